import { expect, test } from 'vitest';
import { createLimitedFetch } from './limited-fetch.ts';

/** An endless body that counts how many kilobytes were requested. */
function endless(status: number, headers: Record<string, string>) {
  const counts = { pulled: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      counts.pulled += 1;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
    cancel() {
      counts.isCanceled = true;
    },
  });
  return { counts, response: new Response(body, { status, headers }) };
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

test('an endless response is canceled right after the limit', async () => {
  const { counts, response } = endless(200, JSON_TYPE);
  const limited = createLimitedFetch({ limitBytes: 64 * 1024, fetch: async () => response });
  await expect(limited('http://localhost')).rejects.toMatchObject({ kind: 'too-large' });
  expect(counts.isCanceled).toBe(true);
  expect(counts.pulled).toBeLessThanOrEqual(68);
});

test('an endless error response keeps its status and loses its body', async () => {
  const { counts, response } = endless(503, { ...JSON_TYPE, 'retry-after': '3' });
  const limited = createLimitedFetch({ limitBytes: 1024, fetch: async () => response });
  const limitedResponse = await limited('http://localhost');
  expect([
    limitedResponse.status,
    limitedResponse.headers.get('retry-after'),
    await limitedResponse.text(),
  ]).toEqual([503, '3', '']);
  expect(counts.isCanceled).toBe(true);
});

test('a response up to the limit is complete', async () => {
  const text = `"${'ü'.repeat(511)}"`;
  const read = (limitBytes: number) =>
    createLimitedFetch({ limitBytes, fetch: async () => new Response(text, { headers: JSON_TYPE }) })(
      'http://localhost',
    );
  expect(await (await read(1024)).text()).toBe(text);
  await expect(read(1023)).rejects.toMatchObject({ kind: 'too-large' });
});

test('a response that is not JSON is not read', async () => {
  const { counts, response } = endless(200, { 'content-type': 'text/html' });
  const limited = createLimitedFetch({ limitBytes: 1024, fetch: async () => response });
  await expect(limited('http://localhost')).rejects.toMatchObject({ kind: 'malformed' });
  expect(counts.isCanceled).toBe(true);
});

test('redirects are not followed and only plain request ids are reported', async () => {
  const ids: string[] = [];
  const redirects: unknown[] = [];
  const respondWith = (id: string) =>
    createLimitedFetch({
      limitBytes: 1024,
      onRequestId: (requestId) => void ids.push(requestId),
      fetch: async (_, init) => {
        redirects.push(init?.redirect);
        return new Response('{}', { headers: { ...JSON_TYPE, 'x-request-id': id } });
      },
    })('http://localhost');
  await respondWith('req_1');
  await respondWith('req 1 <b>');
  await respondWith('r'.repeat(129));
  expect(ids).toEqual(['req_1']);
  expect(redirects).toEqual(['manual', 'manual', 'manual']);
});
