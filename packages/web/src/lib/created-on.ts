const DAY = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
const UNKNOWN = 'Unknown date';

/** When a project was made, in the words of its card; the day is the reader's own. */
export function formatCreatedOn(createdAt: string): string {
  const day = formatDay(createdAt);
  return day === UNKNOWN ? UNKNOWN : `Created on ${day}`;
}

/** A day, in words; the reader's own. */
export function formatDay(time: string): string {
  const parsed = Date.parse(time);
  return Number.isNaN(parsed) ? UNKNOWN : DAY.format(parsed);
}
