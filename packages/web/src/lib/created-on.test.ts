import { expect, it } from 'vitest';
import { formatCreatedOn } from './created-on.ts';

it('formats the date', () => {
  expect(formatCreatedOn('2026-11-19T12:00:00.000Z')).toBe('Created on Nov 19, 2026');
});

it('handles a missing date', () => {
  expect(formatCreatedOn('')).toBe('Unknown date');
  expect(formatCreatedOn('soon')).toBe('Unknown date');
});
