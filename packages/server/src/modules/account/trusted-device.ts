import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TRUSTED_DEVICE } from '../../config/limits.ts';
import type { Services } from '../../context/context.ts';

/** The only path that reads the cookie, so that no other request carries it. */
const PATH = '/api/login';
/** The id of a browser, the second at which it was trusted, and the signature of both with the email address. */
const ENTRY = /^(?<id>[\w-]{22})\.(?<since>\d{10})\.(?<tag>[\w-]{43})$/;
const SEPARATOR = '~';

interface Entry {
  readonly id: string;
  readonly since: string;
  readonly tag: string;
}

/**
 * The id of the browser if this address was signed in to from it with the right password before; otherwise null.
 *
 * The cookie grants nothing but limits of its own for wrong passwords, so that others cannot lock the browser out.
 */
export function trustedDeviceOf(request: FastifyRequest, email: string): string | null {
  const { services, now } = request.ctx;
  const nowSeconds = now.getTime() / 1_000;
  const own = readEntries(request).find(
    (entry) =>
      Number(entry.since) > nowSeconds - TRUSTED_DEVICE.lifetimeSeconds && isSigned(services, entry, email),
  );
  return own?.id ?? null;
}

/** Trusts the browser for this address from now on, in addition to those it is trusted for already. */
export function trustDevice(request: FastifyRequest, reply: FastifyReply, email: string): void {
  const { services, now } = request.ctx;
  const [key] = services.keys.trust;
  if (key === undefined) throw new Error('No key for trusted browsers is configured.');
  const others = readEntries(request).filter((entry) => !isSigned(services, entry, email));
  const id = trustedDeviceOf(request, email) ?? randomBytes(16).toString('base64url');
  const since = String(Math.floor(now.getTime() / 1_000));
  const entry = [id, since, sign(key, { id, since }, email)].join('.');
  const kept = others.slice(0, TRUSTED_DEVICE.perBrowser - 1).map((other) => Object.values(other).join('.'));
  const secure = isHttps(services);
  reply.setCookie(cookieName(services), [entry, ...kept].join(SEPARATOR), {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: TRUSTED_DEVICE.lifetimeSeconds,
  });
}

function readEntries(request: FastifyRequest): Entry[] {
  const value = request.cookies[cookieName(request.ctx.services)] ?? '';
  return value.split(SEPARATOR, TRUSTED_DEVICE.perBrowser).flatMap((text) => {
    const { id, since, tag } = ENTRY.exec(text)?.groups ?? {};
    return id === undefined || since === undefined || tag === undefined ? [] : [{ id, since, tag }];
  });
}

function isSigned({ keys }: Services, entry: Entry, email: string): boolean {
  const given = Buffer.from(entry.tag);
  return keys.trust.some((key) => timingSafeEqual(Buffer.from(sign(key, entry, email)), given));
}

function sign(key: Buffer, { id, since }: Pick<Entry, 'id' | 'since'>, email: string): string {
  return createHmac('sha256', key).update(`${id}.${since}.${email}`).digest('base64url');
}

function cookieName(services: Services): string {
  return isHttps(services) ? '__Secure-stylekit-device' : 'stylekit-device';
}

function isHttps({ config }: Services): boolean {
  return config.publicUrl.startsWith('https:');
}
