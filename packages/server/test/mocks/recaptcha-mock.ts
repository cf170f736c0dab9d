import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The verification result of a token. */
export interface TokenFacts {
  readonly score: number;
  readonly action: string;
  readonly hostname: string;
}

/** A failure for the next call. */
export type RecaptchaFailure =
  | 'server-error'
  | 'no-json'
  | 'no-fields'
  | 'redirect'
  | 'endless'
  | 'reset'
  | 'silent';

export interface RecaptchaMock {
  /** The value for `RECAPTCHA_VERIFY_URL`. */
  readonly verifyUrl: string;
  /** The number of calls to the verifier, including redirects. */
  readonly callCount: () => number;
  /** Issues a new token that is valid once. */
  issueToken(facts: TokenFacts): string;
  failNext(failure: RecaptchaFailure): void;
  close(): Promise<void>;
}

const VERIFY_PATH = '/recaptcha/api/siteverify';
const TOKEN_LIFETIME_MS = 2 * 60_000;

/**
 * Starts a local mock with Google's siteverify protocol: single-use tokens that are valid for two minutes, the same
 * fields and error codes. Only for development and tests.
 */
export async function startRecaptchaMock(options: {
  readonly secretKey: string;
  readonly now?: () => Date;
}): Promise<RecaptchaMock> {
  const { secretKey, now = () => new Date() } = options;
  const tokens = new Map<string, TokenFacts & { readonly issuedAt: Date }>();
  const failures: RecaptchaFailure[] = [];
  let calls = 0;

  function verify(form: URLSearchParams): object {
    const token = form.get('response') ?? '';
    const facts = tokens.get(token);
    tokens.delete(token);
    if (form.get('secret') !== secretKey) return rejection('invalid-input-secret');
    if (token === '') return rejection('missing-input-response');
    const isValid = facts !== undefined && now().getTime() - facts.issuedAt.getTime() <= TOKEN_LIFETIME_MS;
    if (!isValid) return rejection(isTokenLike(token) ? 'timeout-or-duplicate' : 'invalid-input-response');
    const { score, action, hostname, issuedAt } = facts;
    return { success: true, challenge_ts: issuedAt.toISOString(), score, action, hostname };
  }

  const server = createServer(async (request, reply) => {
    calls += 1;
    const failure = failures.shift();
    const form = new URLSearchParams(await text(request));
    if (failure !== undefined) sendFailure(failure, request, reply);
    else if (request.method !== 'POST' || request.url !== VERIFY_PATH) reply.writeHead(404).end();
    else reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(verify(form)));
  });
  // A busy machine could end an idle connection just when a client uses it again, and the call would fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;

  return {
    verifyUrl: `http://127.0.0.1:${port}${VERIFY_PATH}`,
    callCount: () => calls,
    issueToken(facts) {
      const token = `mock-${randomBytes(16).toString('hex')}`;
      tokens.set(token, { ...facts, issuedAt: now() });
      return token;
    },
    failNext: (failure) => void failures.push(failure),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function isTokenLike(token: string): boolean {
  return /^mock-[0-9a-f]{32}$/.test(token);
}

function rejection(code: string): object {
  return { success: false, 'error-codes': [code] };
}

function sendFailure(failure: RecaptchaFailure, request: IncomingMessage, reply: ServerResponse): void {
  switch (failure) {
    case 'server-error':
      reply.writeHead(500).end('{"success":true}');
      return;
    case 'no-json':
      reply.writeHead(200).end('<!doctype html><title>Sorry</title>');
      return;
    case 'no-fields':
      reply.writeHead(200).end('{"success":true}');
      return;
    case 'redirect':
      reply.writeHead(307, { location: request.url ?? '/' }).end();
      return;
    case 'endless':
      reply.writeHead(200).end(`{"success":true,"padding":"${'x'.repeat(64 * 1024)}"}`);
      return;
    case 'reset':
      request.socket.destroy();
      return;
    case 'silent':
      // The request stays open until the client gives up.
      return;
  }
}
