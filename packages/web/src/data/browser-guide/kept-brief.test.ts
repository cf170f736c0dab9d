import { describe, expect, it } from 'vitest';
import { readKeptBrief } from './kept-brief.ts';

describe('kept brief', () => {
  it('is read as it was stored', () => {
    const kept = { brief: 'A bakery in Lisbon', version: 3 };
    expect(readKeptBrief(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  });

  it.each([
    null,
    'text',
    {},
    { brief: '', version: 1 },
    { brief: 'A bakery', version: 0 },
    { brief: 7, version: 1 },
  ])('is missing for %j', (stored) => {
    expect(readKeptBrief(stored)).toBeNull();
  });
});
