import { type House, toCtx } from '../context.ts';
import { sendQueuedMail } from '../modules/mail/mail.service.ts';
import type { JobHandlers } from './jobs.ts';

/** What this process does of the jobs everybody queues. */
export function createHandlers(house: House): JobHandlers {
  return {
    generate: async () => undefined,
    'send-mail': ({ mailId }) => sendQueuedMail(toCtx(house), mailId, house.mailer),
    sweep: async () => undefined,
  };
}

/** Starts doing jobs in this process. */
export async function startServing(house: House): Promise<void> {
  await house.jobs.work(createHandlers(house));
}
