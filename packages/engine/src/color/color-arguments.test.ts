import { describe, expect, it } from 'vitest';
import { splitColorArguments } from './color-arguments.ts';

const NAMES = ['red', 'green', 'blue'];

describe('splitColorArguments', () => {
  it.each([
    ['1, 2, 3', { values: ['1', '2', '3'], alpha: null, form: 'legacy' }],
    [' 1 ,2,3 , 40% ', { values: ['1', '2', '3'], alpha: '40%', form: 'legacy' }],
    ['1 2 3', { values: ['1', '2', '3'], alpha: null, form: 'modern' }],
    ['  1  2  3/4 ', { values: ['1', '2', '3'], alpha: '4', form: 'modern' }],
  ])('splits %j', (body, expected) => {
    expect(splitColorArguments('rgb', body, NAMES)).toEqual(expected);
  });

  it.each([
    [',', 'missing a value for red'],
    ['1,,', 'missing a value for green'],
    ['1,2,3,', 'missing a value for the opacity'],
    ['1,2', '2 values'],
    ['1 2 3 4 5', '5 values'],
    ['/', 'no values'],
    ['1 2 3 /', 'no value after its slash'],
    ['1/2/3', 'more than one slash'],
    ['1,2,3/4', 'both commas and a slash'],
    ['1,2 3,4', 'both commas and spaces'],
    ['1 2 3 4', 'a fourth value without a slash'],
  ])('rejects %j: %s', (body, message) => {
    expect(() => splitColorArguments('rgb', body, NAMES)).toThrow(message);
  });
});
