import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { ApiError, forbidden } from '../http/api-error.ts';
import { readBearer } from '../http/bearer.ts';

const FORM = 'application/x-www-form-urlencoded';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects every write request that another site may have caused.
 *
 * Browsers send the source of a request in `Sec-Fetch-Site`, older ones in `Origin`. A program without either of them
 * is accepted only without cookies, because a browser would attach cookies to a forged request.
 *
 * A call with an access token and without cookies is exempt: no browser adds the token on its own. With a cookie the
 * rule applies.
 */
export const originGuard = fastifyPlugin<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', async (request) => {
      if (isSafe(request) || request.routeOptions.config.access === undefined) return;
      if (!isSameOrigin(request, publicUrl)) {
        throw forbidden('This call may only come from StyleKit’s own pages.', 'SK_FOREIGN_ORIGIN');
      }
      requireBodyType(request);
    });
  },
  { name: 'origin-guard' },
);

/** Whether the method only reads. */
export function isSafe({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return SAFE.has(method);
}

function isSameOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers.cookie === undefined && readBearer(headers) !== null) return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicUrl;
  return headers.cookie === undefined;
}

/**
 * Forms of other sites can only send content types without a preflight request. None of these is accepted, except for
 * file uploads and for calls of OAuth 2.0, which use no cookie.
 */
function requireBodyType(request: FastifyRequest): void {
  const { headers, routeOptions } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!hasBody && type === undefined) return;
  const wanted = routeOptions.config.acceptsFile === true ? 'multipart/form-data' : 'application/json';
  if (type === wanted || (routeOptions.config.acceptsForm === true && type === FORM)) return;
  throw new ApiError(415, 'SK_UNSUPPORTED_MEDIA_TYPE', `Send the body as ${wanted}.`);
}
