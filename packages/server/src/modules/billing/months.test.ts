import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, dueMonths, nextGrant } from './months.ts';

const utc = (text: string) => new Date(`${text}Z`);

describe('addMonths', () => {
  it.each([
    ['2026-01-31T10:00', 1, '2026-02-28T10:00'],
    ['2028-01-31T10:00', 1, '2028-02-29T10:00'],
    ['2026-01-31T10:00', 2, '2026-03-31T10:00'],
    ['2026-01-30T23:59', 13, '2027-02-28T23:59'],
    ['2026-08-31T00:00', 1, '2026-09-30T00:00'],
    ['2026-12-15T12:30', 1, '2027-01-15T12:30'],
    ['2028-02-29T06:00', 12, '2029-02-28T06:00'],
    ['2028-02-29T06:00', 48, '2032-02-29T06:00'],
  ])('%s plus %i months is %s', (from, count, to) => {
    expect(addMonths(utc(from), count)).toEqual(utc(to));
  });
});

describe('dueMonths', () => {
  const annual = { startedAt: utc('2026-01-31T00:00'), paidUntil: utc('2027-01-31T00:00'), grantedMonths: 0 };

  it.each([
    ['2026-01-30T23:59', []],
    ['2026-01-31T00:00', [0]],
    ['2026-02-27T23:59', [0]],
    ['2026-02-28T00:00', [0, 1]],
    ['2026-12-31T00:00', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
    ['2030-01-01T00:00', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('of an annual plan at %s are %j', (now, months) => {
    expect(dueMonths(annual, utc(now))).toEqual(months);
  });

  it('grants every paid month once, whenever and however often the job runs', () => {
    const minute = fc.integer({ min: 0, max: 800 * 24 * 60 });
    fc.assert(
      fc.property(minute, fc.array(minute, { maxLength: 40 }), (startMinute, runs) => {
        const startedAt = new Date(Date.UTC(2026, 0, 1) + startMinute * 60_000);
        const paidUntil = addMonths(startedAt, 12);
        let grantedMonths = 0;
        const end = new Date(paidUntil.getTime() + 1);
        for (const now of [...runs.map((run) => new Date(startedAt.getTime() + run * 60_000)), end]) {
          const months = dueMonths({ startedAt, paidUntil, grantedMonths }, now);
          expect(months.every((month) => addMonths(startedAt, month) <= now)).toBe(true);
          grantedMonths += months.length;
        }
        expect(grantedMonths).toBe(12);
        expect(nextGrant({ startedAt, paidUntil, grantedMonths })).toBeNull();
      }),
    );
  });
});
