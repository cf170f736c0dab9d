import { toFontUrl } from '../../typography/font-url.ts';
import type { Finding, Rule } from '../finding.ts';

const ID = 'font-url';

export const fontUrl: Rule = {
  id: ID,
  summary: 'The URL of each font is the Google Fonts stylesheet of its family and weights.',
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
          message: `${url === '' ? 'There is no URL' : `${url} is not the URL`} of ${name} in the weights ${weights.join(', ')}.`,
          measured: null,
          fix: `Use ${right}.`,
          exactFix: { value: right },
        },
      ];
    }),
};
