import type { Transform } from 'style-dictionary/types';
import { toFontFamily } from '../../stylesheet/css-text.ts';

/** A font family token as the value of `font-family`, with escaped names. */
export const fontFamilyTransform: Transform = {
  name: 'stylekit/font-family',
  type: 'value',
  filter: (token) => token.$type === 'fontFamily',
  transform: (token) => toFontFamily(token.$value),
};
