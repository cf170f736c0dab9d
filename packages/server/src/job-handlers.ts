import { LIMITS } from './config/limits.ts';
import { type Ctx, type Services, toCtx } from './context/context.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import { sweepAccounts } from './modules/account/sweep-accounts.ts';
import { processEvent, sweepPaymentEvents } from './modules/billing/payment-event.service.ts';
import { reconcilePayments } from './modules/billing/reconcile-payments.ts';
import { runSubscriptionDates } from './modules/billing/subscription.service.ts';
import { runGeneration } from './modules/generation/generation.service.ts';
import { sweepGeneration } from './modules/generation/sweep-generation.ts';
import { measureDrift } from './modules/ledger/measure-drift.ts';
import { sendQueuedMail } from './modules/mail/mail.service.ts';
import { increment } from './modules/rate-limit/rate-limit.ts';
import { sweepIdempotencyKeys } from './modules/style-tile/sweep-idempotency-keys.ts';
import { sweepUploadsWhenDue } from './modules/upload/sweep-uploads.ts';

/** The handlers of the queued jobs. */
export function createJobHandlers(services: Services): JobHandlers {
  return {
    generate: async (data, signal) => void (await runGeneration(services, data, signal)),
    'send-mail': ({ mailId }) => sendQueuedMail(toCtx(services), mailId, services.mailer),
    'payment-event': async ({ eventId }) => void (await processEvent(toCtx(services), eventId)),
    'payment-dates': () => runPaymentDates(toCtx(services)),
    sweep: async () => {
      await sweepGeneration(toCtx(services));
      await sweepAccounts(toCtx(services));
      await sweepIdempotencyKeys(toCtx(services));
      await sweepUploadsWhenDue(toCtx(services));
      await reportDrift(toCtx(services));
    },
  };
}

/** Monthly grants, ended access, and events that were never delivered. */
async function runPaymentDates(ctx: Ctx): Promise<void> {
  await runSubscriptionDates(ctx);
  await sweepPaymentEvents(ctx);
  if (ctx.services.payments === null) return;
  const found = await reconcilePayments(ctx);
  if (found.missedEvents > 0)
    ctx.services.log.warn({ event: 'payments_reconciled', ...found }, 'missed payment events');
}

/** The ledger cannot drift by design; this check reports a bug to the operator within the hour. */
async function reportDrift(ctx: Ctx): Promise<void> {
  const { used } = await increment(ctx, LIMITS.ledgerCheck, 'all');
  if (used > LIMITS.ledgerCheck.max) return;
  const drift = await measureDrift(ctx);
  if (drift.wrongBalances > 0 || drift.lostReservations > 0)
    ctx.services.log.error({ drift }, 'ledger drift');
}

/** Starts the job workers of this process. */
export async function startJobWorkers(services: Services): Promise<void> {
  await services.jobs.work(createJobHandlers(services));
}
