import { findFont } from '../../typography/font-catalog.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'unknown-font';

export const unknownFont: Rule = {
  id: ID,
  summary: 'Both fonts are in the StyleKit catalog of 30 families.',
  run: ({ guide }) =>
    (['header', 'body'] as const).flatMap((role): Finding[] => {
      const { name } = guide.fonts[role];
      if (findFont(name)?.name === name) return [];
      return [
        {
          rule: ID,
          severity: 'warning',
          path: `fonts.${role}.name`,
          message: `${name} is not one of StyleKit’s 30 fonts, so its weights cannot be checked.`,
          measured: null,
          fix: 'Choose one of the 30 fonts, or load this font in your page.',
        },
      ];
    }),
};
