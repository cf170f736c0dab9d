import type { Transform } from 'style-dictionary/types';
import { toCssColor } from '../../stylesheet/css-values.ts';
import { EXTENSION } from '../../token/dtcg.ts';

/** A color token as CSS; a custom CSS value that tokens cannot express is used instead of the fallback value. */
export const colorTransform: Transform = {
  name: 'stylekit/color',
  type: 'value',
  // Transitive, so that it also runs on references, whose value is the resolved text at that point.
  transitive: true,
  filter: (token) => token.$type === 'color',
  transform: (token) => {
    const chosen: unknown = token['$extensions']?.[EXTENSION]?.['css'];
    if (typeof chosen === 'string') return chosen;
    return typeof token.$value === 'string' ? token.$value : toCssColor(token.$value);
  },
};
