/** Formats cents as a price without decimals for whole units: `$5`, `$5.99`. `currency` is an ISO 4217 code. */
export function formatPrice(amountCents: number, currency: string): string {
  const style = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', style).format(amountCents / 100);
}

export interface Saving {
  /** Rounded down to whole percent. */
  readonly percent: number;
  /** The number of free months, rounded. */
  readonly freeMonths: number;
}

/** The saving of annual over monthly billing, or null if it is below 1%. Both amounts are in cents. */
export function toSaving(monthlyCents: number, annualCents: number): Saving | null {
  const saved = 12 * monthlyCents - annualCents;
  const percent = Math.floor((saved * 100) / (12 * monthlyCents));
  return percent < 1 ? null : { percent, freeMonths: Math.round(saved / monthlyCents) };
}

/** A saving such as `save 16%, 2 months free`. */
export function formatSaving({ percent, freeMonths }: Saving): string {
  if (freeMonths === 0) return `save ${percent}%`;
  return `save ${percent}%, ${freeMonths} ${freeMonths === 1 ? 'month' : 'months'} free`;
}
