import { z } from 'zod';

// Schemas of the value types of environment variables.

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** An empty variable counts as not set: shells and compose files leave empty ones behind. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'Must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'Must be a whole number from 0 to 65535');

export const origin = z
  .string()
  .refine(isOrigin, 'Must be an origin without a path, such as https://stylekit.example')
  .transform((value) => new URL(value).origin);

const NOTICE = 'Must be a number of seconds from 0 to 15';

/** Seconds, also none; a stop as a whole may take 30. */
export const noticeSeconds = z
  .string()
  .regex(/^\d{1,2}(\.\d)?$/, NOTICE)
  .transform(Number)
  .refine((value) => value <= 15, NOTICE);

/** Seconds, also in parts such as 0.5. */
export const waitSeconds = z
  .string()
  .regex(/^\d{1,2}(\.\d)?$/, 'Must be a number of seconds from 0.1 to 60')
  .transform(Number)
  .refine((value) => value >= 0.1 && value <= 60, 'Must be a number of seconds from 0.1 to 60');

export const flag = z
  .string()
  .regex(/^(true|false|1|0)$/, 'Must be true or false')
  .transform((value) => value === 'true' || value === '1');

/** Printable characters without spaces. The value itself never appears in an error message. */
export const secret = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'Must be 1 to 500 printable characters without spaces');

/** Keys of 32 bytes in hexadecimal; the first one signs, all are accepted. */
export const keyList = z
  .string()
  .regex(
    /^[0-9a-fA-F]{64}(,[0-9a-fA-F]{64})*$/,
    'Must be 64 hexadecimal digits (openssl rand -hex 32), or several such keys, comma-separated',
  )
  .transform((value) => value.split(',').map((key) => Buffer.from(key, 'hex')))
  .refine((keys) => keys.every((key) => new Set(key).size > 8), 'Must be random (openssl rand -hex 32)');

/** `Name <box@host>` or `box@host`. */
export const mailAddress = z
  .string()
  .regex(
    /^(?:[^\r\n<>"@,;:\\]{1,60} <[^\s<>@,;:"]+@[\w.-]+>|[^\s<>@,;:"]+@[\w.-]+)$/,
    'Must be an email address',
  );

/** `box@host`, without symbols that mean something in HTML. */
export const contactAddress = z.string().regex(/^[\w.+-]{1,64}@[\w.-]+$/, 'Must be a plain email address');

export const smtpUrl = serviceUrl(['smtp:', 'smtps:']);

/** IP addresses or networks of the trusted proxies, comma-separated. */
export const proxyList = z
  .string()
  .regex(
    /^[\da-fA-F.:/, ]+$/,
    'Must be IP addresses or networks of proxies, such as 10.0.0.1, 192.168.0.0/16',
  )
  .transform((value) => value.split(',').map((entry) => entry.trim()));

export function serviceUrl(protocols: readonly string[]) {
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `Must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    );
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
}
