import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../http/api-error.ts';

const HOST = /^host$/i;

/**
 * Rejects a request with two Host headers (RFC 9112, 3.2): Node would use the first, a proxy before it perhaps the
 * second.
 */
export const hostGuard = fastifyPlugin(
  async (app) => {
    app.addHook('onRequest', ({ raw: { rawHeaders } }, _reply, done) => {
      const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && HOST.test(name));
      if (hosts.length > 1) done(new ApiError(400, 'SK_BAD_REQUEST', 'Send exactly one Host header.'));
      else done();
    });
  },
  { name: 'host-guard', dependencies: ['error-handler'] },
);
