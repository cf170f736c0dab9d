import { describe, expect, it } from 'vitest';
import { findColorName } from './color-name.ts';

describe('findColorName', () => {
  it.each([
    ['red', 0xff0000],
    ['rebeccapurple', 0x663399],
    ['grey', 0x808080],
  ])('finds %s', (word, value) => {
    expect(findColorName(word)).toBe(value);
  });

  it.each(['', 'fff', 'currentcolor', 'transparent', 'Red', 'toString', '__proto__'])(
    'does not find %j',
    (word) => {
      expect(findColorName(word)).toBeUndefined();
    },
  );
});
