import { describe, expect, it } from 'vitest';
import { deviceCodeSchema, formatDeviceCode } from './device-code.ts';

const isComplete = (code: string) => deviceCodeSchema.safeParse({ code }).error === undefined;

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
    expect(['bcdf ghjk', 'bcdf ghj', ''].map(isComplete)).toEqual([true, false, false]);
  });
});
