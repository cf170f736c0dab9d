import { describe, expect, it } from 'vitest';
import { formatDelta, toTransactionNotes } from './transaction-labels.ts';

describe('transaction labels', () => {
  it.each([
    [3, '+3'],
    [-1, '−1'],
    [0, '0'],
  ])('format %i as %s', (delta, text) => expect(formatDelta(delta)).toBe(text));

  it('name the kind, the credits and the date', () => {
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
