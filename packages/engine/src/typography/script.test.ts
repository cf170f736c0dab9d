import { expect, it } from 'vitest';
import { scriptsIn } from './script.ts';

it.each([
  ['Bread and salt', []],
  ['Crème brûlée, ñandú, łódź', []],
  ['Ψωμί', ['greek']],
  ['Хлеб', ['cyrillic']],
  ['לחם', ['hebrew']],
  ['रोटी', ['devanagari']],
  // In code point order, whatever the order of the text.
  ['Хлеб, Ψωμί', ['greek', 'cyrillic']],
  ['パン, 面包, خبز', []],
  // The first and the last code points, and their neighbors.
  ['\u036f\u0400', ['cyrillic']],
  ['\u0370', ['greek']],
  ['\u03ff', ['greek']],
  ['\u0530\u058f', []],
  ['\u0590\u05ff', ['hebrew']],
  ['\u0900\u097f\u0980', ['devanagari']],
  ['😀', []],
  ['', []],
])('the scripts of “%s” are %j', (text, scripts) => {
  expect(scriptsIn(text)).toEqual(scripts);
});
