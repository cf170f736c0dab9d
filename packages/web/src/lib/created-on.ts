const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
const UNKNOWN = 'Unknown date';

/** The creation date as shown on cards, in the local time zone. */
export function formatCreatedOn(createdAt: string): string {
  const day = formatDay(createdAt);
  return day === UNKNOWN ? UNKNOWN : `Created on ${day}`;
}

/** A date such as `Nov 21, 2026`, in the local time zone. */
export function formatDay(time: string): string {
  const parsed = Date.parse(time);
  return Number.isNaN(parsed) ? UNKNOWN : DAY.format(parsed);
}
