import { expect, it } from 'vitest';
import { formatCreatedOn } from './created-on.ts';

it('names the day', () => {
  expect(formatCreatedOn('2026-11-19T12:00:00.000Z')).toBe('Created on Nov 19, 2026');
});

it('says so when there is no day to name', () => {
  expect(formatCreatedOn('')).toBe('Unknown date');
  expect(formatCreatedOn('soon')).toBe('Unknown date');
});
