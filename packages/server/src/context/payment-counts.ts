/** What this process counted of payments since it started; `/metrics` shows it. */
export interface PaymentCounts {
  checkouts: number;
  /** Webhook calls by result. */
  readonly webhooks: { accepted: number; repeated: number; rejected: number };
  grants: number;
  /** Credits taken back or returned after refunds and disputes. */
  corrections: number;
  /** Events that only the reconciliation found. */
  reconciled: number;
}

export function createPaymentCounts(): PaymentCounts {
  return {
    checkouts: 0,
    webhooks: { accepted: 0, repeated: 0, rejected: 0 },
    grants: 0,
    corrections: 0,
    reconciled: 0,
  };
}
