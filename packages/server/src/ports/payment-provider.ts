/** The configured price of an offer: a Premium plan or a pack of AI credits. */
export type Offer =
  | { readonly kind: 'plan'; readonly plan: 'monthly' | 'annual' }
  | { readonly kind: 'pack'; readonly credits: 15 | 30 | 60 };

/** A plan subscription as the provider reports it now. Times are UTC. */
export interface SubscriptionState {
  readonly id: string;
  readonly plan: 'monthly' | 'annual';
  readonly status: 'active' | 'past_due' | 'canceled';
  /** When the first period started; the monthly grants count from here. */
  readonly startedAt: Date;
  readonly periodEndsAt: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** When it ended; null while it is running. */
  readonly endedAt: Date | null;
}

/** A paid purchase: a completed checkout of a pack, or a paid invoice of a plan. */
export interface PaidPurchase {
  /** Id of the checkout session or invoice; each is granted once. */
  readonly id: string;
  readonly offer: Offer;
  readonly amountCents: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  /** Null where nothing was charged, for example when a credit balance covered an invoice. */
  readonly paymentIntentId: string | null;
  readonly subscriptionId: string | null;
  /** The paid period of a plan; null for a pack. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
  readonly invoiceUrl: string | null;
  readonly paidAt: Date;
}

/** What became of a charge: its receipt, and how much of it was returned by refunds and lost or open disputes. */
export interface ChargeState {
  readonly paymentIntentId: string;
  readonly amountCents: number;
  readonly returnedCents: number;
  readonly receiptUrl: string | null;
}

/** The current state of a customer. Grants and subscription are derived from it, never from the order of events. */
export interface CustomerState {
  readonly subscription: SubscriptionState | null;
  readonly purchases: readonly PaidPurchase[];
  readonly charges: readonly ChargeState[];
}

/** A verified event. It only names the customer whose state changed. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  /** Null for an event that names no customer. */
  readonly customerId: string | null;
  /** Set for disputes, which name a charge instead of a customer. */
  readonly chargeId: string | null;
}

/** Where the user returns to after checkout or the portal. */
export interface ReturnUrls {
  readonly success: string;
  readonly cancel: string;
}

/** The service that charges cards. All calls go over the network: never make them inside a transaction. */
export interface PaymentProvider {
  /** The offer of a configured price id; null for any other id. */
  findOffer(priceId: string): Offer | null;
  /** The configured price id of an offer. */
  priceIdOf(offer: Offer): string;
  /** Creates a customer; repeated calls for one user return the same id. */
  createCustomer(user: {
    readonly id: string;
    readonly email: string;
    readonly name: string;
  }): Promise<string>;
  /** Starts a checkout and returns the URL of its page. */
  createCheckout(checkout: {
    readonly customerId: string;
    readonly userId: string;
    readonly offer: Offer;
    readonly urls: ReturnUrls;
  }): Promise<string>;
  /** Returns the URL of a page where the customer manages plan, cards and invoices. */
  createPortal(customerId: string, returnUrl: string): Promise<string>;
  /** Ends a subscription immediately. Does nothing if it has ended. */
  cancelSubscription(subscriptionId: string): Promise<void>;
  fetchCustomer(customerId: string): Promise<CustomerState>;
  /** The customer of a charge, or null. */
  findCustomerOfCharge(chargeId: string): Promise<string | null>;
  /**
   * Verifies signature, age and mode of a webhook call.
   *
   * @returns the event, or null when the call must be rejected
   */
  verifyEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent | null>;
  /** All relevant events since a time, newest first. The provider keeps them for 30 days. */
  listEvents(since: Date): AsyncIterable<PaymentEvent>;
}
