import secureSession from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { LIMITS } from '../config/limits.ts';
import type { House } from '../context/context.ts';
import { ApiError, unauthenticated } from '../http/api-error.ts';
import { toNetwork } from '../lib/network.ts';
import { createCallBudget } from '../modules/rate-limit/call-budget.ts';
import { takeLimit } from '../modules/rate-limit/rate-limit.ts';
import { findActor } from '../modules/session/session.service.ts';
import { isSafe } from './origin-guard.ts';

/**
 * Gives every API request its context, finds out who calls, and refuses who may not.
 *
 * A route under `/api` or `/uploads` that does not say who may call it stops the server from starting.
 */
export const requestContext = fastifyPlugin<{ readonly house: House }>(
  async (app, { house }) => {
    const isHttps = house.config.publicUrl.startsWith('https:');
    await app.register(secureSession, {
      cookieName: isHttps ? '__Host-stylekit' : 'stylekit',
      key: [...house.keys.cookies],
      // The session row decides how long a cookie lives; the sealed cookie only must not end earlier.
      expiry: 400 * 24 * 3_600,
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps },
    });
    app.decorateRequest('actor', null);
    app.addHook('onRoute', ({ url, method, config }) => {
      if (!isApi(url) || config?.access !== undefined) return;
      throw new Error(`${String(method)} ${url} does not say who may call it.`);
    });
    const spendCall = createCallBudget();
    app.addHook('onRequest', async (request, reply) => {
      if (request.routeOptions.config.access === undefined) return;
      reply.header('cache-control', 'no-store');
      refuseGone(request);
      request.ctx = { house, em: house.database.fork(), now: new Date() };
      await spendCall(request.ctx, toNetwork(request.ip));
      const key = request.session.get('key');
      if (key !== undefined) request.actor = await findActor(request.ctx, key);
      if (request.routeOptions.config.access === 'signed-in' && request.actor === null)
        throw unauthenticated();
      if (request.actor !== null && !isSafe(request)) {
        await takeLimit(request.ctx, LIMITS.write, request.actor.userId);
      }
    });
  },
  { name: 'request-context', dependencies: ['error-handler', 'origin-guard'] },
);

/** Who has hung up already has no address any more, whatever the type says, and nobody to answer to. */
function refuseGone({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) {
    throw new ApiError(400, 'SK_BAD_REQUEST', 'The connection was closed.');
  }
}

function isApi(url: string): boolean {
  return url.startsWith('/api') || url.startsWith('/uploads');
}
