import { type Guide, guideColors } from '../../guide/guide.ts';
import {
  type ExplanationMeasure,
  formatMeasure,
  measureColors,
  measureFonts,
} from '../../guide/measure-guide.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'stale-measurement';

export const staleMeasurement: Rule = {
  id: ID,
  summary: 'Every measurement that an explanation states matches the guide.',
  run: ({ guide }) => [
    ...compare(guide, 'colors', measureColors(guideColors(guide))),
    ...compare(guide, 'fonts', measureFonts(guide.fonts.header, guide.fonts.body, guide.typography)),
  ],
};

/**
 * At most one finding for each explanation, because one edited color changes several measurements. They are compared by
 * position, so that a renamed color makes none of them wrong.
 */
function compare(guide: Guide, part: 'colors' | 'fonts', measured: readonly ExplanationMeasure[]): Finding[] {
  const stated = (guide[part].explanation.measured ?? []).map((measure) => ({
    label: measure.label,
    text: formatMeasure(measure),
  }));
  const actual = measured.map(formatMeasure);
  const index = stated.findIndex(({ text }, position) => text !== actual[position]);
  const first = stated[index];
  if (first === undefined) return [];
  return [
    {
      rule: ID,
      severity: 'warning',
      path: `${part}.explanation.measured.${index}`,
      message: `“${first.label}” is stated as ${first.text}, which does not match the guide.`,
      measured: null,
      fix: `State the measurements of the guide: ${actual.join('; ')}. Or remove them.`,
    },
  ];
}
