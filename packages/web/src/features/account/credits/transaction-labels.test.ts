import { describe, expect, it } from 'vitest';
import { formatDelta, toTransactionNotes } from './transaction-labels.ts';

describe('a change of credits', () => {
  it.each([
    [3, '+3'],
    [-1, '−1'],
    [0, '0'],
  ])('of %i is written %s', (delta, words) => expect(formatDelta(delta)).toBe(words));

  it('says what it was, of which credits, and when', () => {
    const createdAt = '2026-11-20T12:00:00.000Z';
    expect(toTransactionNotes({ kind: 'grant', account: 'ai', createdAt })).toEqual([
      'Added',
      'AI credits',
      'Nov 20, 2026',
    ]);
    expect(toTransactionNotes({ kind: 'release', account: 'custom', createdAt })).toEqual([
      'Returned',
      'custom credits',
      'Nov 20, 2026',
    ]);
  });
});
