import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { MOCK_PRICE_IDS } from '../../src/sandbox/stripe/stripe-catalog.ts';
import { type StripeMock, startStripeMock } from '../../src/sandbox/stripe/stripe-mock.ts';
import { addOwner, readTile, requestGuide } from '../generation/generation-support.ts';
import { customBody } from '../support/factories.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../support/test-server.ts';
import { logoPart, sendForm, svgOfSize } from '../support/upload-form.ts';

const PASSWORD = 'correct horse battery';

/** Calls that begin and do not end before `release`. */
function createHold() {
  const begun = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const wait = (): Promise<void> => {
    begun.resolve();
    return released.promise;
  };
  return { begun: begun.promise, release: released.resolve, wait };
}

describe.each(DATABASE_KINDS)('while the model, mail, payment and the store of logos hang, on %s', (kind) => {
  const holds = { model: createHold(), mail: createHold(), payment: createHold(), store: createHold() };
  const sent: string[] = [];
  let stripe: StripeMock;
  let server: TestServer;
  let waiting: SignedUp;
  let tiles: string;

  beforeAll(async () => {
    stripe = await startStripeMock(null);
    server = await openTestServer(kind, {
      config: { stripe: stripe.config },
      services: ({ director, payments, uploads }) => ({
        director: {
          ...director,
          propose: async (...call) => {
            await holds.model.wait();
            return director.propose(...call);
          },
        },
        mailer: {
          send: async ({ to }) => {
            await holds.mail.wait();
            sent.push(to);
          },
        },
        payments: payments && {
          ...payments,
          createCustomer: async (user) => {
            await holds.payment.wait();
            return payments.createCustomer(user);
          },
        },
        uploads: {
          ...uploads,
          put: async (...file) => {
            await holds.store.wait();
            await uploads.put(...file);
          },
        },
      }),
    });
    await server.services.jobs.work(createJobHandlers(server.services));
    ({ owner: waiting, tiles } = await addOwner(server));
  });
  afterAll(async () => {
    for (const { release } of Object.values(holds)) release();
    await server.close();
    await stripe.close();
  });

  it('other calls are answered, and the waiting ones end when the services respond again', async () => {
    const guide = await requestGuide({ owner: waiting, tiles });
    const reset = await server
      .browser()
      .post('/api/auth/request-password-reset', { email: waiting.user.email });
    expect(reset.statusCode).toBe(200);
    const checkout = waiting.browser.post('/api/stripe/create-checkout-session', {
      priceId: MOCK_PRICE_IDS.pack15,
      mode: 'payment',
    });
    const upload = sendForm(server, waiting.browser, [logoPart(svgOfSize(300))]);
    await Promise.all(Object.values(holds).map(({ begun }) => begun));

    const passwordHash = await server.services.passwords.hash(PASSWORD);
    const other = await server.signUp({ passwordHash, customCredits: 1 });
    const signIn = { email: other.user.email, password: PASSWORD };
    expect((await server.browser().post('/api/login', signIn)).statusCode).toBe(200);
    for (const { browser } of [other, waiting]) {
      expect((await browser.get('/api/user')).statusCode).toBe(200);
      const project = await browser.post('/api/projects', { name: 'Bakery', description: 'A brand' });
      expect(project.statusCode).toBe(201);
      const created = await browser.post(`/api/projects/${project.json().id}/style-tiles`, customBody());
      expect(created.statusCode).toBe(201);
    }
    expect((await server.browser().get('/readyz')).statusCode).toBe(200);
    expect((await readTile(server, guide)).generationStatus).toBe('running');
    expect(sent).toEqual([]);

    for (const { release } of Object.values(holds)) release();
    expect((await checkout).statusCode).toBe(200);
    expect((await upload).statusCode).toBe(200);
    await expect.poll(() => sent, { timeout: 60_000 }).toEqual([waiting.user.email]);
    await expect
      .poll(async () => (await readTile(server, guide)).generationStatus, { timeout: 60_000 })
      .toBe('generated');
  });
});
