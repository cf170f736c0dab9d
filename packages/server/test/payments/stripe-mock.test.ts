import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStripeProvider } from '../../src/modules/billing/stripe-provider.ts';
import { startStripeMock } from '../../src/sandbox/stripe/stripe-mock.ts';

/** Starts a server that records the types of the events it receives. */
async function startReceiver() {
  const received: string[] = [];
  const server = createServer(async (request, response) => {
    received.push(((await json(request)) as { type: string }).type);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

describe('the mock of Stripe', () => {
  it('drops, repeats, delays and reorders the next events as scripted', async () => {
    const mock = await startStripeMock(null);
    onTestFinished(() => mock.close());
    const { received, url } = await startReceiver();
    mock.webhooks.url = url;
    const events = ['a', 'b', 'c', 'd', 'e'].map((type) => ({ id: type, type, created: 0, object: {} }));
    mock.webhooks.script(['drop', 'duplicate', 'delay', 'reorder']);
    mock.webhooks.enqueue(events);
    await mock.webhooks.settled();
    expect(received).toEqual(['b', 'b', 'e', 'd']);
    mock.webhooks.releaseDelayed();
    await mock.webhooks.settled();
    expect(received).toEqual(['b', 'b', 'e', 'd', 'c']);
  });

  it('gives no id twice after a restart, also before the first payment', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-stripe-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const createCustomer = async (id: string) => {
      const mock = await startStripeMock(path.join(folder, 'stripe.json'));
      const customer = await createStripeProvider(mock.config).createCustomer({ id, email: '', name: '' });
      await mock.flush();
      await mock.close();
      return customer;
    };
    const [first, second] = [await createCustomer('one'), await createCustomer('two')];
    expect(second).not.toBe(first);
    expect(await createCustomer('one')).toBe(first);
  });
});
