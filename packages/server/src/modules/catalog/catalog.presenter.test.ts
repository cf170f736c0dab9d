import { describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '../../config/config.ts';
import { presentCatalog } from './catalog.presenter.ts';
import { catalogSchema } from './catalog.schema.ts';

const DEVELOPMENT = parseConfig({}, '/srv');
const config = (changes: Partial<Config>): Config => ({ ...DEVELOPMENT, ...changes });
const GOOGLE = {
  clientId: 'id',
  clientSecret: 'hidden-secret',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  timeoutMs: 5_000,
};
const STRIPE = {
  secretKey: 'hidden-key',
  webhookSecret: 'hidden-word',
  apiBase: null,
  prices: {
    monthly: 'price_m',
    annual: 'price_a',
    pack15: 'price_15',
    pack30: 'price_30',
    pack60: 'price_60',
  },
};
const simulated = (changes: Partial<Config>) => presentCatalog(config(changes)).simulated;

describe('the catalog', () => {
  it('fits its schema, and names no secret', () => {
    const recaptcha = { siteKey: 'site-key', secretKey: 'hidden-recaptcha', verifyUrl: 'https://v.example' };
    const catalog = presentCatalog(
      config({ google: GOOGLE, stripe: STRIPE, recaptcha, metricsToken: 'hidden-token' }),
    );
    expect(catalogSchema.parse(catalog)).toEqual(catalog);
    expect(catalog).toMatchObject({ googleSignIn: true, recaptchaSiteKey: 'site-key' });
    expect(JSON.stringify(catalog)).not.toContain('hidden');
  });

  it('offers every plan and pack with its price, if payment is configured', () => {
    const { plans, packs } = presentCatalog(config({ stripe: STRIPE }));
    expect(plans.map(({ plan, priceId, currency }) => [plan, priceId, currency])).toEqual([
      ['monthly', 'price_m', 'usd'],
      ['annual', 'price_a', 'usd'],
    ]);
    expect(packs.map(({ credits, priceId }) => [credits, priceId])).toEqual([
      [15, 'price_15'],
      [30, 'price_30'],
      [60, 'price_60'],
    ]);
    const without = presentCatalog(DEVELOPMENT);
    expect([...without.plans, ...without.packs].map(({ priceId }) => priceId)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('has the limits that the server applies', () => {
    expect(presentCatalog(DEVELOPMENT)).toMatchObject({
      free: { aiCredits: 3, customGuides: 3 },
      limits: {
        logoBytes: 1_048_576,
        logoTypes: ['image/png', 'image/jpeg', 'image/svg+xml'],
        uploadQuotaBytes: 52_428_800,
        codeLength: 6,
        passwordLength: { min: 8, max: 128 },
      },
      googleSignIn: false,
      recaptchaSiteKey: null,
    });
  });

  it('labels the choices of the form', () => {
    const { harmonies, industries, designStyles, fonts } = presentCatalog(DEVELOPMENT);
    for (const { value, label } of harmonies)
      expect(label).toBe(value.charAt(0).toUpperCase() + value.slice(1));
    for (const { label } of [...industries, ...designStyles]) expect(label).not.toBe('');
    expect(fonts).toHaveLength(30);
    expect(new Set(fonts.map(({ name }) => name)).size).toBe(30);
  });
});

describe('what the catalog calls simulated', () => {
  it.each<[string, Partial<Config>, boolean]>([
    ['no mail server', {}, true],
    ['a mail server', { mail: { smtpUrl: 'smtp://mail.example', from: 'a@b.example' } }, false],
    ['production', { isProduction: true }, false],
  ])('mail with %s: %#', (_what, changes, isSimulated) => {
    expect(simulated(changes).mail).toBe(isSimulated);
  });

  it.each<[string, string | null, boolean]>([
    ['none', null, false],
    ['Google', GOOGLE.authorizeUrl, false],
    ['the mock by name', 'http://localhost:5000/authorize', true],
    ['the mock by address', 'http://127.0.0.1:5000/authorize', true],
    ['the mock by IPv6', 'http://[::1]:5000/authorize', true],
    ['a name that begins like it', 'http://localhost.evil.example/authorize', false],
  ])('sign-in with %s', (_what, authorizeUrl, isSimulated) => {
    const google = authorizeUrl === null ? null : { ...GOOGLE, authorizeUrl };
    expect(simulated({ google }).google).toBe(isSimulated);
    expect(simulated({ google, isProduction: true }).google).toBe(false);
  });

  it.each<[string | null, boolean]>([
    [null, false],
    ['http://127.0.0.1:4242', true],
    ['http://127.0.0.10:4242', false],
    ['https://api.stripe.com', false],
  ])('payment at %s: %s', (apiBase, isSimulated) => {
    expect(simulated({ stripe: { ...STRIPE, apiBase } }).payment).toBe(isSimulated);
    expect(simulated({ stripe: { ...STRIPE, apiBase }, isProduction: true }).payment).toBe(false);
  });
});
