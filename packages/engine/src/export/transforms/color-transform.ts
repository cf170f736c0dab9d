import type { Transform } from 'style-dictionary/types';
import { toCssColor } from '../../stylesheet/css-values.ts';
import { EXTENSION } from '../../token/dtcg.ts';

/** A color token as CSS: what somebody wrote by hand in a form tokens cannot say wins over the stand-in. */
export const colorTransform: Transform = {
  name: 'stylekit/color',
  type: 'value',
  // Transitive, so that it also runs on references; by then their value is the text of the color referred to.
  transitive: true,
  filter: (token) => token.$type === 'color',
  transform: (token) => {
    const chosen: unknown = token['$extensions']?.[EXTENSION]?.['css'];
    if (typeof chosen === 'string') return chosen;
    return typeof token.$value === 'string' ? token.$value : toCssColor(token.$value);
  },
};
