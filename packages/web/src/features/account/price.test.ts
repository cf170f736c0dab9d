import { describe, expect, it } from 'vitest';
import { formatPrice, formatSaving, toSaving } from './price.ts';

describe('formatPrice', () => {
  it.each([
    [599, '$5.99'],
    [5_999, '$59.99'],
    [500, '$5'],
    [2_050, '$20.50'],
    [0, '$0'],
  ])('formats %i cents as %s', (cents, text) => expect(formatPrice(cents, 'usd')).toBe(text));

  it('shows the currency symbol', () => {
    expect(formatPrice(900, 'eur')).toBe('€9');
  });
});

describe('yearly saving', () => {
  it('is 16 percent and two months at the current prices', () => {
    expect(toSaving(599, 5_999)).toEqual({ percent: 16, freeMonths: 2 });
  });

  it('is absent when a year costs at least twelve months', () => {
    expect(toSaving(500, 6_000)).toBeNull();
    expect(toSaving(500, 7_000)).toBeNull();
  });

  it.each([
    [{ percent: 16, freeMonths: 2 }, 'save 16%, 2 months free'],
    [{ percent: 8, freeMonths: 1 }, 'save 8%, 1 month free'],
    [{ percent: 2, freeMonths: 0 }, 'save 2%'],
  ])('of %o is shown as "%s"', (saving, text) => expect(formatSaving(saving)).toBe(text));
});
