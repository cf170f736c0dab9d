import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { ApiError, forbidden } from '../http/api-error.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses every write that another site could have started.
 *
 * Browsers say where a request comes from in `Sec-Fetch-Site`, older ones in `Origin`. A program that sends neither
 * has no cookie a site could abuse; one that sends a cookie without either is refused.
 */
export const originGuard = fastifyPlugin<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    app.addHook('onRequest', async (request) => {
      if (isSafe(request) || request.routeOptions.config.access === undefined) return;
      if (!isSameOrigin(request, publicUrl)) {
        throw forbidden('This call may only come from StyleKit’s own pages.', 'SK_FOREIGN_ORIGIN');
      }
      refuseForeignBody(request);
    });
  },
  { name: 'origin-guard' },
);

/** Whether a call only reads, by its method. */
export function isSafe({ method }: Pick<FastifyRequest, 'method'>): boolean {
  return SAFE.has(method);
}

function isSameOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (headers.origin !== undefined) return headers.origin === publicUrl;
  return headers.cookie === undefined;
}

/** A form can send only types that need no question first; none of them is taken, except for files where files belong. */
function refuseForeignBody(request: FastifyRequest): void {
  const { headers, routeOptions } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (!hasBody && type === undefined) return;
  const wanted = routeOptions.config.takesFile === true ? 'multipart/form-data' : 'application/json';
  if (type === wanted) return;
  throw new ApiError(415, 'SK_UNSUPPORTED_MEDIA_TYPE', `Send the body as ${wanted}.`);
}
