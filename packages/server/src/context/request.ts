import type {} from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../http/api-error.ts';
import type { Actor, ActorCtx, Caller, Ctx } from './context.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    /** Identifies the session row; the cookie contains nothing else about the user. */
    key: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx;
    actor: Actor | null;
  }
}

/** @throws ApiError 401 when no user is signed in */
export function actorCtx(request: FastifyRequest): ActorCtx {
  if (request.actor === null) throw unauthenticated();
  return { ...request.ctx, actor: request.actor };
}

/** The sender of a request, as seen by the connection. */
export function callerOf(request: FastifyRequest): Caller {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}

/** Stores a session key in the browser, for `maxAgeSeconds` or until the browser closes. */
export function setSessionCookie(request: FastifyRequest, key: string, maxAgeSeconds: number | null): void {
  request.session.regenerate();
  request.session.set('key', key);
  if (maxAgeSeconds !== null) request.session.options({ maxAge: maxAgeSeconds });
}

/** Removes the session key from the browser. */
export function clearSessionCookie(request: FastifyRequest): void {
  request.session.delete();
}
