import { type Logger, pino, stdSerializers } from 'pino';
import type { Config } from './config/config.ts';

/** Names of fields that are redacted in the log, at the top and up to two levels down. */
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

/** An access token anywhere in a line, such as in a path; fields with secrets are redacted as a whole. */
const ACCESS_TOKEN = /stk_[0-9A-Za-z]{46}/g;

/** A query string may contain a brief or a cursor, so only the path is logged. */
const toRequestLine = (request: { id?: unknown; method?: string; url?: string; ip?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url?.split('?')[0],
});

/**
 * The code of an error is not secret, unlike a mailed code, so it gets its own name. The database's `detail` is
 * omitted, because it quotes the row.
 */
function serializeError(error: Error): object {
  const { code, detail: _, ...rest } = { detail: undefined, code: undefined, ...stdSerializers.err(error) };
  return code === undefined ? rest : { ...rest, errorCode: code };
}

/** The server's log: one JSON line per event, times in UTC; secrets and email addresses are redacted. */
export function createLogger(level: Config['logLevel'], destination?: NodeJS.WritableStream): Logger {
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: (line: string) => line.replaceAll(ACCESS_TOKEN, 'stk_[redacted]') },
    redact: { paths: SECRET_FIELDS.flatMap(atDepths), censor: '[redacted]' },
    serializers: {
      req: toRequestLine,
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
      err: serializeError,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

function atDepths(field: string): string[] {
  const dotted = field.startsWith('[') ? field : `.${field}`;
  return [field, `*${dotted}`, `*.*${dotted}`];
}
