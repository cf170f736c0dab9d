/** Everything the mock stores. Plain data, so that it can be written to a file. Times are Unix seconds. */
export interface StripeRecords {
  /** Seconds the mock's clock is ahead of the real one. */
  clockOffset: number;
  lastId: number;
  /** Customer ids by the idempotency key of their creation. */
  customersByKey: Record<string, string>;
  customers: Record<string, CustomerRecord>;
  sessions: Record<string, SessionRecord>;
  subscriptions: Record<string, SubscriptionRecord>;
  invoices: Record<string, InvoiceRecord>;
  charges: Record<string, ChargeRecord>;
  disputes: Record<string, DisputeRecord>;
  portals: Record<string, PortalRecord>;
  events: EventRecord[];
}

export interface CustomerRecord {
  readonly id: string;
  readonly email: string;
  /** Charges to its card fail until it is changed. */
  isCardDeclined: boolean;
}

export interface SessionRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly reference: string;
  readonly mode: 'payment' | 'subscription';
  readonly price: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
  status: 'open' | 'complete' | 'expired';
  isPaid: boolean;
  paymentIntent: string | null;
  subscription: string | null;
}

export interface SubscriptionRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  price: string;
  status: 'active' | 'past_due' | 'canceled';
  periodStart: number;
  periodEnd: number;
  /** Start of the current billing cycle; periods are counted from it. */
  anchor: number;
  periods: number;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
}

export interface InvoiceRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: string;
  readonly price: string;
  readonly amount: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  status: 'open' | 'paid';
  paymentIntent: string | null;
  paidAt: number | null;
}

export interface ChargeRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly paymentIntent: string;
  readonly amount: number;
  refunded: number;
}

export interface DisputeRecord {
  readonly id: string;
  readonly charge: string;
  readonly amount: number;
  status: 'needs_response' | 'won' | 'lost';
}

export interface PortalRecord {
  readonly id: string;
  readonly customer: string;
  readonly returnUrl: string;
}

export interface EventRecord {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  /** The object as the API returned it when the event happened. */
  readonly object: object;
}

/** A mock without any customer. */
export function emptyRecords(): StripeRecords {
  return {
    clockOffset: 0,
    lastId: 0,
    customersByKey: {},
    customers: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    charges: {},
    disputes: {},
    portals: {},
    events: [],
  };
}
