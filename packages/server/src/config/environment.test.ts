import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, parseConfig } from './config.ts';
import { loadGeneratedKey, toKeys } from './keys.ts';

const KEY = '00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f';
const DATABASE = { DATABASE_URL: 'postgres://db.example/stylekit' };
const GOOGLE = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'word' };
const RECAPTCHA = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'word' };
const OPENAI = { OPENAI_API_KEY: 'sk-1' };
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_ANNUAL: 'price_a',
  STRIPE_PRICE_PACK_15: 'price_15',
  STRIPE_PRICE_PACK_30: 'price_30',
  STRIPE_PRICE_PACK_60: 'price_60',
};

const PORT = 'PORT: Must be a whole number from 0 to 65535';
const HOST = 'HOST: Must be a host name or an IP address';
const ORIGIN = 'PUBLIC_URL: Must be an origin without a path, such as https://stylekit.example';
const FLAG = 'Must be true or false';
const SECRET = 'Must be 1 to 500 printable characters without spaces';
const HTTP = 'Must be a URL that starts with http:// or https://';
const POSTGRES = 'Must be a URL that starts with postgres:// or postgresql://';
const SMTP = 'SMTP_URL: Must be a URL that starts with smtp:// or smtps://';
const KEYS =
  'SESSION_KEY: Must be 64 hexadecimal digits (openssl rand -hex 32), or several such keys, comma-separated';
const FROM = 'MAIL_FROM: Must be an email address';
const CONTACT = 'CONTACT_EMAIL: Must be a plain email address';
const PROXIES = 'TRUST_PROXY: Must be IP addresses or networks of proxies, such as 10.0.0.1, 192.168.0.0/16';
const BUCKET = 'S3_BUCKET: Must be a valid bucket name';
const SECONDS = 'Must be a number of seconds from 0.1 to 60';
const NOTICE = 'Must be a number of seconds from 0 to 15';

/** The issues of one variable, with those set that it needs beside it. */
function issuesOf(name: string, value: string): readonly string[] {
  try {
    parseConfig({ ...DATABASE, ...GOOGLE, ...RECAPTCHA, ...OPENAI, ...STRIPE, [name]: value }, '/srv');
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.issues;
    throw error;
  }
}

describe('a variable is rejected with its rule, and without its value', () => {
  it.each([
    ['PORT', '-1', PORT],
    ['PORT', '65536', PORT],
    ['PORT', '99999', PORT],
    ['PORT', '123456', PORT],
    ['PORT', '80.5', PORT],
    ['PORT', '0x50', PORT],
    ['PORT', ' 80', PORT],
    ['HOST', 'a b', HOST],
    ['HOST', 'a/b', HOST],
    ['HOST', 'a\nb', HOST],
    ['PUBLIC_URL', 'https://stylekit.example/app', ORIGIN],
    ['PUBLIC_URL', 'https://stylekit.example/?a', ORIGIN],
    ['PUBLIC_URL', 'https://stylekit.example/#a', ORIGIN],
    ['PUBLIC_URL', 'https://user@stylekit.example', ORIGIN],
    ['PUBLIC_URL', 'ws://stylekit.example', ORIGIN],
    ['PUBLIC_URL', 'stylekit.example', ORIGIN],
    ['PUBLIC_URL', 'javascript:alert(1)', ORIGIN],
    ['DATABASE_URL', 'mysql://db.example/stylekit', `DATABASE_URL: ${POSTGRES}`],
    ['DATABASE_URL', 'db.example', `DATABASE_URL: ${POSTGRES}`],
    ['DATABASE_DIRECT_URL', 'http://db.example', `DATABASE_DIRECT_URL: ${POSTGRES}`],
    ['DATABASE_REPLICA_URL', 'http://db.example', `DATABASE_REPLICA_URL: ${POSTGRES}`],
    ['SESSION_KEY', 'secret', KEYS],
    ['SESSION_KEY', KEY.slice(1), KEYS],
    ['SESSION_KEY', `${KEY}0`, KEYS],
    ['SESSION_KEY', `${KEY},`, KEYS],
    ['SESSION_KEY', `${KEY}, ${KEY}`, KEYS],
    ['SESSION_KEY', KEY.replace('f', 'g'), KEYS],
    ['SESSION_KEY', '01'.repeat(32), 'SESSION_KEY: Must be random (openssl rand -hex 32)'],
    ['SESSION_KEY', `${KEY},${'ab'.repeat(32)}`, 'SESSION_KEY: Must be random (openssl rand -hex 32)'],
    ['OPENAI_API_KEY', 'sk hidden', `OPENAI_API_KEY: ${SECRET}`],
    ['OPENAI_BASE_URL', 'ftp://api.example', `OPENAI_BASE_URL: ${HTTP}`],
    ['GOOGLE_CLIENT_ID', 'hidden\n', `GOOGLE_CLIENT_ID: ${SECRET}`],
    ['GOOGLE_CLIENT_SECRET', 'x'.repeat(501), `GOOGLE_CLIENT_SECRET: ${SECRET}`],
    ['GOOGLE_AUTHORIZE_URL', '/auth', `GOOGLE_AUTHORIZE_URL: ${HTTP}`],
    ['GOOGLE_TOKEN_URL', 'javascript:alert(1)', `GOOGLE_TOKEN_URL: ${HTTP}`],
    ['GOOGLE_USERINFO_URL', 'userinfo', `GOOGLE_USERINFO_URL: ${HTTP}`],
    ['GOOGLE_KEYS_URL', 'file:///keys', `GOOGLE_KEYS_URL: ${HTTP}`],
    ['SMTP_URL', 'mail.example', SMTP],
    ['SMTP_URL', 'https://mail.example', SMTP],
    ['MAIL_FROM', 'StyleKit', FROM],
    ['MAIL_FROM', 'a@b.example, c@d.example', FROM],
    ['MAIL_FROM', 'StyleKit <a@b.example>\r\nBcc: c@d.example', FROM],
    ['MAIL_FROM', `${'x'.repeat(61)} <a@b.example>`, FROM],
    ['CONTACT_EMAIL', 'Help <help@stylekit.example>', CONTACT],
    ['CONTACT_EMAIL', "help@stylekit.example'onload=", CONTACT],
    ['CONTACT_EMAIL', `${'a'.repeat(65)}@stylekit.example`, CONTACT],
    ['RECAPTCHA_SITE_KEY', 'ключ', `RECAPTCHA_SITE_KEY: ${SECRET}`],
    ['RECAPTCHA_VERIFY_URL', 'verify', `RECAPTCHA_VERIFY_URL: ${HTTP}`],
    ['STRIPE_API_BASE', 'api.stripe.example', `STRIPE_API_BASE: ${HTTP}`],
    ['STRIPE_PRICE_PACK_30', 'price 30', `STRIPE_PRICE_PACK_30: ${SECRET}`],
    ['S3_BUCKET', 'ab', BUCKET],
    ['S3_BUCKET', 'Logos', BUCKET],
    ['S3_BUCKET', '-logos', BUCKET],
    ['S3_BUCKET', 'logos/', BUCKET],
    ['S3_BUCKET', 'a'.repeat(64), BUCKET],
    ['S3_ENDPOINT', 's3.example', `S3_ENDPOINT: ${HTTP}`],
    ['REQUIRE_EMAIL_VERIFICATION', 'yes', `REQUIRE_EMAIL_VERIFICATION: ${FLAG}`],
    ['STYLEKIT_ALLOW_PGLITE', 'TRUE', `STYLEKIT_ALLOW_PGLITE: ${FLAG}`],
    ['STYLEKIT_DEMO', '2', `STYLEKIT_DEMO: ${FLAG}`],
    ['TRUST_PROXY', 'loopback', PROXIES],
    ['TRUST_PROXY', '*', PROXIES],
    ['METRICS_TOKEN', 'two words', `METRICS_TOKEN: ${SECRET}`],
    ['REQUEST_WAIT_SECONDS', '0', `REQUEST_WAIT_SECONDS: ${SECONDS}`],
    ['REQUEST_WAIT_SECONDS', '60.1', `REQUEST_WAIT_SECONDS: ${SECONDS}`],
    ['REQUEST_WAIT_SECONDS', '1.25', `REQUEST_WAIT_SECONDS: ${SECONDS}`],
    ['DATABASE_STATEMENT_SECONDS', '100', `DATABASE_STATEMENT_SECONDS: ${SECONDS}`],
    ['DATABASE_STATEMENT_SECONDS', '4s', `DATABASE_STATEMENT_SECONDS: ${SECONDS}`],
    ['SHUTDOWN_NOTICE_SECONDS', '15.1', `SHUTDOWN_NOTICE_SECONDS: ${NOTICE}`],
    ['SHUTDOWN_NOTICE_SECONDS', '-1', `SHUTDOWN_NOTICE_SECONDS: ${NOTICE}`],
  ])('%s=%j', (name, value, issue) => {
    expect(issuesOf(name, value)).toEqual([issue]);
  });

  it('LOG_LEVEL names the levels', () => {
    const [issue] = issuesOf('LOG_LEVEL', 'loud');
    expect(issue).toMatch(/^LOG_LEVEL: .*"fatal".*"error".*"warn".*"info".*"debug".*"trace".*"silent"/);
  });
});

describe('a variable is accepted and converted', () => {
  it.each<[string, string, string, unknown]>([
    ['PORT', '0', 'port', 0],
    ['PORT', '65535', 'port', 65_535],
    ['PORT', '00080', 'port', 80],
    ['HOST', '::1', 'host', '::1'],
    ['HOST', 'server-1.internal', 'host', 'server-1.internal'],
    ['PUBLIC_URL', 'HTTPS://StyleKit.Example:443/', 'publicUrl', 'https://stylekit.example'],
    ['PUBLIC_URL', 'http://localhost:8080', 'publicUrl', 'http://localhost:8080'],
    ['STYLEKIT_DATA_DIR', 'data', 'dataDir', '/srv/data'],
    ['STYLEKIT_DATA_DIR', '/var/stylekit', 'dataDir', '/var/stylekit'],
    ['REQUIRE_EMAIL_VERIFICATION', '0', 'requireEmailVerification', false],
    ['REQUIRE_EMAIL_VERIFICATION', '1', 'requireEmailVerification', true],
    ['STYLEKIT_DEMO', 'false', 'hasDemo', false],
    [
      'TRUST_PROXY',
      '10.0.0.1, 192.168.0.0/16,fd00::/8',
      'trustProxy',
      ['10.0.0.1', '192.168.0.0/16', 'fd00::/8'],
    ],
    ['REQUEST_WAIT_SECONDS', '0.1', 'requestWaitSeconds', 0.1],
    ['REQUEST_WAIT_SECONDS', '60', 'requestWaitSeconds', 60],
    ['DATABASE_STATEMENT_SECONDS', '2.5', 'statementSeconds', 2.5],
    ['SHUTDOWN_NOTICE_SECONDS', '', 'shutdownNoticeSeconds', 0],
    ['SHUTDOWN_NOTICE_SECONDS', '15', 'shutdownNoticeSeconds', 15],
    ['CONTACT_EMAIL', 'help+kit@stylekit.example', 'contactEmail', 'help+kit@stylekit.example'],
    [
      'MAIL_FROM',
      'Kit & Co. <kit@mail.example>',
      'mail',
      { smtpUrl: null, from: 'Kit & Co. <kit@mail.example>' },
    ],
    ['METRICS_TOKEN', 'm', 'metricsToken', 'm'],
    ['S3_BUCKET', 'logos.eu', 's3', { bucket: 'logos.eu', endpoint: null, region: 'us-east-1' }],
    ['OPENAI_MODEL', 'gpt-6', 'openai', { apiKey: 'sk-1', baseUrl: null, model: 'gpt-6' }],
  ])('%s=%j', (name, value, key, expected) => {
    const config = parseConfig({ ...OPENAI, [name]: value }, '/srv');
    expect(Object.entries(config)).toContainEqual([key, expected]);
  });

  it('as the addresses and prices of the services', () => {
    expect(parseConfig({ ...GOOGLE, ...RECAPTCHA, ...STRIPE }, '/srv')).toMatchObject({
      google: {
        clientId: 'id',
        clientSecret: 'word',
        authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
        tokenUrl: 'https://oauth2.googleapis.com/token',
        userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
        keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
        timeoutMs: 5_000,
      },
      recaptcha: {
        siteKey: 'site',
        secretKey: 'word',
        verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
      },
      stripe: {
        secretKey: 'sk_1',
        webhookSecret: 'whsec_1',
        apiBase: null,
        prices: {
          monthly: 'price_m',
          annual: 'price_a',
          pack15: 'price_15',
          pack30: 'price_30',
          pack60: 'price_60',
        },
      },
    });
  });
});

describe('variables that belong together', () => {
  it.each(Object.keys(STRIPE))('card payment is an error without %s, and names only that one', (name) => {
    const { [name]: _, ...others } = STRIPE as Record<string, string>;
    expect(() => parseConfig(others, '/srv')).toThrow(
      new ConfigError([`${name}: Must be set together with the other STRIPE_ variables`]),
    );
  });

  it.each([
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
    ['RECAPTCHA_SECRET_KEY', 'RECAPTCHA_SITE_KEY'],
    ['DATABASE_REPLICA_URL', 'DATABASE_URL'],
  ])('%s is an error without %s', (has, lacks) => {
    const value = has.startsWith('DATABASE') ? DATABASE.DATABASE_URL : 'x';
    expect(() => parseConfig({ [has]: value }, '/srv')).toThrow(
      `  ${lacks}: Must be set together with ${has}`,
    );
  });

  it('never creates the demo account in production', () => {
    const production = {
      ...DATABASE,
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://stylekit.example',
      SESSION_KEY: KEY,
      SMTP_URL: 'smtp://mail.example',
      CONTACT_EMAIL: 'help@stylekit.example',
      STYLEKIT_DEMO: 'true',
    };
    expect(parseConfig(production, '/srv')).toMatchObject({ isProduction: true, hasDemo: false });
    expect(parseConfig({ STYLEKIT_DEMO: 'true' }, '/srv')).toMatchObject({
      isProduction: false,
      hasDemo: true,
    });
  });
});

describe('the keys', () => {
  const [old, current] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

  it('differ for each purpose, and cookies, trust and mail keep the old ones', () => {
    const keys = toKeys([current, old]);
    const first = [keys.cookies[0], keys.codes, keys.devices, keys.trust[0], keys.mails[0], keys.limits];
    expect(new Set(first.map((key) => key?.toString('hex'))).size).toBe(6);
    const before = toKeys([old]);
    for (const purpose of ['cookies', 'trust', 'mails'] as const) {
      expect(keys[purpose]).toHaveLength(2);
      expect(keys[purpose][1]).toEqual(before[purpose][0]);
    }
    for (const purpose of ['codes', 'devices', 'limits'] as const)
      expect(keys[purpose]).not.toEqual(before[purpose]);
  });

  it('need a session key', () => {
    expect(() => toKeys([])).toThrow('At least one session key is required.');
  });

  describe('of a development server', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'stylekit-key-'));
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    it('are generated once, for their owner only', () => {
      const dataDir = path.join(folder, 'new/data');
      const key = loadGeneratedKey(dataDir);
      expect(key).toHaveLength(32);
      expect(loadGeneratedKey(dataDir)).toEqual(key);
      const file = path.join(dataDir, 'session.key');
      expect(readFileSync(file, 'utf8')).toBe(key.toString('hex'));
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
      expect(loadGeneratedKey(path.join(folder, 'other'))).not.toEqual(key);
    });

    it('are read with a line break at the end, and closed to others again', () => {
      const file = path.join(folder, 'session.key');
      writeFileSync(file, `${KEY}\n`, { mode: 0o644 });
      expect(loadGeneratedKey(folder).toString('hex')).toBe(KEY);
      expect(statSync(file).mode & 0o777).toBe(0o600);
    });
  });
});
