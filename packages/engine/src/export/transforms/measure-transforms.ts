import type { Transform } from 'style-dictionary/types';
import { toCssLength, toCssTime } from '../../stylesheet/css-values.ts';

/** A dimension token as a CSS length. */
export const dimensionTransform: Transform = {
  name: 'stylekit/dimension',
  type: 'value',
  filter: (token) => token.$type === 'dimension',
  transform: (token) => toCssLength(token.$value),
};

/** A duration token as a CSS time; Style Dictionary has no transform for the object form. */
export const durationTransform: Transform = {
  name: 'stylekit/duration',
  type: 'value',
  filter: (token) => token.$type === 'duration',
  transform: (token) => toCssTime(token.$value),
};
