import { queries } from '../../src/database/entity-manager.ts';
import { MailEntity } from '../../src/database/tables/mail.entity.ts';
import type { Mail, MailTemplate } from '../../src/modules/mail/mail.schema.ts';
import { decryptMail } from '../../src/modules/mail/queued-mail.ts';
import type { TestServer } from './test-server.ts';

export interface DecryptedMail {
  readonly to: string;
  readonly mail: Mail;
}

/** The queued mails, oldest first, without dummies. */
export async function queuedMails({ ctx, services }: TestServer, to?: string): Promise<DecryptedMail[]> {
  const rows = await ctx().em.find(MailEntity, {}, { orderBy: { id: 'asc' } });
  return rows.flatMap(({ id, sealed }) => {
    const queued = decryptMail(sealed, { keys: services.keys.mails, rowId: id });
    if (queued === null) throw new Error('A queued mail could not be decrypted.');
    return queued.kind === 'mail' && (to === undefined || queued.to === to)
      ? [{ to: queued.to, mail: queued.mail }]
      : [];
  });
}

/** The latest code mailed to an address. */
export async function mailedCode(server: TestServer, to: string, template: MailTemplate): Promise<string> {
  const mails = await queuedMails(server, to);
  const mail = mails.map((queued) => queued.mail).findLast((one) => one.template === template);
  if (mail === undefined || !('code' in mail)) throw new Error(`No ${template} code was mailed to ${to}.`);
  return mail.code;
}

/** Resets all limits, as if their windows had ended. */
export async function resetLimits({ ctx }: TestServer): Promise<void> {
  await queries(ctx().em).deleteFrom('rate_limit').execute();
}
