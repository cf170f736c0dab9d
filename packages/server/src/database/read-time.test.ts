import { describe, expect, it } from 'vitest';
import { readTime } from './read-time.ts';

describe('times of the database', () => {
  it.each([
    ['2026-03-01 12:30:05+00', '2026-03-01T12:30:05.000Z'],
    ['2026-03-01 12:30:05.57+00', '2026-03-01T12:30:05.570Z'],
    ['2026-03-01 12:30:05.123999+00', '2026-03-01T12:30:05.123Z'],
    ['0099-12-31 23:59:59+00', '0099-12-31T23:59:59.000Z'],
    ['2026-03-01 14:30:05.5+02', '2026-03-01T12:30:05.500Z'],
    ['2026-03-01 07:00:05-05:30', '2026-03-01T12:30:05.000Z'],
  ])('reads %s', (text, iso) => {
    expect((readTime(text) as Date).toISOString()).toBe(iso);
  });

  it('leaves special values to the driver', () => {
    expect(readTime('infinity')).toBe(Number.POSITIVE_INFINITY);
  });
});
