import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyError, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { BODY_LIMIT_BYTES } from './config/limits.ts';
import type { Services } from './context/context.ts';
import type { App } from './http/app-type.ts';
import { toErrorBody } from './http/error-body.ts';
import { registerModules } from './modules/register-modules.ts';
import { admission } from './plugins/admission.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { errorHandler } from './plugins/error-handler.ts';
import { hostGuard } from './plugins/host-guard.ts';
import { jsonBody } from './plugins/json-body.ts';
import { metrics } from './plugins/metrics.ts';
import { openApi } from './plugins/openapi.ts';
import { originGuard } from './plugins/origin-guard.ts';
import { requestContext } from './plugins/request-context.ts';
import { RequestLog } from './plugins/request-log.ts';
import { routeTable } from './plugins/route-table.ts';
import { securityHeaders } from './plugins/security-headers.ts';
import { signedInCookie } from './plugins/signed-in-cookie.ts';
import { staticWeb } from './plugins/static-web.ts';

export interface AppOptions {
  readonly services: Services;
  /** Folder of the built page. */
  readonly webRoot: string;
  /** Adds routes that are not part of the product, such as the pages of a mock. */
  readonly extend?: (app: App) => void;
}

const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 5_000;
/** How often Node checks for sockets past the two limits above; the default of 30 s would make them ineffective. */
const TIMEOUT_CHECK_MS = 1_000;

const PARSER_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** A URL that cannot be decoded matches no route, so no hook and no error handler runs for it. */
function rejectMalformedUrl(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .status(400)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .send(toErrorBody(400));
}

/** Bytes that are not an HTTP request never reach Fastify, so the error body is written to the socket directly. */
function rejectMalformedRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  // The client is gone, so there is no connection to respond on.
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
 * Builds the whole server, ready to inject requests into or to listen with; it opens no socket itself.
 *
 * @throws Error when the web app has not been built
 */
export async function buildApp({ services, webRoot, extend }: AppOptions): Promise<App> {
  const { config } = services;
  const app: App = fastify({
    loggerInstance: services.log,
    logController: new RequestLog(services.log),
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    // A request on an open connection is answered while the server closes, and is the last one of the connection.
    return503OnClosing: false,
    frameworkErrors: rejectMalformedUrl,
    clientErrorHandler: rejectMalformedRequest,
    trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errorHandler);
  const { publicUrl, contactEmail, recaptcha } = config;
  await app.register(securityHeaders, { publicUrl, recaptcha });
  await app.register(hostGuard);
  await app.register(jsonBody);
  await app.register(originGuard, { publicUrl });
  await app.register(routeTable);
  await app.register(admission, { services });
  await app.register(requestContext, { services });
  await app.register(openApi, { publicUrl });
  await app.register(metrics, { services });
  await registerModules(app, services);
  await app.register(apiDocs);
  extend?.(app);
  await app.register(signedInCookie, { services });
  await app.register(staticWeb, { webRoot, publicUrl, contactEmail });
  return app;
}
