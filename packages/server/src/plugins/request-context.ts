import secureSession from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import { LIMITS } from '../config/limits.ts';
import type { Actor, ActorCtx, Caller, Ctx, House } from '../context.ts';
import { ApiError, unauthenticated } from '../http/api-error.ts';
import type { App } from '../http/app-type.ts';
import { toNetwork } from '../lib/network.ts';
import { takeLimit } from '../modules/rate-limit/rate-limit.ts';
import { findActor } from '../modules/session/session.service.ts';
import { createCallBudget } from './call-budget.ts';
import { isSafe } from './origin-guard.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    /** Opens the session row; nothing else is in the cookie. */
    key: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx;
    actor: Actor | null;
  }
}

/**
 * Gives every API request its context, finds out who calls, and refuses who may not.
 *
 * A route under `/api` or `/uploads` that does not say who may call it stops the server from starting.
 */
export async function registerRequestContext(app: App, house: House): Promise<void> {
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
    if (request.routeOptions.config.access === 'signed-in' && request.actor === null) throw unauthenticated();
    if (request.actor !== null && !isSafe(request)) {
      await takeLimit(request.ctx, LIMITS.write, request.actor.userId);
    }
  });
}

/** Who has hung up already has no address any more, whatever the type says, and nobody to answer to. */
function refuseGone({ raw }: FastifyRequest): void {
  if (raw.socket.remoteAddress === undefined) {
    throw new ApiError(400, 'SK_BAD_REQUEST', 'The connection was closed.');
  }
}

function isApi(url: string): boolean {
  return url.startsWith('/api') || url.startsWith('/uploads');
}

/** @throws ApiError 401 when nobody is signed in */
export function actorCtx(request: FastifyRequest): ActorCtx {
  if (request.actor === null) throw unauthenticated();
  return { ...request.ctx, actor: request.actor };
}

export function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** Puts a session's key into the browser: for that many seconds, or until it closes. */
export function setSessionCookie(request: FastifyRequest, key: string, maxAgeSeconds: number | null): void {
  request.session.regenerate();
  request.session.set('key', key);
  if (maxAgeSeconds !== null) request.session.options({ maxAge: maxAgeSeconds });
}

export function clearSessionCookie(request: FastifyRequest): void {
  request.session.delete();
}
