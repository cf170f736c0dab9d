import { PREMIUM_ACTIVE_CUSTOM_GUIDES } from '../../config/limits.ts';

/** AI credits that each paid month adds. */
export const PREMIUM_MONTHLY_CREDITS = 30;
export const CURRENCY = 'usd';

/** A Premium plan; the annual one is paid once a year, and its credits are added monthly. */
export interface Plan {
  readonly plan: 'monthly' | 'annual';
  readonly amountCents: number;
  readonly interval: 'month' | 'year';
  readonly monthlyAiCredits: number;
  readonly activeCustomGuides: number;
}

/** A pack of AI credits. */
export interface Pack {
  readonly credits: 15 | 30 | 60;
  readonly amountCents: number;
  /** A badge such as "Best". */
  readonly label: string | null;
  readonly isDefault: boolean;
}

const PREMIUM = {
  monthlyAiCredits: PREMIUM_MONTHLY_CREDITS,
  activeCustomGuides: PREMIUM_ACTIVE_CUSTOM_GUIDES,
} as const;

/** The two plans for Premium. */
export const PLANS: readonly Plan[] = [
  { plan: 'monthly', amountCents: 599, interval: 'month', ...PREMIUM },
  { plan: 'annual', amountCents: 5_999, interval: 'year', ...PREMIUM },
];

/** The packs, from small to large. */
export const PACKS: readonly Pack[] = [
  { credits: 15, amountCents: 500, label: null, isDefault: false },
  { credits: 30, amountCents: 900, label: null, isDefault: false },
  { credits: 60, amountCents: 2_000, label: 'Best', isDefault: true },
];
