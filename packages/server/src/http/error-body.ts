import type { FieldIssue } from './api-error.ts';
import type { ApiErrorCode } from './error-codes.ts';

/** The body of every failed call: a message for users and a code for programs. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ApiErrorCode;
  readonly issues?: readonly FieldIssue[];
}

const ERROR_BODIES: Readonly<Record<number, ErrorBody>> = {
  400: { code: 'SK_BAD_REQUEST', message: 'The request could not be parsed.' },
  404: { code: 'SK_NOT_FOUND', message: 'Not found.' },
  405: { code: 'SK_METHOD_NOT_ALLOWED', message: 'This URL does not support that method.' },
  408: { code: 'SK_TOO_SLOW', message: 'The request took too long to arrive.' },
  413: { code: 'SK_TOO_LARGE', message: 'The request body is too large.' },
  414: { code: 'SK_ADDRESS_TOO_LONG', message: 'The URL is too long.' },
  415: { code: 'SK_UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json.' },
  431: { code: 'SK_HEADERS_TOO_LARGE', message: 'The request headers are too large.' },
  500: { code: 'SK_INTERNAL', message: 'Something went wrong on our side. Please try again in a moment.' },
  503: { code: 'SK_UNAVAILABLE', message: 'The service is not ready yet. Please try again in a moment.' },
};

/** The body for a status; a status without its own message gets that of 400 or 500. */
export function toErrorBody(status: number): ErrorBody {
  const fallback = status >= 500 ? 500 : 400;
  return ERROR_BODIES[status] ?? (ERROR_BODIES[fallback] as ErrorBody);
}
