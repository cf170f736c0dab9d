import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server';
import type { GoogleConfig } from '../../config/config.ts';
import { renderChooser } from './chooser-page.ts';
import { type GoogleIdentity, parseIdentity } from './identities.ts';

/** Overrides that a test applies to the mock's responses. */
export interface GoogleOverrides {
  /** Changes the payload of access and ID tokens before they are signed. */
  onToken?(token: MutableToken): void;
  onTokenResponse?(response: MutableResponse): void;
  onUserinfo?(response: MutableResponse): void;
}

export interface GoogleMock {
  /** The values of the `GOOGLE_…` variables. */
  readonly config: GoogleConfig;
  /** Applies overrides until the next call; `{}` removes them. */
  override(override: GoogleOverrides): void;
  close(): Promise<void>;
}

const CHOOSER_PATH = '/authorize';
const ISSUE_PATH = '/issue';

/**
 * Starts a local OpenID provider that shows an account chooser. As with Google, codes work once and only with their
 * PKCE verifier. Only for development and tests.
 *
 * @param redirectUri the only URL that receives codes; by default any URL on this machine
 */
export async function startGoogleMock(
  options: { readonly port?: number; readonly redirectUri?: string } = {},
): Promise<GoogleMock> {
  const server = new OAuth2Server(undefined, undefined, { endpoints: { authorize: ISSUE_PATH } });
  const identities = createIdentityStore();
  let override: GoogleOverrides = {};
  await server.issuer.keys.generate('RS256');
  addChooser(server, options.redirectUri);
  issueCodes(server, identities, options.redirectUri);
  respondAs(server, identities, () => override);
  await server.start(options.port ?? 0, '127.0.0.1');
  const origin = `http://127.0.0.1:${server.address().port}`;
  server.issuer.url = origin;
  return {
    config: {
      clientId: 'stylekit-simulated',
      clientSecret: 'simulated-secret',
      authorizeUrl: `${origin}${CHOOSER_PATH}`,
      tokenUrl: `${origin}/token`,
      userinfoUrl: `${origin}/userinfo`,
      keysUrl: `${origin}/jwks`,
      // Generous: the mock runs in this process, which may be busy.
      timeoutMs: 60_000,
    },
    override: (next) => {
      override = next;
    },
    close: () => server.stop(),
  };
}

function addChooser(server: OAuth2Server, allowedUri: string | undefined): void {
  server.service.addRoute('GET', CHOOSER_PATH, (request, reply) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    if (!isAllowed(query.get('redirect_uri'), allowedUri)) {
      reply.writeHead(400, { 'content-type': 'text/plain' }).end('redirect_uri_mismatch');
      return;
    }
    const page = renderChooser(query, ISSUE_PATH);
    reply
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      .end(page);
  });
}

type IdentityStore = ReturnType<typeof createIdentityStore>;

/** Issues a code for the chosen account, only to allowed URLs. */
function issueCodes(server: OAuth2Server, identities: IdentityStore, allowedUri: string | undefined): void {
  server.service.on(
    Events.BeforeAuthorizeRedirect,
    ({ url }: MutableRedirectUri, request: { url: string }) => {
      const query = new URL(request.url, 'http://localhost').searchParams;
      const identity = parseIdentity(query);
      const code = url.searchParams.get('code');
      if (identity !== null && code !== null && isAllowed(query.get('redirect_uri'), allowedUri)) {
        identities.issue(code, identity);
        return;
      }
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    },
  );
}

/** Returns tokens and user information for the chosen account. */
function respondAs(server: OAuth2Server, identities: IdentityStore, override: () => GoogleOverrides): void {
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken, { body }: TokenCall) => {
    const identity = identities.ofCode(body.code);
    if (identity !== null) Object.assign(token.payload, { sub: identity.sub, email: identity.email });
    override().onToken?.(token);
  });
  server.service.on(Events.BeforeResponse, (response: MutableResponse, { body }: TokenCall) => {
    const token = response.body === '' ? undefined : response.body['access_token'];
    const isGiven = body.code_verifier !== undefined && identities.exchange(body.code, String(token));
    if (!isGiven) Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
    override().onTokenResponse?.(response);
  });
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse, request: UserinfoCall) => {
    const identity = identities.ofToken(request.headers.authorization?.replace(/^Bearer /, ''));
    if (identity === null) Object.assign(response, { statusCode: 401, body: { error: 'invalid_token' } });
    else response.body = toClaims(identity);
    override().onUserinfo?.(response);
  });
}

interface TokenCall {
  readonly body: { readonly code?: string; readonly code_verifier?: string };
}

interface UserinfoCall {
  readonly headers: { readonly authorization?: string };
}

/** The identities behind codes and access tokens. */
function createIdentityStore() {
  const codes = new Map<string, GoogleIdentity>();
  const tokens = new Map<string, GoogleIdentity>();
  return {
    issue: (code: string, identity: GoogleIdentity): void => void codes.set(code, identity),
    ofCode: (code: string | undefined): GoogleIdentity | null => codes.get(code ?? '') ?? null,
    ofToken: (token: string | undefined): GoogleIdentity | null => tokens.get(token ?? '') ?? null,
    /** Consumes a code; false if it is unknown or already used. */
    exchange(code: string | undefined, token: string): boolean {
      const identity = codes.get(code ?? '');
      codes.delete(code ?? '');
      if (identity === undefined) return false;
      tokens.set(token, identity);
      return true;
    },
  };
}

function toClaims({ sub, email, emailVerified, name, picture }: GoogleIdentity): Record<string, unknown> {
  return { sub, email, email_verified: emailVerified, name, ...(picture === null ? {} : { picture }) };
}

function isAllowed(redirectUri: string | null, allowedUri: string | undefined): boolean {
  if (redirectUri === null || !URL.canParse(redirectUri)) return false;
  if (allowedUri !== undefined) return redirectUri === allowedUri;
  return ['localhost', '127.0.0.1'].includes(new URL(redirectUri).hostname);
}
