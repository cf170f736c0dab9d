/*
 * Every code the server answers or logs. Codes are stable: callers switch on them. docs/reference/errors.md is made from
 * this catalog.
 */

interface ApiErrorEntry {
  /** The HTTP status that comes with the code. */
  readonly status: number;
  /** One sentence: when a caller meets it. */
  readonly meaning: string;
}

/** The codes of failed calls, by status. */
export const API_ERRORS = {
  SK_BAD_REQUEST: { status: 400, meaning: 'The request cannot be read.' },
  SK_INVALID: { status: 400, meaning: 'A field is missing or wrong; `issues` lists every one.' },
  SK_INVALID_CODE: { status: 400, meaning: 'A verification code is wrong, used or expired.' },
  SK_UNAUTHENTICATED: { status: 401, meaning: 'The call needs somebody who is signed in.' },
  SK_WRONG_PASSWORD: { status: 401, meaning: 'Email and password do not belong together.' },
  SK_OUT_OF_CREDITS: { status: 402, meaning: 'The account has no credit left for this.' },
  SK_FOREIGN_ORIGIN: { status: 403, meaning: 'The call came from a page of another site.' },
  SK_SIGN_IN_AGAIN: { status: 403, meaning: 'The session is too old for this; sign in again.' },
  SK_UNVERIFIED: { status: 403, meaning: 'The email address has not been verified yet.' },
  SK_NOT_FOUND: { status: 404, meaning: 'The address is unknown, or belongs to somebody else.' },
  SK_METHOD_NOT_ALLOWED: { status: 405, meaning: 'The address does not take this method.' },
  SK_TOO_SLOW: { status: 408, meaning: 'The request took too long to arrive.' },
  SK_ARCHIVED: { status: 409, meaning: 'The style guide is archived; restore it first.' },
  SK_CONFLICT: { status: 409, meaning: 'The object is in a state that does not allow this.' },
  SK_IDEMPOTENCY_KEY_REUSED: { status: 409, meaning: 'The Idempotency-Key belongs to another request.' },
  SK_UPLOAD_QUOTA: { status: 409, meaning: 'The account has no room for another upload.' },
  SK_GONE: { status: 410, meaning: 'The call does not exist any more.' },
  SK_TOO_LARGE: { status: 413, meaning: 'The body or the file is too large.' },
  SK_ADDRESS_TOO_LONG: { status: 414, meaning: 'The address is too long.' },
  SK_UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'The body is of a type the address does not take.' },
  SK_RATE_LIMITED: { status: 429, meaning: 'Too many calls; `Retry-After` says when to try again.' },
  SK_HEADERS_TOO_LARGE: { status: 431, meaning: 'The headers of the request are too large.' },
  SK_INTERNAL: { status: 500, meaning: 'Something went wrong on the server.' },
  SK_UNAVAILABLE: { status: 503, meaning: 'A service the call needs is not configured or not available.' },
  SK_STORAGE_FULL: { status: 507, meaning: 'The store of uploads is full.' },
} as const satisfies Readonly<Record<string, ApiErrorEntry>>;

/** A code of a failed call. */
export type ApiErrorCode = keyof typeof API_ERRORS;

/** The codes that come with an HTTP status. */
export type ApiErrorCodeOf<Status extends number> = {
  [Code in ApiErrorCode]: (typeof API_ERRORS)[Code]['status'] extends Status ? Code : never;
}[ApiErrorCode];

/** The codes of errors that only the log shows, each with one sentence on when it is logged. */
export const LOGGED_ERRORS = {
  SK_GOOGLE: 'Google did not answer a sign-in as it should.',
  SK_MAIL: 'A mail server did not take a mail.',
  SK_PASSWORD_HASH: 'A stored password hash cannot be read.',
} as const satisfies Readonly<Record<string, string>>;

/** A code of an error that only the log shows. */
export type LoggedErrorCode = keyof typeof LOGGED_ERRORS;
