import type {} from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../http/api-error.ts';
import type { Actor, ActorCtx, Caller, Ctx } from './context.ts';

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

/** @throws ApiError 401 when nobody is signed in */
export function actorCtx(request: FastifyRequest): ActorCtx {
  if (request.actor === null) throw unauthenticated();
  return { ...request.ctx, actor: request.actor };
}

/** Who sends a request, as far as the connection tells. */
export function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** Puts a session's key into the browser: for that many seconds, or until it closes. */
export function setSessionCookie(request: FastifyRequest, key: string, maxAgeSeconds: number | null): void {
  request.session.regenerate();
  request.session.set('key', key);
  if (maxAgeSeconds !== null) request.session.options({ maxAge: maxAgeSeconds });
}

/** Removes the session's key from the browser. */
export function clearSessionCookie(request: FastifyRequest): void {
  request.session.delete();
}
