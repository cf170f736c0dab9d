import path from 'node:path';
import type { z } from 'zod';
import { findProductionIssues, findUnpairedVariables } from './config-issues.ts';
import type { LOG_LEVELS } from './environment.ts';
import { type Environment, environmentSchema, STRIPE_VARIABLES } from './environment-schema.ts';

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
  /** For what needs a session, when `databaseUrl` leads to a pooler. Null: `databaseUrl`. */
  readonly databaseDirectUrl: string | null;
  /** A streaming replica that may answer reads. Null: none. */
  readonly databaseReplicaUrl: string | null;
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
  /** How long a server that stops still accepts requests, so that a load balancer notices it; from 0 to 15 seconds. */
  readonly shutdownNoticeSeconds: number;
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

/** Without a load balancer a developer would only wait. */
const NOTICE_SECONDS = { production: 3, development: 0 } as const;
/** The user waits for each call before they are signed in. */
const GOOGLE_TIMEOUT_MS = 5_000;

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
  const mode = env.NODE_ENV === 'production' ? 'production' : 'development';
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    logLevel: env.LOG_LEVEL,
    isProduction: mode === 'production',
    dataDir: path.resolve(root, env.STYLEKIT_DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL ?? null,
    sessionKeys: env.SESSION_KEY ?? null,
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    contactEmail: env.CONTACT_EMAIL ?? 'contact@stylekit.localhost',
    requireEmailVerification: env.REQUIRE_EMAIL_VERIFICATION,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN ?? null,
    requestWaitSeconds: env.REQUEST_WAIT_SECONDS,
    statementSeconds: env.DATABASE_STATEMENT_SECONDS,
    shutdownNoticeSeconds: env.SHUTDOWN_NOTICE_SECONDS ?? NOTICE_SECONDS[mode],
    hasDemo: env.STYLEKIT_DEMO && mode !== 'production',
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

function formatIssue(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')}: ${issue.message}`;
}
