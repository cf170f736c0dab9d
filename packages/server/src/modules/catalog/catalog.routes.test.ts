import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../../test/support/test-config.ts';
import { openTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { presentCatalog } from './catalog.presenter.ts';

const GOOGLE = {
  clientId: 'id',
  clientSecret: 'secret-of-google',
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  userinfoUrl: 'https://openidconnect.googleapis.com/v1/userinfo',
  keysUrl: 'https://www.googleapis.com/oauth2/v3/certs',
  timeoutMs: 5_000,
};
const RECAPTCHA = { siteKey: 'site', secretKey: 'secret-of-recaptcha', verifyUrl: 'https://verify.example' };

describe('the catalog', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer('pglite', { config: { recaptcha: RECAPTCHA } });
  });
  afterAll(() => server.close());

  it('returns all options to everyone', async () => {
    const reply = await server.browser().get('/api/catalog');
    expect(reply.statusCode).toBe(200);
    const catalog = reply.json();
    expect(catalog.fonts).toHaveLength(30);
    expect(catalog.fonts[0]).toMatchObject({ name: 'Roboto', category: 'sans' });
    expect(catalog.industries).toHaveLength(18);
    expect(catalog.industries).toContainEqual({ value: 'food', label: 'Food & Beverage' });
    expect(catalog.designStyles).toHaveLength(12);
    expect(catalog.designStyles[0]).toMatchObject({ value: 'minimalist', label: 'Minimalist' });
    expect(catalog.harmonies[0]).toEqual({ value: 'auto', label: 'Auto' });
    expect(catalog.free).toEqual({ aiCredits: 3, customGuides: 3 });
    expect(catalog.limits).toMatchObject({
      logoBytes: 1_048_576,
      codeLength: 6,
      passwordLength: { min: 8, max: 128 },
    });
    expect(catalog).toMatchObject({
      simulated: { mail: true, google: false, payment: false },
      googleSignIn: false,
      recaptchaSiteKey: 'site',
    });
    expect(reply.body).not.toContain('secret');
  });

  it('contains the specified prices, without price ids until card payment is configured', async () => {
    const { plans, packs } = (await server.browser().get('/api/catalog')).json();
    const premium = { currency: 'usd', priceId: null, monthlyAiCredits: 30, activeCustomGuides: 100 };
    expect(plans).toEqual([
      { plan: 'monthly', interval: 'month', amountCents: 599, ...premium },
      { plan: 'annual', interval: 'year', amountCents: 5_999, ...premium },
    ]);
    const pack = { currency: 'usd', priceId: null };
    expect(packs).toEqual([
      { credits: 15, amountCents: 500, label: null, isDefault: false, ...pack },
      { credits: 30, amountCents: 900, label: null, isDefault: false, ...pack },
      { credits: 60, amountCents: 2_000, label: 'Best', isDefault: true, ...pack },
    ]);
  });

  it('can be cached for five minutes and is not sent again if unchanged', async () => {
    const first = await server.browser().get('/api/catalog');
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    expect(first.headers['set-cookie']).toBeUndefined();
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await server.browser().get('/api/catalog', { headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('marks simulated services, but none in production', () => {
    const mock = { ...GOOGLE, authorizeUrl: 'http://127.0.0.1:4321/choose' };
    expect(presentCatalog(testConfig({ google: mock }))).toMatchObject({
      simulated: { google: true },
      googleSignIn: true,
    });
    expect(presentCatalog(testConfig({ google: GOOGLE })).simulated.google).toBe(false);
    expect(presentCatalog(testConfig({ google: mock, isProduction: true })).simulated).toEqual({
      mail: false,
      google: false,
      payment: false,
    });
  });

  it('lists the configured price ids, and whether payment is simulated', () => {
    const prices = { monthly: 'm', annual: 'a', pack15: 'p15', pack30: 'p30', pack60: 'p60' };
    const stripe = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiBase: null, prices };
    const { plans, packs, simulated } = presentCatalog(testConfig({ stripe }));
    expect([...plans, ...packs].map(({ priceId }) => priceId)).toEqual(['m', 'a', 'p15', 'p30', 'p60']);
    expect(simulated.payment).toBe(false);
    const mock = { ...stripe, apiBase: 'http://127.0.0.1:4321' };
    expect(presentCatalog(testConfig({ stripe: mock })).simulated.payment).toBe(true);
    expect(presentCatalog(testConfig({ stripe: mock, isProduction: true })).simulated.payment).toBe(false);
  });
});
