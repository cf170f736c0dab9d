import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isForeignKeyViolation, isTransientDatabaseError } from '../database/database-error.ts';
import { ApiError, BUSY_SECONDS } from '../http/api-error.ts';
import { type ErrorBody, toErrorBody } from '../http/error-body.ts';
import type {} from '../http/route-config.ts';

/** Responds to a thrown error: an ApiError with its own message, others by status only. Causes are only logged. */
export const errorHandler = fastifyPlugin(
  async (app) => {
    app.setErrorHandler(handleError);
  },
  { name: 'error-handler' },
);

function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const response = toErrorResponse(error, request);
  const status = response.status;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.info({ err: { type: error.name, message: error.message } }, 'request rejected');
  if (response.retryAfterSeconds !== undefined)
    reply.header('retry-after', String(response.retryAfterSeconds));
  return reply.status(status).header('cache-control', 'no-store').send(response.body);
}

interface ErrorResponse {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds?: number | undefined;
}

function toErrorResponse(error: FastifyError, request: FastifyRequest): ErrorResponse {
  if (error instanceof ApiError) return fromApiError(error);
  if (hasZodFastifySchemaValidationErrors(error)) return toInvalid(error.validation, error.validationContext);
  // The referenced row was deleted at the same moment.
  if (isForeignKeyViolation(error)) return { status: 404, body: toErrorBody(404) };
  // A client that disconnects during its body has the same error code as a database that does.
  const isClientError = error.statusCode !== undefined && error.statusCode < 500;
  if (!isClientError && isTransientDatabaseError(error)) {
    return { status: 503, body: toErrorBody(503), retryAfterSeconds: BUSY_SECONDS };
  }
  const status = statusOf(error);
  const isUpload = request.routeOptions.config.acceptsFile === true;
  if (status === 413 && isUpload) {
    return { status, body: { code: 'SK_TOO_LARGE', message: 'File is too large. Maximum size is 1MB' } };
  }
  return { status, body: toErrorBody(status) };
}

function fromApiError({
  status,
  code,
  message,
  issues,
  details,
  retryAfterSeconds,
}: ApiError): ErrorResponse {
  const body = { ...details, message, code, ...(issues === undefined ? {} : { issues }) };
  return { status, body, retryAfterSeconds };
}

interface ValidationIssue {
  readonly instancePath: string;
  readonly message?: string | undefined;
}

/** Invalid path parameters respond like an unknown resource, so that the response does not reveal the format of ids. */
function toInvalid(validation: readonly ValidationIssue[], context: string | undefined): ErrorResponse {
  if (context === 'params') return { status: 404, body: toErrorBody(404) };
  const issues = validation.map(({ instancePath, message }) => ({
    path: instancePath.split('/').filter(Boolean).join('.'),
    message: message ?? 'Invalid value',
  }));
  const message = issues[0]?.message ?? toErrorBody(400).message;
  return { status: 400, body: { message, code: 'SK_INVALID', issues } };
}

function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  // A file that may not be served responds like a missing one; only our own errors use 403.
  if (status === 403) return 404;
  return status >= 400 && status <= 599 ? status : 500;
}
