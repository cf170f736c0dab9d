import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** What the server is told by its environment, checked and with every default filled in. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin people use, without a path and without a slash at its end. */
  readonly publicUrl: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly isProduction: boolean;
}

/** The environment cannot be used; `faults` names every variable that has to be mended. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment variables cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

/** An empty variable counts as one that is not set, as shells and compose files leave them. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'Must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'Must be a whole number from 0 to 65535');

const origin = z
  .string()
  .refine(isOrigin, 'Must be an origin such as https://stylekit.example, without a path')
  .transform((value) => new URL(value).origin);

const environmentSchema = z.object({
  PORT: optional(port.default(4000)),
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'Must be a host name or an address')
      .default('127.0.0.1'),
  ),
  PUBLIC_URL: optional(origin.optional()),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS).default('info')),
  NODE_ENV: optional(z.string().optional()),
});

/**
 * The configuration of a set of environment variables.
 *
 * `PORT` 0 asks the system for a free port. `PUBLIC_URL` is `http://localhost:PORT` unless given; production demands
 * one that starts with https.
 *
 * @throws ConfigError with every fault at once
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) throw new ConfigError(result.error.issues.map(toFault));
  const { PORT, HOST, LOG_LEVEL, NODE_ENV } = result.data;
  const publicUrl = result.data.PUBLIC_URL ?? `http://localhost:${PORT}`;
  const isProduction = NODE_ENV === 'production';
  if (isProduction && !publicUrl.startsWith('https:')) {
    throw new ConfigError(['PUBLIC_URL: Must be the https origin people use when NODE_ENV is production']);
  }
  return Object.freeze({ port: PORT, host: HOST, publicUrl, logLevel: LOG_LEVEL, isProduction });
}

function toFault(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
}
