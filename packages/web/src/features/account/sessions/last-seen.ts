const RELATIVE = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** Formats the time since `time` (ISO) at `now` (ms) in whole units, rounded down. */
export function formatLastSeen(time: string, now: number): string {
  const seconds = Math.floor((now - Date.parse(time)) / 1_000);
  if (Number.isNaN(seconds)) return 'unknown';
  const found = UNITS.find((each) => seconds >= each.seconds);
  return found === undefined ? 'just now' : RELATIVE.format(-Math.floor(seconds / found.seconds), found.unit);
}
