import { describe, expect, it } from 'vitest';
import { secondsLeft } from './use-countdown.ts';

describe('secondsLeft', () => {
  it.each([
    [60_000, 0, 60],
    [60_000, 1, 60],
    [60_000, 59_001, 1],
    [60_000, 60_000, 0],
    [60_000, 90_000, 0],
  ])('until %i at %i is %i', (deadline, now, left) => expect(secondsLeft(deadline, now)).toBe(left));
});
