import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../../src/http/app-type.ts';

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

/** Calls a server like a browser on one of its pages: keeps cookies and sends `Sec-Fetch-Site`. */
export class Browser {
  readonly cookies = new Map<string, string>();
  /** Each browser has its own IP address, so that tests do not share a rate limit. */
  readonly address: string;
  readonly #app: App;

  constructor(app: App, address = nextAddress()) {
    this.#app = app;
    this.address = address;
  }

  get(url: string, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    return this.call('GET', url, options);
  }

  post(url: string, body?: unknown, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    return this.call('POST', url, { ...options, body });
  }

  put(url: string, body?: unknown, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    return this.call('PUT', url, { ...options, body });
  }

  patch(url: string, body?: unknown, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    return this.call('PATCH', url, { ...options, body });
  }

  delete(url: string, options: CallOptions = {}): Promise<LightMyRequestResponse> {
    return this.call('DELETE', url, options);
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    options: CallOptions,
  ): Promise<LightMyRequestResponse> {
    const { body, headers } = options;
    const reply = await this.#app.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.cookies.size === 0 ? {} : { cookie: this.cookieHeader() }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      // The values of the reply are decoded.
      else this.cookies.set(name, encodeURIComponent(value));
    }
    return reply;
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Puts the key of a session into the cookie, like the server. */
  useSessionKey(key: string): void {
    const session = this.#app.createSecureSession({ key });
    this.cookies.set('stylekit', encodeURIComponent(this.#app.encodeSecureSession(session)));
  }
}

let browsers = 0;

function nextAddress(): string {
  browsers += 1;
  return `10.${(browsers >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;
}
