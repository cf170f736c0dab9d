import { readableForeground } from '../../color/readable-foreground.ts';
import { wcagContrast } from '../../color/wcag-contrast.ts';
import type { Guide } from '../../guide/guide.ts';
import { formatRatio } from '../../guide/prose.ts';
import { toRenderedHex } from '../../guide/rendered-hex.ts';
import { surfacesOf } from '../../guide/surface.ts';
import type { Finding, Rule } from '../finding.ts';
import { type ContrastPair, measureLayers } from '../layer-contrast.ts';
import { type RenderedPair, renderedPairs } from '../rendered-pairs.ts';

const ID = 'text-contrast';

/** WCAG 2.2, 1.4.3, level AA: the contrast of normal-size text. */
const REQUIRED = 4.5;

export const textContrast: Rule = {
  id: ID,
  summary:
    'Text on every button, outline and link, in every state and on both surfaces, in a selection and on cards has a ' +
    'contrast of at least 4.5 : 1.',
  run: (checked) => renderedPairs(checked).flatMap((pair) => checkPair(checked.guide, pair)),
};

function checkPair(guide: Guide, pair: RenderedPair): Finding[] {
  const { background, text, path, label } = pair;
  const surfaces = pair.surfaces ?? surfacesOf(guide).map((surface) => surface.background);
  const result = measureLayers(guide, { foreground: text, background, surfaces });
  if ('unknown' in result) return [unmeasured(path, label, result.unknown)];
  const { worst } = result;
  if (worst.ratio >= REQUIRED) return [];
  return [
    {
      rule: ID,
      severity: 'error',
      path,
      message: `Text of ${label} has a contrast of ${formatRatio(worst.ratio)} : 1 (${worst.foreground} on ${worst.background}).`,
      measured: { value: worst.ratio, required: REQUIRED, unit: ':1' },
      ...(path.startsWith('elements.cards') ? cardFix(worst) : textFix(background, guide, surfaces, path)),
    },
  ];
}

type Fix = Pick<Finding, 'fix' | 'exactFix'>;

/** The text color of the surface is fixed, so the card has to change. */
function cardFix({ background, foreground }: ContrastPair): Fix {
  const better = readableForeground(background, foreground, REQUIRED);
  return {
    fix: `Use ${better} for the card, which gives ${formatRatio(wcagContrast(better, foreground))} : 1.`,
    exactFix: { value: better },
  };
}

/** Black or white, if one of them is readable on the background over every surface. */
function textFix(background: string, guide: Guide, surfaces: readonly string[], path: string): Fix {
  const backgrounds = surfaces.flatMap((surface) => toRenderedHex(background, guide, surface) ?? []);
  const worst = (text: string) =>
    Math.min(...backgrounds.map((background) => wcagContrast(background, text)));
  const text = worst('#FFFFFF') > worst('#000000') ? '#FFFFFF' : '#000000';
  if (worst(text) < REQUIRED)
    return { fix: 'Use an opaque background: no text color is readable on this one over both surfaces.' };
  return {
    fix: `Use ${text} for the text, which gives ${formatRatio(worst(text))} : 1.`,
    // Only the elements of the document have a text color of their own.
    ...(path.startsWith('elements.') ? { exactFix: { value: text } } : {}),
  };
}

function unmeasured(path: string, label: string, value: string): Finding {
  return {
    rule: ID,
    severity: 'info',
    path,
    message: `The contrast of ${label} cannot be measured, because only the page that uses it defines ${value}.`,
    measured: null,
    fix: 'Use a color such as #1F4E6B, or check the page itself.',
  };
}
