import type {} from '@fastify/secure-session';
import type { FastifyRequest } from 'fastify';
import { forbidden, notFound, unauthenticated } from '../http/api-error.ts';
import type { Scope } from '../http/scopes.ts';
import type { Actor, ActorCtx, Caller, Ctx, SessionActor, SessionCtx, TokenCtx } from './context.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    /** Identifies the session row and begins with the id of the user; the cookie contains nothing else. */
    key: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Ctx;
    actor: Actor | null;
  }
}

/** @throws ApiError 401 when no user is signed in and no access token was sent */
export function actorCtx(request: FastifyRequest): ActorCtx {
  if (request.actor === null) throw unauthenticated();
  return { ...request.ctx, actor: request.actor };
}

/** @throws ApiError 401 when no user is signed in, 403 for a call with an access token */
export function sessionCtx(request: FastifyRequest): SessionCtx {
  const ctx = actorCtx(request);
  const { actor } = ctx;
  if ('tokenId' in actor) throw missingScope([]);
  return { ...ctx, actor };
}

/** @throws ApiError 401 when no user is signed in, 404 for a call without an access token */
export function tokenCtx(request: FastifyRequest): TokenCtx {
  const ctx = actorCtx(request);
  const { actor } = ctx;
  if (!('tokenId' in actor)) throw notFound();
  return { ...ctx, actor };
}

/** The signed-in user of a public route; null without a session. */
export function sessionActorOf({ actor }: FastifyRequest): SessionActor | null {
  return actor === null || 'tokenId' in actor ? null : actor;
}

/**
 * Checks that an access token has one of the scopes; a session may do everything.
 *
 * @throws ApiError 403 `SK_MISSING_SCOPE`
 */
export function requireScope(actor: Actor, scopes: readonly Scope[]): void {
  if (!('tokenId' in actor)) return;
  if (!scopes.some((scope) => actor.scopes.includes(scope))) throw missingScope(scopes);
}

function missingScope(scopes: readonly Scope[]) {
  const message =
    scopes.length === 0
      ? 'Access tokens cannot be used for this call.'
      : `This call requires an access token with the scope ${scopes.join(' or ')}. Create one that has it.`;
  return forbidden(message, 'SK_MISSING_SCOPE');
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
