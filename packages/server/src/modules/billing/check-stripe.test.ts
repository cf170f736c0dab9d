import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StripeMock, startStripeMock } from '../../sandbox/stripe/stripe-mock.ts';
import { checkStripe } from './check-stripe.ts';

const PUBLIC_URL = 'https://stylekit.example';

describe('the check of a Stripe configuration', () => {
  let mock: StripeMock;

  beforeAll(async () => {
    mock = await startStripeMock(null);
    mock.webhooks.url = `${PUBLIC_URL}/api/stripe/webhook`;
  });
  afterAll(() => mock.close());

  it('finds nothing in a complete configuration', async () => {
    expect(await checkStripe(mock.config, PUBLIC_URL)).toEqual([]);
  });

  it('reports every price that is missing, or has another amount or interval', async () => {
    const { prices } = mock.config;
    const mixedUp = { ...prices, monthly: prices.annual, pack60: 'price_gone' };
    expect(await checkStripe({ ...mock.config, prices: mixedUp }, PUBLIC_URL)).toEqual([
      'STRIPE_PRICE_MONTHLY: The amount of price_mock_annual is 5999 usd, but must be 599 usd. Create another price.',
      'STRIPE_PRICE_MONTHLY: The interval of price_mock_annual is year, but must be month. Create another price.',
      'STRIPE_PRICE_PACK_60: The price price_gone does not exist in this account. Create it, or use the id of the right price.',
    ]);
  });

  it('reports a missing webhook endpoint and a wrong secret', async () => {
    expect(await checkStripe({ ...mock.config, webhookSecret: 'secret' }, 'https://other.example')).toEqual([
      'Webhook: No enabled endpoint sends to https://other.example/api/stripe/webhook. Add one in the Stripe dashboard.',
      'STRIPE_WEBHOOK_SECRET: Must be the signing secret of the webhook endpoint; it starts with whsec_.',
    ]);
  });

  it('fails with one sentence when the key is wrong', async () => {
    const wrong = { ...mock.config, secretKey: 'sk_test_other' };
    await expect(checkStripe(wrong, PUBLIC_URL)).rejects.toMatchObject({ status: 503 });
  });
});
