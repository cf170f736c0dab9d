import path from 'node:path';
import { z } from 'zod';
import {
  contactAddress,
  flag,
  keyList,
  LOG_LEVELS,
  mailAddress,
  optional,
  origin,
  port,
  proxyList,
  secret,
  serviceUrl,
  smtpUrl,
  waitSeconds,
} from './environment.ts';

/** The server's configuration, validated and with every default filled in. A null part is disabled. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The public origin, without a path and without a trailing slash. */
  readonly publicUrl: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly isProduction: boolean;
  /** Absolute path of the folder for PGlite, uploads, mail and generated keys. */
  readonly dataDir: string;
  /** Null: PGlite in the data folder. */
  readonly databaseUrl: string | null;
  /** 32 bytes each; the first one signs. Null: a generated key from the data folder. */
  readonly sessionKeys: readonly Buffer[] | null;
  readonly openai: {
    readonly apiKey: string;
    readonly baseUrl: string | null;
    readonly model: string;
  } | null;
  readonly google: GoogleConfig | null;
  readonly mail: { readonly smtpUrl: string | null; readonly from: string };
  /** The address for questions, shown in the footer and on the legal pages. */
  readonly contactEmail: string;
  readonly recaptcha: RecaptchaConfig | null;
  readonly s3: S3Config | null;
  readonly stripe: StripeConfig | null;
  readonly requireEmailVerification: boolean;
  readonly trustProxy: readonly string[];
  readonly metricsToken: string | null;
  /** How long a request may wait for its turn on a busy database, from 0.1 to 60 seconds. */
  readonly requestWaitSeconds: number;
  /** How long PostgreSQL may take for a statement, from 0.1 to 60 seconds. */
  readonly statementSeconds: number;
  /** Development only: create a demo account at the first start. */
  readonly hasDemo: boolean;
}

export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly userinfoUrl: string;
  /** Where the public keys are that verify ID tokens. */
  readonly keysUrl: string;
  /** Time limit of each call, in milliseconds. */
  readonly timeoutMs: number;
}

export interface RecaptchaConfig {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly verifyUrl: string;
}

export interface S3Config {
  readonly bucket: string;
  readonly endpoint: string | null;
  readonly region: string;
}

/** Card payment with Stripe. */
export interface StripeConfig {
  readonly secretKey: string;
  /** Verifies webhook calls. */
  readonly webhookSecret: string;
  /** Null: Stripe's own address. */
  readonly apiBase: string | null;
  /** Ids of the prices that can be bought. */
  readonly prices: Readonly<Record<'monthly' | 'annual' | 'pack15' | 'pack30' | 'pack60', string>>;
}

/** The environment variables are invalid; `issues` lists every variable to fix. */
export class ConfigError extends Error {
  readonly issues: readonly string[];

  constructor(issues: readonly string[]) {
    super(`Fix these environment variables:\n${issues.map((issue) => `  ${issue}`).join('\n')}`);
    this.name = 'ConfigError';
    this.issues = issues;
  }
}

/** The user waits for each call before they are signed in. */
const GOOGLE_TIMEOUT_MS = 5_000;

const environmentSchema = z.object({
  NODE_ENV: optional(z.string().optional()),
  PORT: optional(port.default(4000)),
  HOST: optional(
    z
      .string()
      .regex(/^[\w.:-]+$/, 'Must be a host name or an IP address')
      .default('127.0.0.1'),
  ),
  PUBLIC_URL: optional(origin.optional()),
  LOG_LEVEL: optional(z.enum(LOG_LEVELS).default('info')),
  STYLEKIT_DATA_DIR: optional(z.string().default('.stylekit')),
  STYLEKIT_ALLOW_PGLITE: optional(flag.default(false)),
  DATABASE_URL: optional(serviceUrl(['postgres:', 'postgresql:']).optional()),
  SESSION_KEY: optional(keyList.optional()),
  OPENAI_API_KEY: optional(secret.optional()),
  OPENAI_BASE_URL: optional(serviceUrl(['http:', 'https:']).optional()),
  OPENAI_MODEL: optional(z.string().default('gpt-5-mini')),
  GOOGLE_CLIENT_ID: optional(secret.optional()),
  GOOGLE_CLIENT_SECRET: optional(secret.optional()),
  GOOGLE_AUTHORIZE_URL: optional(
    serviceUrl(['http:', 'https:']).default('https://accounts.google.com/o/oauth2/v2/auth'),
  ),
  GOOGLE_TOKEN_URL: optional(serviceUrl(['http:', 'https:']).default('https://oauth2.googleapis.com/token')),
  GOOGLE_USERINFO_URL: optional(
    serviceUrl(['http:', 'https:']).default('https://openidconnect.googleapis.com/v1/userinfo'),
  ),
  GOOGLE_KEYS_URL: optional(
    serviceUrl(['http:', 'https:']).default('https://www.googleapis.com/oauth2/v3/certs'),
  ),
  SMTP_URL: optional(smtpUrl.optional()),
  CONTACT_EMAIL: optional(contactAddress.optional()),
  MAIL_FROM: optional(mailAddress.default('StyleKit <no-reply@stylekit.localhost>')),
  RECAPTCHA_SITE_KEY: optional(secret.optional()),
  RECAPTCHA_SECRET_KEY: optional(secret.optional()),
  RECAPTCHA_VERIFY_URL: optional(
    serviceUrl(['http:', 'https:']).default('https://www.google.com/recaptcha/api/siteverify'),
  ),
  STRIPE_SECRET_KEY: optional(secret.optional()),
  STRIPE_WEBHOOK_SECRET: optional(secret.optional()),
  STRIPE_API_BASE: optional(serviceUrl(['http:', 'https:']).optional()),
  STRIPE_PRICE_MONTHLY: optional(secret.optional()),
  STRIPE_PRICE_ANNUAL: optional(secret.optional()),
  STRIPE_PRICE_PACK_15: optional(secret.optional()),
  STRIPE_PRICE_PACK_30: optional(secret.optional()),
  STRIPE_PRICE_PACK_60: optional(secret.optional()),
  S3_BUCKET: optional(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'Must be a valid bucket name')
      .optional(),
  ),
  S3_ENDPOINT: optional(serviceUrl(['http:', 'https:']).optional()),
  S3_REGION: optional(z.string().default('us-east-1')),
  REQUIRE_EMAIL_VERIFICATION: optional(flag.default(true)),
  TRUST_PROXY: optional(proxyList.default([])),
  METRICS_TOKEN: optional(secret.optional()),
  REQUEST_WAIT_SECONDS: optional(waitSeconds.default(3)),
  DATABASE_STATEMENT_SECONDS: optional(waitSeconds.default(4)),
  STYLEKIT_DEMO: optional(flag.default(true)),
});

type Environment = z.infer<typeof environmentSchema>;

/**
 * Builds the configuration from environment variables.
 *
 * `PORT` 0 asks the system for a free port. `PUBLIC_URL` defaults to `http://localhost:PORT`. Production requires an
 * https origin, a session key, PostgreSQL, an SMTP server and a contact address. A service that is only half configured
 * is an error everywhere.
 *
 * @param root absolute folder that relative paths are resolved against
 * @throws ConfigError with all errors at once
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>, root: string): Config {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) throw new ConfigError(result.error.issues.map(formatIssue));
  const env = result.data;
  const issues = [
    ...findUnpairedVariables(env),
    ...(env.NODE_ENV === 'production' ? findProductionIssues(env) : []),
  ];
  if (issues.length > 0) throw new ConfigError(issues);
  return Object.freeze(toConfig(env, root));
}

function toConfig(env: Environment, root: string): Config {
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    logLevel: env.LOG_LEVEL,
    isProduction: env.NODE_ENV === 'production',
    dataDir: path.resolve(root, env.STYLEKIT_DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    sessionKeys: env.SESSION_KEY ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    contactEmail: env.CONTACT_EMAIL ?? 'contact@stylekit.localhost',
    requireEmailVerification: env.REQUIRE_EMAIL_VERIFICATION,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    requestWaitSeconds: env.REQUEST_WAIT_SECONDS,
    statementSeconds: env.DATABASE_STATEMENT_SECONDS,
    hasDemo: env.STYLEKIT_DEMO && env.NODE_ENV !== 'production',
    ...toIntegrations(env),
  };
}

function toIntegrations(env: Environment): Pick<Config, 'openai' | 'google' | 'recaptcha' | 's3' | 'stripe'> {
  return {
    openai:
      env.OPENAI_API_KEY === undefined
        ? null
        : { apiKey: env.OPENAI_API_KEY, baseUrl: env.OPENAI_BASE_URL ?? null, model: env.OPENAI_MODEL },
    google:
      env.GOOGLE_CLIENT_ID === undefined || env.GOOGLE_CLIENT_SECRET === undefined
        ? null
        : {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            authorizeUrl: env.GOOGLE_AUTHORIZE_URL,
            tokenUrl: env.GOOGLE_TOKEN_URL,
            userinfoUrl: env.GOOGLE_USERINFO_URL,
            keysUrl: env.GOOGLE_KEYS_URL,
            timeoutMs: GOOGLE_TIMEOUT_MS,
          },
    recaptcha:
      env.RECAPTCHA_SITE_KEY === undefined || env.RECAPTCHA_SECRET_KEY === undefined
        ? null
        : {
            siteKey: env.RECAPTCHA_SITE_KEY,
            secretKey: env.RECAPTCHA_SECRET_KEY,
            verifyUrl: env.RECAPTCHA_VERIFY_URL,
          },
    s3:
      env.S3_BUCKET === undefined
        ? null
        : { bucket: env.S3_BUCKET, endpoint: env.S3_ENDPOINT ?? null, region: env.S3_REGION },
    stripe: toStripe(env),
  };
}

/** Every variable is required, so that no offer is missing. */
function toStripe(env: Environment): StripeConfig | null {
  const [secretKey, webhookSecret, monthly, annual, pack15, pack30, pack60] = STRIPE_VARIABLES.map(
    (name) => env[name],
  );
  if (secretKey === undefined || webhookSecret === undefined) return null;
  if (monthly === undefined || annual === undefined) return null;
  if (pack15 === undefined || pack30 === undefined || pack60 === undefined) return null;
  const prices = { monthly, annual, pack15, pack30, pack60 };
  return { secretKey, webhookSecret, apiBase: env.STRIPE_API_BASE ?? null, prices };
}

const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
  'STRIPE_PRICE_PACK_15',
  'STRIPE_PRICE_PACK_30',
  'STRIPE_PRICE_PACK_60',
] as const;

/** A service with only one of its two variables would be silently disabled, so that is an error. */
function findUnpairedVariables(env: Environment): string[] {
  const pairs = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ] as const;
  const isStripeUsed = STRIPE_VARIABLES.some((name) => env[name] !== undefined);
  const missing = isStripeUsed ? STRIPE_VARIABLES.filter((name) => env[name] === undefined) : [];
  const stripe = missing.map((name) => `${name}: Must be set together with the other STRIPE_ variables`);
  const halves = pairs
    .flatMap(([one, other]) => [
      { has: one, lacks: other },
      { has: other, lacks: one },
    ])
    .filter(({ has, lacks }) => env[has] !== undefined && env[lacks] === undefined)
    .map(({ has, lacks }) => `${lacks}: Must be set together with ${has}`);
  return [...halves, ...stripe];
}

function findProductionIssues(env: Environment): string[] {
  const issues: string[] = [];
  if (env.PUBLIC_URL === undefined || !env.PUBLIC_URL.startsWith('https:')) {
    issues.push('PUBLIC_URL: Must be the public https origin when NODE_ENV is production');
  }
  if (env.SESSION_KEY === undefined) {
    issues.push(
      'SESSION_KEY: Must be set when NODE_ENV is production: 64 hexadecimal digits (openssl rand -hex 32)',
    );
  }
  if (env.DATABASE_URL === undefined && !env.STYLEKIT_ALLOW_PGLITE) {
    issues.push(
      'DATABASE_URL: Must name a PostgreSQL server when NODE_ENV is production. STYLEKIT_ALLOW_PGLITE=1 allows the ' +
        'built-in database instead, which can lose the last seconds of writes in a power failure',
    );
  }
  if (env.SMTP_URL === undefined) {
    issues.push('SMTP_URL: Must be set when NODE_ENV is production, so that codes can be sent');
  }
  if (env.CONTACT_EMAIL === undefined) {
    issues.push('CONTACT_EMAIL: Must be set when NODE_ENV is production, because the legal pages name it');
  }
  return issues;
}

function formatIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}
