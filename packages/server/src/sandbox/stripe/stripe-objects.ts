import { findPrice, type MockPrice } from './stripe-catalog.ts';
import type {
  ChargeRecord,
  CustomerRecord,
  DisputeRecord,
  EventRecord,
  InvoiceRecord,
  SessionRecord,
  StripeRecords,
  SubscriptionRecord,
} from './stripe-records.ts';

// The objects of the API that the product reads, in the form of the pinned version.

export const toCustomer = ({ id, email }: CustomerRecord) => ({
  id,
  object: 'customer',
  email,
  livemode: false,
});

export function toPrice({ id, name, amountCents, interval }: MockPrice) {
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    livemode: false,
    nickname: name,
    type: interval === null ? 'one_time' : 'recurring',
    recurring: interval === null ? null : { interval, interval_count: 1 },
    unit_amount: amountCents,
  };
}

export function toSession(session: SessionRecord, origin: string) {
  const price = findPrice(session.price);
  return {
    id: session.id,
    object: 'checkout.session',
    amount_total: price.amountCents,
    client_reference_id: session.reference,
    created: session.created,
    currency: 'usd',
    customer: session.customer,
    line_items: toList([{ id: `li_${session.id}`, object: 'item', price: toPrice(price), quantity: 1 }]),
    livemode: false,
    mode: session.mode,
    payment_intent: session.paymentIntent,
    payment_status: session.isPaid ? 'paid' : 'unpaid',
    status: session.status,
    subscription: session.subscription,
    url: session.status === 'open' ? `${origin}/pay/${session.id}` : null,
  };
}

export function toSubscription(subscription: SubscriptionRecord) {
  const { id, created, customer, status, periodStart, periodEnd, cancelAtPeriodEnd, endedAt } = subscription;
  const item = {
    id: `si_${id}`,
    object: 'subscription_item',
    current_period_start: periodStart,
    current_period_end: periodEnd,
    price: toPrice(findPrice(subscription.price)),
  };
  return {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: cancelAtPeriodEnd,
    created,
    customer,
    ended_at: endedAt,
    items: toList([item]),
    livemode: false,
    start_date: created,
    status,
  };
}

export function toInvoice(invoice: InvoiceRecord, origin: string) {
  const { id, created, customer, subscription, price, amount, periodStart, periodEnd, status, paidAt } =
    invoice;
  const line = {
    id: `il_${id}`,
    object: 'line_item',
    amount,
    period: { start: periodStart, end: periodEnd },
    pricing: { type: 'price_details', price_details: { price } },
  };
  const payment = {
    id: `inpay_${id}`,
    object: 'invoice_payment',
    payment: { payment_intent: invoice.paymentIntent },
  };
  return {
    id,
    object: 'invoice',
    amount_paid: status === 'paid' ? amount : 0,
    created,
    currency: 'usd',
    customer,
    hosted_invoice_url: `${origin}/invoice/${id}`,
    lines: toList([line]),
    livemode: false,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    payments: toList(invoice.paymentIntent === null ? [] : [payment]),
    status,
    status_transitions: { paid_at: paidAt },
  };
}

export function toCharge(
  { id, created, customer, paymentIntent, amount, refunded }: ChargeRecord,
  records: StripeRecords,
  origin: string,
) {
  return {
    id,
    object: 'charge',
    amount,
    amount_refunded: refunded,
    created,
    customer,
    disputed: Object.values(records.disputes).some(({ charge }) => charge === id),
    livemode: false,
    paid: true,
    payment_intent: paymentIntent,
    receipt_url: `${origin}/receipt/${id}`,
    refunded: refunded === amount,
    status: 'succeeded',
  };
}

export const toDispute = ({ id, charge, amount, status }: DisputeRecord) => ({
  id,
  object: 'dispute',
  amount,
  charge,
  livemode: false,
  status,
});

export const toEvent = ({ id, type, created, object }: EventRecord) => ({
  id,
  object: 'event',
  created,
  data: { object },
  livemode: false,
  type,
});

export function toList<T>(data: readonly T[]) {
  return { object: 'list', data, has_more: false };
}
