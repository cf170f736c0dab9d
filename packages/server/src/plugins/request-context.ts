import secureSession from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LIMITS } from '../config/limits.ts';
import type { Services } from '../context/context.ts';
import { ApiError, unauthenticated } from '../http/api-error.ts';
import { toNetwork } from '../lib/network.ts';
import { createCallBudget } from '../modules/rate-limit/call-budget.ts';
import { consumeLimit } from '../modules/rate-limit/rate-limit.ts';
import { findActor } from '../modules/session/session.service.ts';
import { isSafe } from './origin-guard.ts';

/**
 * Creates the context of every API request, identifies the caller, and checks the access rule.
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
    app.addHook('onRoute', ({ url, method, config }) => {
      if (!isApi(url) || config?.access !== undefined) return;
      throw new Error(`${String(method)} ${url} has no access rule: set config.access.`);
    });
    const consumeCall = createCallBudget();
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.access === undefined) return;
      reply.header('cache-control', 'no-store');
      rejectClosedConnection(request);
      request.ctx = { services, em: services.database.fork(), now: new Date() };
      await consumeCall(request.ctx, toNetwork(request.ip));
      const key = request.session.get('key');
      if (key !== undefined) request.actor = await findActor(request.ctx, key);
      if (request.routeOptions.config.access === 'signed-in' && request.actor === null)
        throw unauthenticated();
      if (request.actor !== null && !isSafe(request)) {
        await consumeLimit(request.ctx, LIMITS.write, request.actor.userId);
      }
    });
  },
  { name: 'request-context', dependencies: ['error-handler', 'origin-guard'] },
);

/** A closed connection has no remote address, despite its type. Its response is discarded. */
function rejectClosedConnection({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) {
    throw new ApiError(400, 'SK_BAD_REQUEST', 'The connection was closed.');
  }
}

function isApi(url: string): boolean {
  return url.startsWith('/api') || url.startsWith('/uploads');
}
