import type { FieldIssue } from './api-error.ts';
import type { ApiErrorCode } from './error-codes.ts';

/** What every failed call answers: a sentence a person may read and a code a program may switch on. */
export interface ErrorBody {
  readonly message: string;
  readonly code: ApiErrorCode;
  readonly issues?: readonly FieldIssue[];
}

const ANSWERS: Readonly<Record<number, ErrorBody>> = {
  400: { code: 'SK_BAD_REQUEST', message: 'The request cannot be read.' },
  404: { code: 'SK_NOT_FOUND', message: 'There is nothing at this address.' },
  405: { code: 'SK_METHOD_NOT_ALLOWED', message: 'This address does not take that method.' },
  408: { code: 'SK_TOO_SLOW', message: 'The request took too long to arrive.' },
  413: { code: 'SK_TOO_LARGE', message: 'The request is larger than this address takes.' },
  414: { code: 'SK_ADDRESS_TOO_LONG', message: 'The address is too long.' },
  415: { code: 'SK_UNSUPPORTED_MEDIA_TYPE', message: 'Send the body as application/json.' },
  431: { code: 'SK_HEADERS_TOO_LARGE', message: 'The headers of the request are too large.' },
  500: { code: 'SK_INTERNAL', message: 'Something went wrong on our side. Please try again in a moment.' },
  503: { code: 'SK_UNAVAILABLE', message: 'The service is not ready yet. Please try again in a moment.' },
};

/** The body of an answer with that status; a status without its own sentence gets that of 400 or 500. */
export function toErrorBody(status: number): ErrorBody {
  const fallback = status >= 500 ? 500 : 400;
  return ANSWERS[status] ?? (ANSWERS[fallback] as ErrorBody);
}
