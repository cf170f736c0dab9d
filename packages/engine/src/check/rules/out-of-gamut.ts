import { safeParseColor } from '../../color/parse-color.ts';
import { colorValues } from '../color-values.ts';
import type { Rule } from '../finding.ts';

const ID = 'out-of-gamut';

export const outOfGamut: Rule = {
  id: ID,
  summary: 'Every color value of the guide is a color within the range of its notation.',
  run: ({ guide, settings }) =>
    colorValues(guide, settings).flatMap(({ path, value }) => {
      // Only the page can resolve var() and color-mix().
      if (/^(?:var|color-mix)\(/i.test(value)) return [];
      const parsed = safeParseColor(value);
      if (parsed.ok) return [];
      return [
        { rule: ID, severity: 'error', path, message: parsed.message, measured: null, fix: parsed.hint },
      ];
    }),
};
