import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

/**
 * Rejects a request with two Host headers (RFC 9112, 3.2): Node would use the first, a proxy before it perhaps the
 * second.
 */
export const hostGuard = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
      const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
      if (hosts.length > 1) throw new ApiError(400, 'SK_BAD_REQUEST', 'Send exactly one Host header.');
    });
  },
  { name: 'host-guard', dependencies: ['error-handler'] },
);
