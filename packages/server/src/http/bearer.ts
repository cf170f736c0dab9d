import type { IncomingHttpHeaders } from 'node:http';

/** The credentials of `Authorization: Bearer …`, possibly malformed; null for no such header or another scheme. */
export function readBearer({ authorization = '' }: IncomingHttpHeaders): string | null {
  const [scheme = '', ...credentials] = authorization.split(' ');
  return scheme.toLowerCase() === 'bearer' ? credentials.join(' ').trim() : null;
}
