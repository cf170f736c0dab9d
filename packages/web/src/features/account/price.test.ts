import { describe, expect, it } from 'vitest';
import { formatPrice, formatSaving, toSaving } from './price.ts';

describe('a price', () => {
  it.each([
    [599, '$5.99'],
    [5_999, '$59.99'],
    [500, '$5'],
    [2_050, '$20.50'],
    [0, '$0'],
  ])('of %i cents is %s', (cents, words) => expect(formatPrice(cents, 'usd')).toBe(words));

  it('has the mark of its currency', () => {
    expect(formatPrice(900, 'eur')).toBe('€9');
  });
});

describe('the saving of a year at once', () => {
  it('is 16 percent and two months at the prices decided', () => {
    expect(toSaving(599, 5_999)).toEqual({ percent: 16, freeMonths: 2 });
  });

  it('is none where a year costs as much as twelve months, or more', () => {
    expect(toSaving(500, 6_000)).toBeNull();
    expect(toSaving(500, 7_000)).toBeNull();
  });

  it.each([
    [{ percent: 16, freeMonths: 2 }, 'save 16%, 2 months free'],
    [{ percent: 8, freeMonths: 1 }, 'save 8%, 1 month free'],
    [{ percent: 2, freeMonths: 0 }, 'save 2%'],
  ])('%o reads %s', (saving, words) => expect(formatSaving(saving)).toBe(words));
});
