import { type Logger, pino, stdSerializers } from 'pino';
import type { Config } from './config/config.ts';

/** Names of fields that never reach the log, at the top and up to two levels down. */
const SECRET_FIELDS = [
  'authorization',
  'cookie',
  '["set-cookie"]',
  'password',
  'newPassword',
  'currentPassword',
  'code',
  'token',
  'recaptchaToken',
  '["stripe-signature"]',
  'secret',
  'apiKey',
  'email',
];

/** An address may carry a brief or a cursor after the question mark; the log keeps the path alone. */
const toRequestLine = (request: { id?: unknown; method?: string; url?: string; ip?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url?.split('?')[0],
});

/**
 * An error's code is no secret, unlike a mailed one, so it has a name of its own; what a database tells of the row in
 * question stays out, because it quotes it.
 */
function toFault(error: Error): object {
  const { code, detail: _, ...rest } = { detail: undefined, code: undefined, ...stdSerializers.err(error) };
  return code === undefined ? rest : { ...rest, errorCode: code };
}

/** The server's log: one JSON line an event, times in UTC, secrets and addresses left out. */
export function createLogger(level: Config['logLevel'], destination?: NodeJS.WritableStream): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_FIELDS.flatMap(atDepths), censor: '[redacted]' },
    serializers: {
      req: toRequestLine,
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
      err: toFault,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function atDepths(field: string): string[] {
  const dotted = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${dotted}`, `*.*${dotted}`];
}
