import { z } from 'zod';
import {
  contactAddress,
  flag,
  keyList,
  LOG_LEVELS,
  mailAddress,
  noticeSeconds,
  optional,
  origin,
  port,
  proxyList,
  secret,
  serviceUrl,
  smtpUrl,
  waitSeconds,
} from './environment.ts';

/** The environment variables of the server. */
export const environmentSchema = z.object({
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
  DATABASE_DIRECT_URL: optional(serviceUrl(['postgres:', 'postgresql:']).optional()),
  DATABASE_REPLICA_URL: optional(serviceUrl(['postgres:', 'postgresql:']).optional()),
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
  SHUTDOWN_NOTICE_SECONDS: optional(noticeSeconds.optional()),
  STYLEKIT_DEMO: optional(flag.default(true)),
});

/** Their values. */
export type Environment = z.infer<typeof environmentSchema>;

/** Card payment needs all of them. */
export const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_MONTHLY',
  'STRIPE_PRICE_ANNUAL',
  'STRIPE_PRICE_PACK_15',
  'STRIPE_PRICE_PACK_30',
  'STRIPE_PRICE_PACK_60',
] as const;
