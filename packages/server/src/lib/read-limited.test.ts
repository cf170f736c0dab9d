import { describe, expect, it } from 'vitest';
import { readLimited, readLimitedJson } from './read-limited.ts';

/** A stream of chunks of ten bytes that counts how many were read. */
function chunks(count: number) {
  const taken = { chunks: 0, isCanceled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        taken.chunks += 1;
        if (taken.chunks > count) return controller.close();
        controller.enqueue(new Uint8Array(10).fill(97));
      },
      cancel: () => {
        taken.isCanceled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken };
}

describe('a limited read', () => {
  it('returns every byte of a stream that is exactly as long as the limit', async () => {
    expect((await readLimited(chunks(3).body, 30))?.toString()).toBe('a'.repeat(30));
    expect(await readLimited(null, 30)).toHaveLength(0);
  });

  it('reads no chunk beyond the limit, and cancels the stream', async () => {
    const { body, taken } = chunks(1_000);
    expect(await readLimited(body, 29)).toBeNull();
    expect(taken).toEqual({ chunks: 3, isCanceled: true });
  });

  it('rejects JSON that is too long or invalid', async () => {
    expect(await readLimitedJson(new Response('{"a":1}'), 7)).toEqual({ a: 1 });
    await expect(readLimitedJson(new Response('{"a":1}'), 6)).rejects.toThrow('more than 6 bytes');
    await expect(readLimitedJson(new Response('{"a":'), 7)).rejects.toThrow(SyntaxError);
  });
});
