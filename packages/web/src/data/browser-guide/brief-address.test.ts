import { describe, expect, it } from 'vitest';
import { parseBriefAddress, toBriefFragment } from './brief-address.ts';

describe('guide URL', () => {
  it.each([
    { brief: 'A bakery & café, 100 % rye?', version: 1 },
    { brief: 'Ett bageri i Göteborg\nmed två ugnar', version: 7 },
    { brief: '', version: 1 },
  ])('round-trips $brief', (address) => {
    expect(parseBriefAddress(toBriefFragment(address))).toEqual(address);
  });

  it('is empty for the sample', () => {
    expect(toBriefFragment({ brief: '', version: 3 })).toBe('');
  });

  it('falls back to the first version for an invalid one', () => {
    for (const version of ['0', '-1', '1.5', 'two', '', '1e9']) {
      expect(parseBriefAddress(`#brief=a%20small%20bakery&version=${version}`).version, version).toBe(1);
    }
  });
});
