import { type FastifyInstance, fastify } from 'fastify';
import type { Config } from './config.ts';
import { handleError } from './error-handler.ts';
import { registerHealth } from './modules/health/health.routes.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerStaticWeb } from './plugins/static-web.ts';

export interface AppOptions {
  readonly config: Pick<Config, 'logLevel' | 'publicUrl'>;
  /** Folder of the built page. */
  readonly webRoot: string;
}

const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 5_000;
/** How often Node looks for sockets past the two limits above; its default of 30 s would make them meaningless. */
const TIMEOUT_CHECK_MS = 1_000;
const BODY_LIMIT_BYTES = 1_048_576;

/**
 * The whole server, ready to be injected into or listened with; it opens no socket itself.
 *
 * @throws Error when the page has not been built
 */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: options.config.logLevel },
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(handleError);
  // A form of another site can send text/plain without asking first; nothing here needs it.
  app.removeContentTypeParser('text/plain');
  await registerSecurityHeaders(app, options.config.publicUrl);
  await registerHealth(app);
  await registerStaticWeb(app, options.webRoot);
  return app;
}
