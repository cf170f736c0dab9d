import { escapeHtml } from '../../lib/escape-html.ts';
import { findPrice, MOCK_PRICES, type MockPrice } from './stripe-catalog.ts';
import type { PortalRecord, SessionRecord, StripeRecords, SubscriptionRecord } from './stripe-records.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 30rem; margin: 8vh auto; padding: 0 1.25rem; }
h1 { font-size: 1.5rem; font-weight: 500; margin: 0 0 1rem; }
.mark {
  display: inline-block; margin-bottom: 1.5rem; padding: .125rem .5rem; border: 1px solid; border-radius: 4px;
  font-size: .8125rem;
}
button, .link {
  display: block; box-sizing: border-box; width: 100%; margin-bottom: .5rem; padding: .75rem 1rem; border: 1px solid;
  border-radius: 4px; background: none; color: inherit; cursor: pointer; font: inherit; text-align: center;
  text-decoration: none;
}
:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

/** The checkout of a session that is not paid yet. */
export function renderCheckout({ id, price, cancelUrl }: SessionRecord): string {
  const { name, amountCents, interval } = findPrice(price);
  const renewal = interval === null ? 'One payment.' : `Renews every ${interval} until canceled.`;
  return page(
    'Checkout (simulated)',
    `<h1>${escapeHtml(name)}</h1>
<p>${money(amountCents)}. ${renewal} No tax is added.</p>
${form(`/pay/${id}`, 'pay', `Pay ${money(amountCents)}`)}
${form(`/pay/${id}`, 'decline', 'Pay with a declined card')}
<a class="link" href="${escapeHtml(cancelUrl)}">Cancel</a>`,
  );
}

/** The checkout after a declined card. */
export function renderDeclined(session: SessionRecord): string {
  const note = '<p role="alert">The card was declined. Nothing was charged.</p>';
  return renderCheckout(session).replace('<h1>', `${note}\n<h1>`);
}

/** The portal of a customer: plan, card, invoices, and the clock of the mock. */
export function renderPortal({ id, customer, returnUrl }: PortalRecord, records: StripeRecords): string {
  const action = `/portal/${id}`;
  const subscription = Object.values(records.subscriptions)
    .filter((known) => known.customer === customer && known.status !== 'canceled')
    .at(-1);
  const isDeclined = records.customers[customer]?.isCardDeclined === true;
  const card = isDeclined
    ? form(action, 'accept-card', 'Use a card that works, and pay open invoices')
    : form(action, 'decline-card', 'Use a card that is declined from now on');
  return page(
    'Billing (simulated)',
    `<h1>Manage your plan</h1>
${subscription === undefined ? '<p>No running plan.</p>' : renderPlan(subscription, action)}
<h2>Card</h2>
${card}
<h2>Clock</h2>
<p>The clock of this mock shows ${date(Math.floor(Date.now() / 1_000) + records.clockOffset)}.</p>
${form(action, 'next-period', 'Move to the next renewal')}
<a class="link" href="${escapeHtml(returnUrl)}">Return to StyleKit</a>`,
  );
}

function renderPlan(subscription: SubscriptionRecord, action: string): string {
  const { price, status, periodEnd, cancelAtPeriodEnd } = subscription;
  const end = cancelAtPeriodEnd ? `Ends on ${date(periodEnd)}` : `Renews on ${date(periodEnd)}`;
  const others = MOCK_PRICES.filter(({ interval, id }) => interval !== null && id !== price);
  const changes = others
    .map((other) => form(action, `change:${other.id}`, `Change to ${describe(other)}`))
    .join('\n');
  const cancel = cancelAtPeriodEnd
    ? form(action, 'resume', 'Keep the plan')
    : form(action, 'cancel', 'Cancel at the end of the period');
  return `<p>${describe(findPrice(price))}. ${end}.${status === 'past_due' ? ' The last payment failed.' : ''}</p>
${changes}
${cancel}
${form(action, 'cancel-now', 'Cancel now')}`;
}

/** A page with one line, such as a receipt. */
export function renderNote(title: string, text: string): string {
  return page(title, `<h1>${escapeHtml(title)}</h1>\n<p>${escapeHtml(text)}</p>`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="mark">Simulated: no money moves</p>
${content}
</main>
</body>
</html>
`;
}

function form(action: string, value: string, label: string): string {
  const button = `<button name="do" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`;
  return `<form method="post" action="${escapeHtml(action)}">${button}</form>`;
}

function describe({ name, amountCents, interval }: MockPrice): string {
  return `${name}, ${money(amountCents)} per ${interval}`;
}

function money(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

function date(seconds: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(seconds * 1_000);
}
