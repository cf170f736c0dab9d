import { describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';

const KEY = '00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f';
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stylekit.example',
  SESSION_KEY: KEY,
  DATABASE_URL: 'postgres://stylekit@db.example/stylekit',
  SMTP_URL: 'smtps://user:word@mail.example',
  CONTACT_EMAIL: 'help@stylekit.example',
};

const parse = (environment: Readonly<Record<string, string | undefined>>) =>
  parseConfig(environment, '/srv/stylekit');

describe('parseConfig', () => {
  it('requires no variables in development', () => {
    expect(parse({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:4000',
      logLevel: 'info',
      isProduction: false,
      dataDir: '/srv/stylekit/.stylekit',
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      sessionKeys: null,
      openai: null,
      google: null,
      mail: { smtpUrl: null, from: 'StyleKit <no-reply@stylekit.localhost>' },
      contactEmail: 'contact@stylekit.localhost',
      recaptcha: null,
      s3: null,
      stripe: null,
      requireEmailVerification: true,
      trustProxy: [],
      metricsToken: null,
      requestWaitSeconds: 3,
      statementSeconds: 4,
      shutdownNoticeSeconds: 0,
      hasDemo: true,
    });
  });

  it('uses the given values and derives the public URL from the port', () => {
    const config = parse({ PORT: '8080', HOST: '0.0.0.0', LOG_LEVEL: 'debug' });
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'http://localhost:8080',
      logLevel: 'debug',
    });
  });

  it('treats an empty variable as one that is not set', () => {
    expect(parse({ PORT: '', HOST: '', PUBLIC_URL: '', LOG_LEVEL: '' }).port).toBe(4000);
  });

  it('lists all errors at once', () => {
    const issues = issuesOf({
      PORT: 'http',
      HOST: 'no spaces',
      PUBLIC_URL: 'stylekit.example',
      LOG_LEVEL: 'loud',
    });
    expect(issues.map((issue) => issue.split(':')[0])).toEqual(['PORT', 'HOST', 'PUBLIC_URL', 'LOG_LEVEL']);
  });

  it('rejects an invalid port and a public URL with a path', () => {
    expect(issuesOf({ PORT: '65536' })).toHaveLength(1);
    expect(issuesOf({ PUBLIC_URL: 'https://stylekit.example/app' })).toHaveLength(1);
    expect(issuesOf({ PUBLIC_URL: 'ftp://stylekit.example' })).toHaveLength(1);
  });

  it('requires its secrets in production', () => {
    const issues = issuesOf({ NODE_ENV: 'production' });
    expect(issues.map((issue) => issue.split(':')[0])).toEqual([
      'PUBLIC_URL',
      'SESSION_KEY',
      'DATABASE_URL',
      'SMTP_URL',
      'CONTACT_EMAIL',
    ]);
    expect(issuesOf({ CONTACT_EMAIL: 'help@stylekit.example"><b>' })).toHaveLength(1);
    expect(issuesOf({ ...PRODUCTION, PUBLIC_URL: 'http://stylekit.example' })[0]).toContain('https');
    expect(parse({ ...PRODUCTION, PUBLIC_URL: 'https://stylekit.example/' })).toMatchObject({
      isProduction: true,
      publicUrl: 'https://stylekit.example',
      shutdownNoticeSeconds: 3,
    });
  });

  it('allows the built-in database in production only if enabled', () => {
    const { DATABASE_URL: _, ...without } = PRODUCTION;
    expect(issuesOf(without)[0]).toContain('DATABASE_URL');
    expect(parse({ ...without, STYLEKIT_ALLOW_PGLITE: '1' }).databaseUrl).toBeNull();
  });

  it('accepts several session keys for rotation, and rejects short and non-random ones', () => {
    const keys = parse({ SESSION_KEY: `${KEY},${KEY.split('').reverse().join('')}` }).sessionKeys;
    expect(keys?.map((key) => key.byteLength)).toEqual([32, 32]);
    expect(issuesOf({ SESSION_KEY: 'secret' })).toHaveLength(1);
    expect(issuesOf({ SESSION_KEY: '0'.repeat(64) })[0]).toContain('random');
  });

  it('requires all variables of card payment together', () => {
    const parse = () =>
      parseConfig({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PRICE_ANNUAL: 'price_1' }, '/srv');
    expect(parse).toThrow('STRIPE_WEBHOOK_SECRET: Must be set together with the other STRIPE_ variables');
    expect(parse).toThrow('STRIPE_PRICE_PACK_60: Must be set together with the other STRIPE_ variables');
    expect(parse).not.toThrow('STRIPE_PRICE_ANNUAL');
  });

  it('uses a direct address of the database only next to another one', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://stylekit@direct.example/stylekit' };
    expect(issuesOf(direct)).toEqual(['DATABASE_URL: Must be set together with DATABASE_DIRECT_URL']);
    const config = parse({ ...direct, DATABASE_URL: 'postgres://stylekit@pooler.example/stylekit' });
    expect(config.databaseDirectUrl).toBe(direct.DATABASE_DIRECT_URL);
  });

  it('uses a replica only next to its primary', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgres://stylekit@replica.example/stylekit' };
    expect(issuesOf(replica)).toEqual(['DATABASE_URL: Must be set together with DATABASE_REPLICA_URL']);
    const config = parse({ ...replica, DATABASE_URL: 'postgres://stylekit@primary.example/stylekit' });
    expect(config.databaseReplicaUrl).toBe(replica.DATABASE_REPLICA_URL);
  });

  it('rejects incomplete pairs, and never includes a secret in an error', () => {
    expect(issuesOf({ GOOGLE_CLIENT_ID: 'id' })[0]).toContain('GOOGLE_CLIENT_SECRET');
    expect(issuesOf({ RECAPTCHA_SECRET_KEY: 'key' })[0]).toContain('RECAPTCHA_SITE_KEY');
    expect(issuesOf({ OPENAI_API_KEY: 'sk-hidden with a space' }).join()).not.toContain('hidden');
  });

  it('cannot be changed afterward', () => {
    expect(Object.isFrozen(parse({}))).toBe(true);
  });
});

function issuesOf(environment: Record<string, string>): readonly string[] {
  try {
    parse(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
  return [];
}
