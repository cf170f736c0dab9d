import { toFontUrl } from '../../typography/font-url.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'font-url';

export const fontUrl: Rule = {
  id: ID,
  summary:
    'The address of each font is the fonts service’s stylesheet of that family in the weights of the guide.',
  run: ({ guide }) =>
    (['header', 'body'] as const).flatMap((role): Finding[] => {
      const { name, url, weights } = guide.fonts[role];
      const right = toFontUrl([{ name, weights }]);
      if (url === right) return [];
      return [
        {
          rule: ID,
          severity: 'error',
          path: `fonts.${role}.url`,
          message: `${url === '' ? 'There is no address' : `${url} is not the address`} of ${name} in the weights ${weights.join(', ')}.`,
          measured: null,
          fix: `Write ${right}.`,
        },
      ];
    }),
};
