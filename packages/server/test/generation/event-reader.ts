import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '../support/browser.ts';
import type { TestServer } from '../support/test-server.ts';

export interface ReceivedEvent {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

/** An open event stream over a real socket, like a browser's EventSource. */
export interface EventReader {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly events: readonly ReceivedEvent[];
  /** The raw text, including comments. */
  readonly text: string;
  readonly isOver: boolean;
  close(): void;
}

/** Opens a path of a listening server as the user of `browser`. */
export async function readEvents(
  server: TestServer,
  browser: Browser,
  path: string,
  headers: Record<string, string> = {},
): Promise<EventReader> {
  let call: ClientRequest | undefined;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    call = request({
      host: '127.0.0.1',
      port: portOf(server),
      path,
      headers: { cookie: browser.cookieHeader(), 'sec-fetch-site': 'same-origin', ...headers },
    });
    call.once('response', resolve).once('error', reject).end();
  });
  let text = '';
  let isOver = false;
  response.setEncoding('utf8');
  response.on('data', (part: string) => {
    text += part;
  });
  response.once('close', () => {
    isOver = true;
  });
  response.on('error', () => undefined);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    get events() {
      return parseEvents(text);
    },
    get text() {
      return text;
    },
    get isOver() {
      return isOver;
    },
    close: () => void call?.destroy(),
  };
}

/** Makes a test server listen on a free port of this machine. */
export async function listen(server: TestServer): Promise<void> {
  await server.app.listen({ host: '127.0.0.1', port: 0 });
}

function portOf(server: TestServer): number {
  const address: AddressInfo | string | null = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.');
  return address.port;
}

function parseEvents(text: string): ReceivedEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const event = /^event: (.+)$/m.exec(block)?.[1];
    const data = /^data: (.+)$/m.exec(block)?.[1];
    return event === undefined || data === undefined ? [] : [{ event, data: JSON.parse(data) }];
  });
}
