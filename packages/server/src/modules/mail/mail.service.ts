import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { MAIL_LEASE_SECONDS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { MailEntity } from '../../database/tables/mail.entity.ts';
import type { MailTransport } from '../../ports/mail-transport.ts';
import type { Mail } from './mail.schema.ts';
import { buildMail } from './mail-message.ts';
import { MailError, parseSender } from './mail-transport.ts';
import { decryptMail, encryptMail, type QueuedMail } from './queued-mail.ts';

/** Queues a mail in the caller's transaction, so that it is sent if and only if the transaction commits. */
export function queueMail(tx: Ctx, { to, mail }: AddressedMail): Promise<void> {
  return insertMail(tx, { kind: 'mail', to, mail });
}

/** Queues a dummy mail that is never sent, so that the response time does not reveal whether an account exists. */
export function queueDummyMail(tx: Ctx, { to, mail }: AddressedMail): Promise<void> {
  return insertMail(tx, { kind: 'dummy', to, mail });
}

interface AddressedMail {
  /** One address in the format of `parseEmail`. */
  readonly to: string;
  readonly mail: Mail;
}

async function insertMail({ em, services, now }: Ctx, queued: QueuedMail): Promise<void> {
  const id = randomUUIDv7();
  const row = em.create(MailEntity, {
    id,
    sealed: encryptMail(queued, { keys: services.keys.mails, rowId: id }),
    notBefore: now,
    createdAt: now,
  });
  await em.persist(row).flush();
  await services.jobs.enqueue(em, { name: 'send-mail', data: { mailId: id } });
}

/**
 * Sends a queued mail and deletes it; has no effect if it was sent before.
 *
 * The row is claimed first, so that only one process sends it. A mail is sent twice only if a process dies between
 * sending and deleting, and then with the same Message-ID. Mail with a permanent error is dropped.
 *
 * @throws MailError for a temporary error; the mail must then be sent again later
 */
export async function sendQueuedMail(ctx: Ctx, mailId: string, transport: MailTransport): Promise<void> {
  const encrypted = await claim(ctx, mailId);
  if (encrypted === null) return;
  const queued = decryptMail(encrypted, { keys: ctx.services.keys.mails, rowId: mailId });
  if (queued === null)
    ctx.services.log.error({ mailId }, 'a queued mail could not be decrypted and was dropped');
  else if (queued.kind === 'mail') await deliver(ctx, { mailId, queued, transport });
  await ctx.em.nativeDelete(MailEntity, { id: mailId });
}

async function claim({ em }: Ctx, id: string): Promise<Uint8Array | null> {
  const claimed = await queries(em)
    .updateTable('mail_outbox')
    .set({
      notBefore: sql<Date>`now() + make_interval(secs => ${MAIL_LEASE_SECONDS})`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('attempts', '=', 0), eb('notBefore', '<=', sql<Date>`now()`)]))
    .returning('sealed')
    .executeTakeFirst();
  if (claimed !== undefined) return claimed.sealed;
  if ((await em.count(MailEntity, { id })) === 0) return null;
  throw new MailError('Another process is sending this mail.', { isPermanent: false });
}

interface Delivery {
  readonly mailId: string;
  readonly queued: QueuedMail;
  readonly transport: MailTransport;
}

async function deliver(ctx: Ctx, { mailId, queued, transport }: Delivery): Promise<void> {
  const { config, log } = ctx.services;
  const { to, mail } = queued;
  try {
    const message = buildMail(mail, { publicUrl: config.publicUrl });
    await transport.send({ to, ...message, messageId: toMessageId(mailId, config.mail.from) });
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    if (!error.isPermanent) return await recordFailure(ctx, mailId, error);
    log.warn({ mailId, template: mail.template, reason: error.message }, 'a mail was rejected and dropped');
    return;
  }
  // Development has no mailbox, so the code is logged.
  if (!config.isProduction && config.mail.smtpUrl === null && 'code' in mail) {
    log.info(`Mail "${mail.template}" was written to the mail folder; its code is ${mail.code}`);
  }
}

async function recordFailure({ em }: Ctx, id: string, error: MailError): Promise<never> {
  await queries(em)
    .updateTable('mail_outbox')
    // Columns round to milliseconds. A time rounded up would be in the future for an attempt that follows at once.
    .set({ notBefore: sql<Date>`date_trunc('milliseconds', now())`, lastFault: error.message.slice(0, 300) })
    .where('id', '=', id)
    .execute();
  throw error;
}

/** The same for every attempt, so that duplicates are recognized. */
function toMessageId(mailId: string, from: string): string {
  const domain = parseSender(from)?.address.split('@')[1] ?? 'localhost';
  return `<${mailId}@${domain}>`;
}
