import { describe, expect, it } from 'vitest';
import { parseBriefAddress, toBriefSearch } from './brief-address.ts';

describe('the address of a guide', () => {
  it.each([
    { brief: 'A bakery & café, 100 % rye?', version: 1 },
    { brief: 'Ett bageri i Göteborg\nmed två ugnar', version: 7 },
    { brief: '', version: 1 },
  ])('carries $brief there and back', (address) => {
    expect(parseBriefAddress(toBriefSearch(address))).toEqual(address);
  });

  it('is bare for the sample', () => {
    expect(toBriefSearch({ brief: '', version: 3 })).toBe('');
  });

  it('takes a version it cannot use as the first', () => {
    for (const version of ['0', '-1', '1.5', 'two', '', '1e9']) {
      expect(parseBriefAddress(`?brief=a%20small%20bakery&version=${version}`).version, version).toBe(1);
    }
  });
});
