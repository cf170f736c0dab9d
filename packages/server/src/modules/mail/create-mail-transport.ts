import path from 'node:path';
import type { Config } from '../../config/config.ts';
import type { MailTransport } from '../../ports/mail-transport.ts';
import { createEmlTransport } from './eml-transport.ts';
import { createSmtpTransport } from './smtp-transport.ts';

/** Sends mail through the configured server, or writes it to the `mail` folder in the data folder. */
export function createMailTransport({ mail, dataDir }: Config): MailTransport {
  const { smtpUrl, from } = mail;
  return smtpUrl === null
    ? createEmlTransport({ folder: path.join(dataDir, 'mail'), from })
    : createSmtpTransport({ url: smtpUrl, from });
}
