import type { ApiErrorCode, ApiErrorCodeOf } from './error-codes.ts';

/** One error in a request body: the path of the field, and a message for the user. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

interface ApiErrorExtras {
  readonly issues?: readonly FieldIssue[];
  /** Seconds until the caller may try again; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Further fields of the response body, such as `requireVerification`. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** The real cause; it is logged and never sent to the caller. */
  readonly cause?: unknown;
}

/** An error for the caller: `status` is the HTTP status, `code` is stable for programs, `message` is for users. */
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

/** 400: the request is invalid. */
export function invalid(message: string, issues?: readonly FieldIssue[]): ApiError {
  return new ApiError(400, 'SK_INVALID', message, issues === undefined ? {} : { issues });
}

/** 400: one field of the body is invalid. */
export function invalidField(path: string, message: string): ApiError {
  return invalid(message, [{ path, message }]);
}

/** 401: no user is signed in. */
export function unauthenticated(): ApiError {
  return new ApiError(401, 'SK_UNAUTHENTICATED', 'Please sign in first.');
}

/** 401: the access token grants nothing; the response does not reveal why. */
export function invalidToken(): ApiError {
  const message = 'This access token is not valid: it is unknown, expired or revoked. Create a new one.';
  return new ApiError(401, 'SK_INVALID_TOKEN', message);
}

/** 403: the caller is known but not allowed to do this. */
export function forbidden(message: string, code: ApiErrorCodeOf<403>): ApiError {
  return new ApiError(403, code, message);
}

/** 404: unknown, or owned by another user; the response does not reveal which. */
export function notFound(): ApiError {
  return new ApiError(404, 'SK_NOT_FOUND', 'Not found.');
}

/** 409: the state of the resource does not allow this. */
export function conflict(message: string, code: ApiErrorCodeOf<409> = 'SK_CONFLICT'): ApiError {
  return new ApiError(409, code, message);
}

/** 429: too many requests; the caller may try again after that many seconds. */
export function tooManyRequests(
  retryAfterSeconds: number,
  message = 'Too many requests. Please try again later.',
): ApiError {
  return new ApiError(429, 'SK_RATE_LIMITED', message, { retryAfterSeconds });
}

/** Seconds after which a caller may try again when the server was too busy. */
export const BUSY_SECONDS = 2;

/** 503: too much work at the moment; the caller may try again shortly. */
export function busy(message: string, retryAfterSeconds = BUSY_SECONDS): ApiError {
  return new ApiError(503, 'SK_UNAVAILABLE', message, { retryAfterSeconds });
}

/** 503: a service that this call needs is not configured or does not respond. */
export function unavailable(message: string, cause?: unknown): ApiError {
  return new ApiError(503, 'SK_UNAVAILABLE', message, { cause });
}
