/*
 * Every error code that the server returns or logs. Codes are stable, because clients switch on them.
 * docs/reference/errors.md is generated from this catalog.
 */

interface ApiErrorEntry {
  /** The HTTP status of the response. */
  readonly status: number;
  /** One sentence on when the error occurs. */
  readonly meaning: string;
}

/** The codes of failed calls, by status. */
export const API_ERRORS = {
  SK_BAD_REQUEST: { status: 400, meaning: 'The request could not be parsed.' },
  SK_INVALID: { status: 400, meaning: 'A field is missing or invalid; `issues` lists all of them.' },
  SK_INVALID_CODE: { status: 400, meaning: 'A verification code is wrong, already used or expired.' },
  SK_DEVICE_SIGN_IN: {
    status: 400,
    meaning: 'A device has no access token yet; `error` says why, with the codes of RFC 8628 and RFC 6749.',
  },
  SK_UNAUTHENTICATED: { status: 401, meaning: 'The call requires a signed-in user.' },
  SK_INVALID_TOKEN: { status: 401, meaning: 'The access token is malformed, unknown, expired or revoked.' },
  SK_WRONG_PASSWORD: { status: 401, meaning: 'The email or the password is wrong.' },
  SK_OUT_OF_CREDITS: { status: 402, meaning: 'The account has no credit left.' },
  SK_FOREIGN_ORIGIN: { status: 403, meaning: 'The call came from another site.' },
  SK_MISSING_SCOPE: { status: 403, meaning: 'The access token has no scope for this call.' },
  SK_SIGN_IN_AGAIN: { status: 403, meaning: 'The call requires a recent sign-in; sign in again.' },
  SK_UNVERIFIED: { status: 403, meaning: 'The email address has not been verified yet.' },
  SK_NOT_FOUND: { status: 404, meaning: 'The resource does not exist, or belongs to another user.' },
  SK_METHOD_NOT_ALLOWED: { status: 405, meaning: 'The URL does not support this method.' },
  SK_TOO_SLOW: { status: 408, meaning: 'The request took too long to arrive.' },
  SK_ARCHIVED: { status: 409, meaning: 'The style guide is archived; restore it first.' },
  SK_CONFLICT: { status: 409, meaning: 'The state of the resource does not allow this.' },
  SK_DEVICE_DECIDED: { status: 409, meaning: 'The sign-in of the device was already approved or denied.' },
  SK_IDEMPOTENCY_KEY_REUSED: { status: 409, meaning: 'The Idempotency-Key was used for another request.' },
  SK_TOKEN_LIMIT: { status: 409, meaning: 'The account has the maximum number of access tokens.' },
  SK_UPLOAD_QUOTA: { status: 409, meaning: 'The uploads of the account have reached their quota.' },
  SK_NOT_GENERATED: { status: 409, meaning: 'The style guide is not generated yet, so it cannot be edited.' },
  SK_GONE: { status: 410, meaning: 'The call was removed.' },
  SK_STALE: {
    status: 412,
    meaning: 'The style guide was changed since; load it again and repeat the change.',
  },
  SK_TOO_LARGE: { status: 413, meaning: 'The body or the file is too large.' },
  SK_ADDRESS_TOO_LONG: { status: 414, meaning: 'The URL is too long.' },
  SK_UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'The URL does not support the type of the body.' },
  SK_REVISION_MISSING: {
    status: 428,
    meaning: 'A change of edits needs `If-Match` with the revision it is based on.',
  },
  SK_RATE_LIMITED: { status: 429, meaning: 'Too many calls; try again after `Retry-After` seconds.' },
  SK_HEADERS_TOO_LARGE: { status: 431, meaning: 'The request headers are too large.' },
  SK_INTERNAL: { status: 500, meaning: 'Something went wrong on the server.' },
  SK_UNAVAILABLE: { status: 503, meaning: 'A service the call needs is not configured or not available.' },
  SK_STORAGE_FULL: { status: 507, meaning: 'The upload storage is full.' },
} as const satisfies Readonly<Record<string, ApiErrorEntry>>;

/** A code of a failed call. */
export type ApiErrorCode = keyof typeof API_ERRORS;

/** The codes that come with an HTTP status. */
export type ApiErrorCodeOf<Status extends number> = {
  [Code in ApiErrorCode]: (typeof API_ERRORS)[Code]['status'] extends Status ? Code : never;
}[ApiErrorCode];

/** The codes of errors that only the log contains, each with one sentence on when it is logged. */
export const LOGGED_ERRORS = {
  SK_GOOGLE: 'A sign-in with Google failed.',
  SK_MAIL: 'A mail could not be sent.',
  SK_PASSWORD_HASH: 'A password hash is invalid or too weak.',
} as const satisfies Readonly<Record<string, string>>;

/** A code of an error that only the log contains. */
export type LoggedErrorCode = keyof typeof LOGGED_ERRORS;
