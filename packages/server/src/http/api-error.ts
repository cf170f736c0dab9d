import type { ApiErrorCode, ApiErrorCodeOf } from './error-codes.ts';

/** One fault of a request body: where it is, and what is wrong in words a person may read. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

interface ApiErrorExtras {
  readonly issues?: readonly FieldIssue[];
  /** Seconds the caller has to wait; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Further fields of the answer's body, such as `requireVerification`. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** What really happened; it goes to the log and never to the caller. */
  readonly cause?: unknown;
}

/** A refusal the caller may read: `status` is the HTTP status, `code` is stable for programs, `message` is for people. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly issues: readonly FieldIssue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, code: ApiErrorCode, message: string, extras: ApiErrorExtras = {}) {
    super(message, { cause: extras.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = extras.issues;
    this.retryAfterSeconds = extras.retryAfterSeconds;
    this.details = extras.details ?? {};
  }
}

/** 400: the request says something it may not. */
export function invalid(message: string, issues?: readonly FieldIssue[]): ApiError {
  return new ApiError(400, 'SK_INVALID', message, issues === undefined ? {} : { issues });
}

/** 400: one field of the body says something it may not. */
export function invalidField(path: string, message: string): ApiError {
  return invalid(message, [{ path, message }]);
}

/** 401: nobody is signed in. */
export function unauthenticated(): ApiError {
  return new ApiError(401, 'SK_UNAUTHENTICATED', 'Please sign in first.');
}

/** 403: known, and not allowed. */
export function forbidden(message: string, code: ApiErrorCodeOf<403>): ApiError {
  return new ApiError(403, code, message);
}

/** 404: unknown, or somebody else's; the two answer alike. */
export function notFound(): ApiError {
  return new ApiError(404, 'SK_NOT_FOUND', 'There is nothing at this address.');
}

/** 409: the thing is in a state that does not allow this. */
export function conflict(message: string, code: ApiErrorCodeOf<409> = 'SK_CONFLICT'): ApiError {
  return new ApiError(409, code, message);
}

/** 429: too often; the caller may come back after that many seconds. */
export function tooManyRequests(
  retryAfterSeconds: number,
  message = 'Too many requests. Please try again later.',
): ApiError {
  return new ApiError(429, 'SK_RATE_LIMITED', message, { retryAfterSeconds });
}

/** 503: a service this call needs is not configured or does not answer. */
export function unavailable(message: string, cause?: unknown): ApiError {
  return new ApiError(503, 'SK_UNAVAILABLE', message, { cause });
}
