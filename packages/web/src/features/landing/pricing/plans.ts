export interface PricingPlan {
  readonly name: string;
  readonly price: string;
  /** What the price is for, such as `per month`. */
  readonly per: string;
  readonly note: string;
  readonly isPopular: boolean;
  readonly features: readonly string[];
  /** The label of the link, and where it leads signed-in users. Visitors register first. */
  readonly action: string;
  readonly signedIn: string;
}

const SUBSCRIPTION = '/account?tab=subscription';
const PAID_FEATURES = [
  '30 AI style guides per month',
  'Unlimited custom style guides, 100 active at a time (delete to create more)',
  'CSS/JSON export',
];

/** The plans, as the account page sells them. An end-to-end test compares them with the server. */
export const PLANS: readonly PricingPlan[] = [
  {
    name: 'Free Trial',
    price: '$0',
    per: '',
    note: 'No credit card needed',
    isPopular: false,
    features: ['3 AI style guides', 'Up to 3 custom style guides', 'CSS/JSON export'],
    action: 'Start free',
    signedIn: '/dashboard',
  },
  {
    name: 'Annual',
    price: '$59.99',
    per: 'per year',
    note: 'Save 16%, 2 months free',
    isPopular: true,
    features: PAID_FEATURES,
    action: 'Choose Annual',
    signedIn: SUBSCRIPTION,
  },
  {
    name: 'Monthly',
    price: '$5.99',
    per: 'per month',
    note: 'Cancel any time',
    isPopular: false,
    features: PAID_FEATURES,
    action: 'Choose Monthly',
    signedIn: SUBSCRIPTION,
  },
];
