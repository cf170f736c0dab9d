import { describe, expect, it } from 'vitest';
import { formatLastSeen } from './last-seen.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

describe('formatLastSeen', () => {
  it.each([
    ['2026-11-20T12:00:30.000Z', 'just now'],
    ['2026-11-20T11:59:01.000Z', 'just now'],
    ['2026-11-20T11:59:00.000Z', '1 minute ago'],
    ['2026-11-20T11:00:01.000Z', '59 minutes ago'],
    ['2026-11-20T11:00:00.000Z', '1 hour ago'],
    ['2026-11-19T12:00:01.000Z', '23 hours ago'],
    ['2026-11-17T12:00:00.000Z', '3 days ago'],
    ['yesterday', 'unknown'],
  ])('%s is %s', (time, text) => expect(formatLastSeen(time, NOW)).toBe(text));
});
