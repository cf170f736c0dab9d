/** An amount in cents as a price, whole units without decimals: `$5`, `$5.99`. `currency` is an ISO 4217 code. */
export function formatPrice(amountCents: number, currency: string): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', style).format(amountCents / 100);
}

export interface Saving {
  /** Whole percent, rounded down so that it never promises too much. */
  readonly percent: number;
  /** Months that cost nothing, to the nearest whole one. */
  readonly freeMonths: number;
}

/** What a year at once saves against twelve months, both in cents; null when it saves nothing worth naming. */
export function toSaving(monthlyCents: number, annualCents: number): Saving | null {
  const saved = 12 * monthlyCents - annualCents;
  const percent = Math.floor((saved * 100) / (12 * monthlyCents));
  return percent < 1 ? null : { percent, freeMonths: Math.round(saved / monthlyCents) };
}

/** A saving in words: `save 16%, 2 months free`. */
export function formatSaving({ percent, freeMonths }: Saving): string {
  if (freeMonths === 0) return `save ${percent}%`;
  return `save ${percent}%, ${freeMonths} ${freeMonths === 1 ? 'month' : 'months'} free`;
}
