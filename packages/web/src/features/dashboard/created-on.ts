const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** When a project was made, in the words of its card; the day is the reader's own. */
export function formatCreatedOn(createdAt: string): string {
  const time = Date.parse(createdAt);
  return Number.isNaN(time) ? 'Unknown date' : `Created on ${DAY.format(time)}`;
}
