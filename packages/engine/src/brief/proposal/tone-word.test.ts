import { expect, test } from 'vitest';
import { hexToOklch } from '../../color/convert-color.ts';
import { toneWord } from './tone-word.ts';

test.each([
  ['#FF0000', 'red'],
  ['#FF7F50', 'orange'],
  ['#FFA500', 'orange'],
  ['#FFD700', 'pale yellow'],
  ['#228B22', 'green'],
  ['#008080', 'teal'],
  ['#0000FF', 'blue'],
  ['#001F4D', 'deep blue'],
  ['#ADD8E6', 'pale blue'],
  ['#800080', 'purple'],
  ['#FF69B4', 'pink'],
  ['#8B4513', 'brown'],
  ['#6B6B1E', 'olive'],
  ['#6B7F99', 'muted blue'],
  ['#000000', 'black'],
  ['#FFFFFF', 'white'],
  ['#808080', 'gray'],
  ['#D3D3D3', 'pale gray'],
])('%s is described as %s', (hex, word) => expect(toneWord(hexToOklch(hex))).toBe(word));
