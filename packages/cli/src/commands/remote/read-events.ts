import type { Readable } from 'node:stream';
import { ConnectionError, type HttpResponse } from '../../api/send-request.ts';

/** One server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** A stream without a line for this long is dead: the server sends a heartbeat more often. */
const SILENCE_MS = 45_000;

/** The events of a response, until it ends. Throws ConnectionError when the connection breaks or is silent. */
export async function* readEvents({ body }: Pick<HttpResponse, 'body'>): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let buffered = '';
  for await (const chunk of withDeadline(body)) {
    const text = buffered + decoder.decode(chunk, { stream: true });
    // The line feed of a last carriage return may still come.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const blocks = text.slice(0, end).replace(/\r\n?/g, '\n').split('\n\n');
    buffered = (blocks.pop() ?? '') + text.slice(end);
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event !== null) yield event;
    }
  }
}

async function* withDeadline(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await beforeSilence(chunks.next());
      if (done === true) return;
      yield value;
    }
  } catch (error) {
    throw error instanceof ConnectionError ? error : new ConnectionError('ECONNRESET');
  } finally {
    body.destroy();
  }
}

async function beforeSilence<Result>(next: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ConnectionError(null)), SILENCE_MS);
  });
  return await Promise.race([next, silence]).finally(() => clearTimeout(timer));
}

/** Null for a block without data, such as a heartbeat. */
function parseBlock(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: data.join('\n') };
}
