import type { Transform } from 'style-dictionary/types';
import { toCssShadow } from '../../stylesheet/css-values.ts';
import { EXTENSION } from '../../token/dtcg.ts';

/** A shadow token as CSS; a custom CSS color that tokens cannot express is used instead of the fallback color. */
export const shadowTransform: Transform = {
  name: 'stylekit/shadow',
  type: 'value',
  filter: (token) => token.$type === 'shadow',
  transform: (token) => {
    const chosen: unknown = token['$extensions']?.[EXTENSION]?.['css'];
    return toCssShadow(token.$value, typeof chosen === 'string' ? chosen : undefined);
  },
};
