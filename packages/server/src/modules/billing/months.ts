/**
 * The start of the month `count` months after a date, in UTC. A day that the month does not have becomes its last day:
 * January 31 is followed by February 28 or 29 and March 31.
 */
export function addMonths(date: Date, count: number): Date {
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return first;
}

/** How far the monthly grants of a subscription are. Months count from 0 at `startedAt`. */
export interface GrantSchedule {
  readonly startedAt: Date;
  /** Months that begin before this are paid. */
  readonly paidUntil: Date;
  readonly grantedMonths: number;
}

/**
 * The numbers of the months to grant now: paid, begun, and not granted yet.
 *
 * @param now a month has begun when it starts at or before this
 */
export function dueMonths({ startedAt, paidUntil, grantedMonths }: GrantSchedule, now: Date): number[] {
  const due: number[] = [];
  for (let month = grantedMonths; ; month += 1) {
    const start = addMonths(startedAt, month);
    if (start >= paidUntil || start > now) return due;
    due.push(month);
  }
}

/** When the next month can be granted; null when no paid month is left. */
export function nextGrant({ startedAt, paidUntil, grantedMonths }: GrantSchedule): Date | null {
  const start = addMonths(startedAt, grantedMonths);
  return start < paidUntil ? start : null;
}
