import { readableForeground } from '../../color/readable-foreground.ts';
import { wcagContrast } from '../../color/wcag-contrast.ts';
import type { Guide } from '../../guide/guide.ts';
import { formatRatio } from '../../guide/prose.ts';
import { toRenderedHex } from '../../guide/rendered-hex.ts';
import { LIGHT_SURFACE } from '../../guide/surface.ts';
import type { Finding, Rule } from '../finding.ts';
import { judgeLayers } from '../painted-contrast.ts';

const ID = 'control-contrast';

/** WCAG 2.2, 1.4.11, level AA for the parts that show what and where a control is. */
const REQUIRED = 3;

const MARKS = [
  { key: 'borderColor', what: 'The border of an input' },
  { key: 'focusColor', what: 'The focus mark of an input' },
] as const;

export const controlContrast: Rule = {
  id: ID,
  summary:
    'Border and focus mark of an input have a contrast of at least 3 : 1 to the light surface and to a card.',
  run: ({ guide }) =>
    MARKS.flatMap(({ key, what }) =>
      judgeMark(guide, guide.elements.inputs[key], `elements.inputs.${key}`, what),
    ),
};

/** One finding at most: the surface and the card are grounds of the same mark, and the worse one counts. */
function judgeMark(guide: Guide, front: string, path: string, what: string): Finding[] {
  const surface = LIGHT_SURFACE.background;
  const card = toRenderedHex(guide.elements.cards.backgroundColor, guide, surface);
  // A card that cannot be measured is reported with its text.
  const grounds = card === null ? [surface] : [surface, card];
  const judgment = judgeLayers(guide, { front, ground: 'transparent', on: grounds });
  if ('unknown' in judgment) return [unmeasured(path, what, judgment.unknown)];
  const { front: mark, ground, ratio } = judgment.worst;
  if (ratio >= REQUIRED) return [];
  return [
    {
      rule: ID,
      severity: 'error',
      path,
      message: `${what} has a contrast of ${formatRatio(ratio)} : 1 (${mark} on ${ground}).`,
      measured: { value: ratio, required: REQUIRED, unit: ':1' },
      fix: fix(mark, grounds),
    },
  ];
}

function fix(mark: string, grounds: readonly string[]): string {
  const weakest = (hex: string) => Math.min(...grounds.map((ground) => wcagContrast(hex, ground)));
  const better = grounds
    .map((ground) => readableForeground(mark, ground, REQUIRED))
    .find((hex) => weakest(hex) >= REQUIRED);
  return better === undefined
    ? 'Bring the card nearer to the light surface, then give a color with 3 : 1 to both.'
    : `Use ${better}, which gives ${formatRatio(weakest(better))} : 1.`;
}

function unmeasured(path: string, what: string, value: string): Finding {
  return {
    rule: ID,
    severity: 'info',
    path,
    message: `${what} cannot be measured, because ${value} is known only to the page that uses it.`,
    measured: null,
    fix: 'Give a color such as #85837C, or check the page itself.',
  };
}
