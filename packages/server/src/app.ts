import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyError, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { BODY_LIMIT_BYTES } from './config/limits.ts';
import type { House } from './context.ts';
import type { App } from './http/app-type.ts';
import { registerHealth } from './modules/health/health.routes.ts';
import { createReadiness, type Readiness } from './modules/health/readiness.ts';
import { registerModules } from './modules/index.ts';
import { registerApiDocs } from './plugins/api-docs.ts';
import { handleError, toErrorBody } from './plugins/error-handler.ts';
import { registerJsonBody } from './plugins/json-body.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { registerOpenApi } from './plugins/openapi.ts';
import { registerOriginGuard } from './plugins/origin-guard.ts';
import { registerRequestContext } from './plugins/request-context.ts';
import { registerRouteTable } from './plugins/route-table.ts';
import { registerSecurityHeaders } from './plugins/security-headers.ts';
import { registerSessionMark } from './plugins/session-mark.ts';
import { registerStaticWeb } from './plugins/static-web.ts';

export interface AppOptions {
  readonly house: House;
  /** Folder of the built page. */
  readonly webRoot: string;
  /** Adds what is not part of the product, such as the pages of a stand-in. */
  readonly extend?: (app: App) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 5_000;
/** How often Node looks for sockets past the two limits above; its default of 30 s would make them meaningless. */
const TIMEOUT_CHECK_MS = 1_000;

const PARSER_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** An address that cannot be decoded belongs to no route, so no hook and no error handler ever sees it. */
function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .status(400)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(toErrorBody(400));
}

/** Bytes that are no request never reach Fastify; what they are answered has the shape of every other refusal. */
function refuseBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  // Nobody is left to be told.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = PARSER_STATUSES[error.code ?? ''] ?? 400;
  const body = JSON.stringify(toErrorBody(status));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * The whole server, ready to be injected into or listened with; it opens no socket itself.
 *
 * @throws Error when the page has not been built
 */
export async function buildApp({ house, webRoot, extend }: AppOptions): Promise<App> {
  const { config } = house;
  const app: App = fastify({
    loggerInstance: house.log,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseBytes,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  // A form of another site can send text/plain without asking first; nothing here needs it.
  app.removeContentTypeParser('text/plain');
  await registerJsonBody(app);
  await registerSecurityHeaders(app, config);
  await registerOriginGuard(app, config.publicUrl);
  registerRouteTable(app);
  await registerRequestContext(app, house);
  await registerOpenApi(app, config.publicUrl);
  const readiness = createReadiness(house);
  app.decorate('readiness', readiness);
  await registerHealth(app, { house, readiness, metrics: registerMetrics(app, house) });
  await registerModules(app, house);
  registerApiDocs(app);
  extend?.(app);
  await registerSessionMark(app, house);
  await registerStaticWeb(app, webRoot);
  return app;
}
