import oauth2 from '@fastify/oauth2';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Config, GoogleConfig } from '../../config/config.ts';
import { LIMITS } from '../../config/limits.ts';
import { callerOf, sessionActorOf, setSessionCookie } from '../../context/request.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import { toNetwork } from '../../lib/network.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { fetchGoogleProfile, GoogleSignInError } from './google-profile.ts';
import { signInWithGoogle } from './google-sign-in.service.ts';
import { readIdToken, toNonce } from './id-token.ts';

const CALLBACK_PATH = '/api/auth/google/callback';
const SIGNED_IN_PAGE = '/dashboard';
const FAILURE_PAGE = '/auth?error=google-auth-failed';
/** Time limit for choosing a Google account. */
const COOKIE_SECONDS = 10 * 60;
const TOKEN_MAX_BYTES = 64 * 1024;

const config = { access: 'public' } as const;
const tags = ['sign-in'];
const redirectResponse = { 302: z.unknown().describe('A redirect without a body') };

/** Sign-in with Google: redirect and callback. A failure redirects to the sign-in page and never starts a session. */
export async function registerGoogle(app: App, { google, publicUrl }: Config): Promise<void> {
  const cookies = cookieNames(publicUrl);
  const client = google === null ? null : await registerClient(app, google, publicUrl);
  app.get(
    '/api/auth/google',
    { config, schema: { tags, summary: 'Redirect to Google’s sign-in page', response: redirectResponse } },
    async (request, reply) => reply.redirect(await toAuthorizeUrl(app, request, reply)),
  );
  app.get(
    CALLBACK_PATH,
    { config, schema: { tags, summary: 'Callback of Google’s sign-in page', response: redirectResponse } },
    async (request, reply) => {
      try {
        if (client === null) throw new GoogleSignInError('Sign-in with Google is not configured.');
        await completeSignIn(app, { client, cookies, request, reply });
        return reply.redirect(SIGNED_IN_PAGE);
      } catch (error) {
        logFailure(request, error);
        return reply.redirect(FAILURE_PAGE);
      }
    },
  );
}

interface CookieNames {
  readonly state: string;
  readonly verifier: string;
}

/** The prefix prevents other hosts from setting these cookies; browsers allow it on https only. */
function cookieNames(publicUrl: string): CookieNames {
  const prefix = publicUrl.startsWith('https:') ? '__Host-' : '';
  return { state: `${prefix}stylekit-google-state`, verifier: `${prefix}stylekit-google-verifier` };
}

interface GoogleClient extends GoogleConfig {
  /** Google's public keys, fetched when a token requires them and cached. */
  readonly keys: JWTVerifyGetKey;
}

async function registerClient(app: App, google: GoogleConfig, publicUrl: string): Promise<GoogleClient> {
  const [authorize, token] = [new URL(google.authorizeUrl), new URL(google.tokenUrl)];
  const { state, verifier } = cookieNames(publicUrl);
  await app.register(oauth2, {
    name: 'google',
    scope: ['openid', 'email', 'profile'],
    credentials: {
      client: { id: google.clientId, secret: google.clientSecret },
      auth: {
        authorizeHost: authorize.origin,
        authorizePath: `${authorize.pathname}${authorize.search}`,
        tokenHost: token.origin,
        tokenPath: `${token.pathname}${token.search}`,
      },
      http: { timeout: google.timeoutMs, maxBytes: TOKEN_MAX_BYTES, redirects: false },
      options: { authorizationMethod: 'body' },
    },
    callbackUri: `${publicUrl}${CALLBACK_PATH}`,
    pkce: 'S256',
    redirectStateCookieName: state,
    verifierCookieName: verifier,
    cookie: {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.startsWith('https:'),
      maxAge: COOKIE_SECONDS,
    },
  });
  const keys = createRemoteJWKSet(new URL(google.keysUrl), { timeoutDuration: google.timeoutMs });
  return { ...google, keys };
}

async function toAuthorizeUrl(app: App, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  if (app['oauth2Google'] === undefined) return FAILURE_PAGE;
  const url = new URL(await app['oauth2Google'].generateAuthorizationUri(request, reply));
  url.searchParams.set('nonce', toNonce(url.searchParams.get('state') ?? ''));
  return url.href;
}

interface CallbackRequest {
  readonly client: GoogleClient;
  readonly cookies: CookieNames;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function completeSignIn(app: App, { client, cookies, request, reply }: CallbackRequest): Promise<void> {
  const { ctx } = request;
  const caller = callerOf(request);
  await consumeLimit(ctx, LIMITS.signIn, toNetwork(caller.ip));
  const state = request.cookies[cookies.state];
  if (state === undefined || request.cookies[cookies.verifier] === undefined) {
    throw new GoogleSignInError('This browser did not start the sign-in.');
  }
  const token = await exchangeCode(app, request, reply, state);
  const profile = await fetchGoogleProfile(client, token.access_token);
  if (token.id_token !== undefined) {
    const sub = await readIdToken(token.id_token, client.keys, {
      clientId: client.clientId,
      issuerOrigin: new URL(client.authorizeUrl).origin,
      nonce: toNonce(state),
      now: ctx.now,
    });
    if (sub !== profile.sub) throw new GoogleSignInError('The ID token belongs to another account.');
  }
  const { key, maxAgeSeconds } = await signInWithGoogle(ctx, {
    profile,
    caller,
    previousActor: sessionActorOf(request),
  });
  setSessionCookie(request, key, maxAgeSeconds);
}

const tokenSchema = z.object({
  access_token: z.string().min(1).max(8_192),
  id_token: z.string().max(16_384).optional(),
});

/** Exchanges the code for a token. Each `state` is accepted only once, independently of Google's own check. */
async function exchangeCode(app: App, request: FastifyRequest, reply: FastifyReply, state: string) {
  const query = callbackQuery.safeParse(request.query);
  if (app['oauth2Google'] === undefined || !query.success || query.data.state !== state) {
    throw new GoogleSignInError('The state does not match this browser, or the code is missing.');
  }
  await consumeLimit(request.ctx, LIMITS.googleCallback, state);
  try {
    // This compares the state again and clears both cookies.
    const { token } = await app['oauth2Google'].getAccessTokenFromAuthorizationCodeFlow(request, reply);
    return tokenSchema.parse(token);
  } catch (cause) {
    throw new GoogleSignInError('The code could not be exchanged.', cause);
  }
}

const callbackQuery = z.object({ state: z.string(), code: z.string().min(1).max(4_096) });

/** The user is in the middle of a redirect and could not read an error body, so errors are only logged. */
function logFailure({ log }: FastifyRequest, error: unknown): void {
  const isExpected = error instanceof GoogleSignInError || (error instanceof ApiError && error.status < 500);
  if (!isExpected) {
    log.error({ err: error }, 'sign-in with Google failed');
    return;
  }
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  log.info({ event: 'authn_login_fail', with: 'google', reason: error.message, cause }, 'sign-in rejected');
}
