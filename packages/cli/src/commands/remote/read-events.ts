/** One server-sent event. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/** A stream without a line for this long is dead: the server sends a heartbeat more often. */
const SILENCE_MS = 45_000;

/** The events of a response, until it ends. Throws TypeError when the connection breaks. */
export async function* readEvents(response: Response): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let buffered = '';
  for await (const chunk of withDeadline(response)) {
    buffered = (buffered + decoder.decode(chunk, { stream: true })).replace(/\r\n?/g, '\n');
    const blocks = buffered.split('\n\n');
    buffered = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseBlock(block);
      if (event !== null) yield event;
    }
  }
}

async function* withDeadline(response: Response): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new TypeError('The event stream is silent.')), SILENCE_MS);
      });
      const { done, value } = await Promise.race([reader.read(), silence]).finally(() => clearTimeout(timer));
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
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
