import secureSession from '@fastify/secure-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LIMITS } from '../config/limits.ts';
import type { Actor, Services } from '../context/context.ts';
import { isUnchecked } from '../context/own-reader.ts';
import { requireScope } from '../context/request.ts';
import type { SessionClaim } from '../context/session-check.ts';
import { ApiError, invalidToken, unauthenticated } from '../http/api-error.ts';
import { readBearer } from '../http/bearer.ts';
import type { Scope } from '../http/scopes.ts';
import { toNetwork } from '../lib/network.ts';
import { findTokenActor } from '../modules/access-token/access-token.service.ts';
import { isTokenValue } from '../modules/access-token/token-value.ts';
import { createCallBudget } from '../modules/rate-limit/call-budget.ts';
import { consumeLimit } from '../modules/rate-limit/rate-limit.ts';
import { findActor } from '../modules/session/session.service.ts';
import { claimOf } from '../modules/session/session-key.ts';
import { isSafe } from './origin-guard.ts';

/**
 * Creates the context of every API request, identifies the caller, and checks the access rule and scopes.
 *
 * A request with an access token is a call of that token only: a session cookie next to it is ignored.
 *
 * The server does not start if a route under `/api` or `/uploads` has no access rule.
 */
export const requestContext = fastifyPlugin<{ readonly services: Services }>(
  async (app, { services }) => {
    const isHttps = services.config.publicUrl.startsWith('https:');
    await app.register(secureSession, {
      cookieName: isHttps ? '__Host-stylekit' : 'stylekit',
      key: [...services.keys.cookies],
      // The session row determines the lifetime of a session; the encrypted cookie must only not expire earlier.
      expiry: 400 * 24 * 3_600,
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps },
    });
    app.decorateRequest('actor', null);
    app.decorateRequest('sessionClaim', null);
    app.addHook('onRoute', ({ url, method, config }) => {
      if (!isApi(url) || config?.access !== undefined) return;
      throw new Error(`${String(method)} ${url} has no access rule: set config.access.`);
    });
    const consumeCall = createCallBudget();
    app.addHook('onRequest', async (request, reply) => {
      const { access, scopes = [] } = request.routeOptions.config;
      if (access === undefined) return;
      reply.header('cache-control', 'no-store');
      rejectClosedConnection(request);
      const token = readBearer(request.headers);
      // A malformed token costs no query.
      if (token !== null && !isTokenValue(token)) throw rejectToken(reply);
      request.ctx = { services, em: services.database.fork(), now: new Date() };
      await consumeCall(request.ctx, toNetwork(request.ip));
      request.sessionClaim = token === null ? readClaim(request) : null;
      if (request.sessionClaim !== null) return;
      request.actor = await findCaller(request, token);
      if (request.actor !== null) await admit(request, request.actor, scopes);
      else if (token !== null) throw rejectToken(reply);
      else if (access === 'signed-in') throw unauthenticated();
    });
    app.addHook('onSend', (request, reply, _payload, done) => {
      // Only a mistake in a handler leads here.
      if (isUnchecked(request) && reply.statusCode < 400) done(new Error('The session was not checked.'));
      else done();
    });
  },
  { name: 'request-context', dependencies: ['error-handler', 'origin-guard'] },
);

/** The owner of the token or, without one, of the session. */
async function findCaller({ ctx, session }: FastifyRequest, token: string | null): Promise<Actor | null> {
  if (token !== null) return findTokenActor(ctx, token);
  const key = session.get('key');
  return key === undefined ? null : findActor(ctx, key);
}

/** @throws ApiError 403 for a token without a scope of the route, 429 for too many writes */
async function admit(request: FastifyRequest, actor: Actor, scopes: readonly Scope[]): Promise<void> {
  requireScope(actor, scopes);
  if (!isSafe(request)) await consumeLimit(request.ctx, LIMITS.write, actor.userId);
}

/** What the session cookie claims, if a read is to check it; null for a key that does not name its user. */
function readClaim({ session, ctx, routeOptions }: FastifyRequest): SessionClaim | null {
  // With a replica the rows come from another database than the session.
  if (routeOptions.config.checksSessionInRead !== true || ctx.services.database.replica !== null) return null;
  const key = session.get('key');
  return key === undefined ? null : claimOf(key);
}

/** The same response for every token that grants nothing; the header is that of RFC 6750. */
function rejectToken(reply: FastifyReply): ApiError {
  reply.header('www-authenticate', 'Bearer error="invalid_token"');
  return invalidToken();
}

/** A closed connection has no remote address, despite its type. Its response is discarded. */
function rejectClosedConnection({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) {
    throw new ApiError(400, 'SK_BAD_REQUEST', 'The connection was closed.');
  }
}

function isApi(url: string): boolean {
  return url.startsWith('/api') || url.startsWith('/uploads');
}
