import { readableForeground } from '../../color/readable-foreground.ts';
import { wcagContrast } from '../../color/wcag-contrast.ts';
import type { Guide } from '../../guide/guide.ts';
import { formatRatio } from '../../guide/prose.ts';
import { toRenderedHex } from '../../guide/rendered-hex.ts';
import { LIGHT_SURFACE, SURFACES } from '../../guide/surface.ts';
import type { Finding, Rule } from '../finding.ts';
import { judgeLayers } from '../painted-contrast.ts';
import { type PaintedPair, paintedPairs } from '../painted-pairs.ts';

const ID = 'text-contrast';

/** WCAG 2.2, 1.4.3, level AA for text of normal size. */
const REQUIRED = 4.5;

const BOTH_SURFACES = SURFACES.map(({ background }) => background);

export const textContrast: Rule = {
  id: ID,
  summary:
    'Text on every button, outline and link, in every state and on both surfaces, and on a card on the light surface, has a contrast of at least 4.5 : 1.',
  run: (checked) => paintedPairs(checked).flatMap((pair) => judge(pair, checked.guide)),
};

function judge({ background, text, path, what, on = BOTH_SURFACES }: PaintedPair, guide: Guide): Finding[] {
  const judgment = judgeLayers(guide, { front: text, ground: background, on });
  if ('unknown' in judgment) return [unmeasured(path, what, judgment.unknown)];
  const { front, ground, ratio } = judgment.worst;
  if (ratio >= REQUIRED) return [];
  return [
    {
      rule: ID,
      severity: 'error',
      path,
      message: `Text of ${what} has a contrast of ${formatRatio(ratio)} : 1 (${front} on ${ground}).`,
      measured: { value: ratio, required: REQUIRED, unit: ':1' },
      fix: path.startsWith('elements.cards') ? cardFix(ground) : textFix(background, guide, on),
    },
  ];
}

/** Running text has the color of its surface, so that it is the card that has to change. */
function cardFix(ground: string): string {
  const lighter = readableForeground(ground, LIGHT_SURFACE.text, REQUIRED);
  return `Use ${lighter} for the card, which gives ${formatRatio(wcagContrast(lighter, LIGHT_SURFACE.text))} : 1.`;
}

/** Black or white, if one of them reads on the ground over every surface. */
function textFix(background: string, guide: Guide, on: readonly string[]): string {
  const grounds = on.flatMap((surface) => toRenderedHex(background, guide, surface) ?? []);
  const worst = (text: string) => Math.min(...grounds.map((ground) => wcagContrast(ground, text)));
  const text = worst('#FFFFFF') > worst('#000000') ? '#FFFFFF' : '#000000';
  return worst(text) >= REQUIRED
    ? `Use ${text} for the text, which gives ${formatRatio(worst(text))} : 1.`
    : 'Give an opaque ground: no text reads on this one over both surfaces.';
}

function unmeasured(path: string, what: string, value: string): Finding {
  return {
    rule: ID,
    severity: 'info',
    path,
    message: `The contrast of ${what} cannot be measured, because ${value} is known only to the page that uses it.`,
    measured: null,
    fix: 'Give a color such as #1F4E6B, or check the page itself.',
  };
}
