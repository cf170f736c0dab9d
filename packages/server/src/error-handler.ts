import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What every failed call answers: a sentence a person may read and a code a program may switch on. */
export interface ErrorBody {
  readonly message: string;
  readonly code: string;
}

const ANSWERS: Readonly<Record<number, ErrorBody>> = {
  400: { code: 'SK_BAD_REQUEST', message: 'The request cannot be read.' },
  404: { code: 'SK_NOT_FOUND', message: 'There is nothing at this address.' },
  405: { code: 'SK_METHOD_NOT_ALLOWED', message: 'This address does not take that method.' },
  413: { code: 'SK_TOO_LARGE', message: 'The request is larger than this address takes.' },
  414: { code: 'SK_ADDRESS_TOO_LONG', message: 'The address is too long.' },
  415: { code: 'SK_UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json.' },
  500: { code: 'SK_INTERNAL', message: 'Something went wrong on our side. Please try again in a moment.' },
  503: { code: 'SK_UNAVAILABLE', message: 'The service is not ready yet. Please try again in a moment.' },
};

/** The body of an answer with that status; a status without its own sentence gets that of 400 or 500. */
export function toErrorBody(status: number): ErrorBody {
  const fallback = status >= 500 ? 500 : 400;
  return ANSWERS[status] ?? (ANSWERS[fallback] as ErrorBody);
}

/** Answers a thrown error by its status alone: the cause goes to the log and never to the caller. */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else request.log.info({ err: { type: error.name, message: error.message } }, 'request refused');
  return reply.status(status).header('cache-control', 'no-store').send(toErrorBody(status));
}

function statusOf(error: FastifyError): number {
  const status = error.statusCode ?? 500;
  return status >= 400 && status <= 599 ? status : 500;
}
