import { queries } from '../../src/database/entity-manager.ts';
import { MailEntity } from '../../src/database/tables/mail.entity.ts';
import type { Mail, MailOccasion } from '../../src/modules/mail/mail.schema.ts';
import { openLetter } from '../../src/modules/mail/sealed-letter.ts';
import type { TestServer } from './test-server.ts';

export interface WaitingMail {
  readonly to: string;
  readonly mail: Mail;
}

/** The queued mails, oldest first, without dummies. */
export async function waitingMails({ ctx, services }: TestServer, to?: string): Promise<WaitingMail[]> {
  const rows = await ctx().em.find(MailEntity, {}, { orderBy: { id: 'asc' } });
  return rows.flatMap(({ id, sealed }) => {
    const letter = openLetter(sealed, { keys: services.keys.mails, rowId: id });
    if (letter === null) throw new Error('A queued mail could not be decrypted.');
    return letter.kind === 'mail' && (to === undefined || letter.to === to)
      ? [{ to: letter.to, mail: letter.mail }]
      : [];
  });
}

/** The latest code mailed to an address. */
export async function mailedCode(server: TestServer, to: string, occasion: MailOccasion): Promise<string> {
  const mails = await waitingMails(server, to);
  const mail = mails.map((waiting) => waiting.mail).findLast((one) => one.occasion === occasion);
  if (mail === undefined || !('code' in mail)) throw new Error(`No ${occasion} code was mailed to ${to}.`);
  return mail.code;
}

/** Resets all limits, as if their windows had ended. */
export async function forgetLimits({ ctx }: TestServer): Promise<void> {
  await queries(ctx().em).deleteFrom('rate_limit').execute();
}
