import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { isToken, readCredentials } from '../io/credentials.ts';
import { type Api, createApi } from './api.ts';

/** A local server, as `npm start` runs it. */
const DEFAULT_URL = 'http://localhost:4000';
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The server and the token that a command uses. STYLEKIT_URL and STYLEKIT_TOKEN win over the stored ones. */
export interface Connection {
  readonly url: string;
  /** Null without a sign-in to this server. */
  readonly token: string | null;
  readonly isFromEnvironment: boolean;
}

/** Finds the server and the token. A stored token is used only for the server that issued it. */
export async function findConnection(deps: Deps): Promise<Connection> {
  const given = deps.env['STYLEKIT_URL'] ?? '';
  const token = (deps.env['STYLEKIT_TOKEN'] ?? '').trim();
  if (token !== '') {
    if (!isToken(token)) {
      throw new CliError(
        EXIT.notSignedIn,
        'STYLEKIT_TOKEN is not an access token.',
        'It starts with stk_ and has 50 characters. Create one in your account, under Access tokens.',
      );
    }
    const url = given === '' ? ((await readCredentials(deps))?.url ?? DEFAULT_URL) : given;
    return { url: toOrigin(url), token, isFromEnvironment: true };
  }
  const stored = await readCredentials(deps);
  const url = toOrigin(given === '' ? (stored?.url ?? DEFAULT_URL) : given);
  return { url, token: stored?.url === url ? stored.token : null, isFromEnvironment: false };
}

/** The API for a signed-in user. */
export async function connect(deps: Deps): Promise<Api> {
  const { url, token } = await findConnection(deps);
  if (token === null) throw notSignedIn(url);
  return createApi({ url, token }, deps);
}

/** The error of a command that needs a sign-in. */
export function notSignedIn(url: string): CliError {
  return new CliError(
    EXIT.notSignedIn,
    `You are not logged in to ${url}.`,
    'Run stylekit login, or set STYLEKIT_TOKEN in a build pipeline.',
  );
}

/** The origin of a server. Without TLS only on this machine, because the token would be readable on the way. */
function toOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.has(url.hostname))) return url.origin;
  throw new CliError(
    EXIT.usage,
    `${text.slice(0, 200)} is not the address of a StyleKit server.`,
    'Use an address with https, such as STYLEKIT_URL=https://stylekit.example. Without TLS only localhost is allowed.',
  );
}
