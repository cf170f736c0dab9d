import { describe, expect, it } from 'vitest';
import { formatDeviceCode, isCompleteCode } from './device-code.ts';

describe('formatDeviceCode', () => {
  it.each([
    ['bcdfghjk', 'BCDF-GHJK'],
    ['BCDF-GHJK', 'BCDF-GHJK'],
    [' bcdf – ghjk ', 'BCDF-GHJK'],
    ['bcdf', 'BCDF'],
    ['bcdfg', 'BCDF-G'],
    ['bcdfghjklm', 'BCDF-GHJK'],
    ['1a<b>', 'B'],
  ])('%s is %s', (input, code) => expect(formatDeviceCode(input)).toBe(code));

  it('knows when a code is complete', () => {
    expect(['bcdf ghjk', 'bcdf ghj', ''].map(isCompleteCode)).toEqual([true, false, false]);
  });
});
