import { type Ctx, type Services, toCtx } from './context/context.ts';
import type { JobHandlers } from './jobs/jobs.ts';
import {
  deleteCodes,
  deleteDeviceCodes,
  deleteExpiredSessions,
  deleteOldTokens,
  deleteRateLimits,
} from './modules/account/sweep-accounts.ts';
import { processEvent, sweepPaymentEvents } from './modules/billing/payment-event.service.ts';
import { reconcilePayments } from './modules/billing/reconcile-payments.ts';
import { runSubscriptionDates } from './modules/billing/subscription.service.ts';
import { runGeneration } from './modules/generation/generation.service.ts';
import { recoverGuides, requeueGuides } from './modules/generation/sweep-generation.ts';
import { checkLedger } from './modules/ledger/check-ledger.ts';
import { dropOldMails } from './modules/mail/drop-old-mails.ts';
import { sendQueuedMail } from './modules/mail/mail.service.ts';
import { deleteIdempotencyKeys } from './modules/style-tile/delete-idempotency-keys.ts';
import { sweepUploads } from './modules/upload/sweep-uploads.ts';

/** The handlers of the queued jobs and of the duties, which do not share connections with requests. */
export function createJobHandlers(server: Services): JobHandlers {
  const { database } = server;
  const services: Services = { ...server, database: { ...database, ...database.forJobs } };
  return {
    generate: async (data, signal) => void (await runGeneration(services, data, signal)),
    'send-mail': ({ mailId }) => sendQueuedMail(toCtx(services), mailId, services.mailer),
    'payment-event': async ({ eventId }) => void (await processEvent(toCtx(services), eventId)),
    'recover-guides': (_data, signal) => recoverGuides(toCtx(services), signal),
    'requeue-guides': (_data, signal) => requeueGuides(toCtx(services), signal),
    'check-ledger': (_data, signal) => checkLedger(toCtx(services), signal),
    'delete-rate-limits': (_data, signal) => deleteRateLimits(toCtx(services), signal),
    'delete-codes': (_data, signal) => deleteCodes(toCtx(services), signal),
    'delete-device-codes': (_data, signal) => deleteDeviceCodes(toCtx(services), signal),
    'delete-sessions': (_data, signal) => deleteExpiredSessions(toCtx(services), signal),
    'delete-tokens': (_data, signal) => deleteOldTokens(toCtx(services), signal),
    'delete-idempotency-keys': (_data, signal) => deleteIdempotencyKeys(toCtx(services), signal),
    'drop-mails': (_data, signal) => dropOldMails(toCtx(services), signal),
    'clean-uploads': async () => void (await sweepUploads(toCtx(services))),
    'grant-subscriptions': async () => void (await runSubscriptionDates(toCtx(services))),
    'delete-payment-events': () => sweepPaymentEvents(toCtx(services)),
    'reconcile-payments': () => reconcile(toCtx(services)),
  };
}

/** Applies payment events that were never delivered. */
async function reconcile(ctx: Ctx): Promise<void> {
  if (ctx.services.payments === null) return;
  const found = await reconcilePayments(ctx);
  if (found.missedEvents > 0)
    ctx.services.log.warn({ event: 'payments_reconciled', ...found }, 'missed payment events');
}

/** Starts the job workers of this process. */
export async function startJobWorkers(services: Services): Promise<void> {
  await services.jobs.work(createJobHandlers(services));
}
