import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ResponseError } from './limited-fetch.ts';
import { ProviderError, type ProviderErrorKind } from './provider-error.ts';

/** A job never waits longer than this, even if the provider requests it. */
const MAX_WAIT_MS = 3_600_000;
const MAX_CAUSE_LENGTH = 500;

/** Codes of a 400 that mean that the content was declined, not the request. */
const REFUSAL_CODES: ReadonlySet<string> = new Set(['content_filter', 'content_policy_violation']);

/** Converts an error of the SDK; `apiKey` is removed from the cause, which is logged. */
export function toProviderError(error: unknown, apiKey: string, requestId: string | null): ProviderError {
  const cause = toLoggableCause(error, apiKey);
  if (error instanceof APIConnectionTimeoutError) return new ProviderError('timeout', { cause, requestId });
  if (error instanceof APIConnectionError) {
    const responseError = findResponseError(error);
    return new ProviderError(responseError?.kind ?? 'connection', { cause, requestId });
  }
  if (error instanceof APIError) return readStatusError(error, { cause, requestId });
  // Other errors come from parsing the response: incomplete JSON, another schema, another structure.
  return new ProviderError('malformed', { cause, requestId });
}

function readStatusError(
  error: APIError,
  extras: { readonly cause: Error; readonly requestId: string | null },
): ProviderError {
  const kind = toKind(error.status, error.code);
  const isQuotaExceeded = error.code === 'insufficient_quota';
  const retryAfterMs = kind === 'rejected' || isQuotaExceeded ? undefined : readRetryAfter(error.headers);
  return new ProviderError(kind, {
    ...extras,
    retryAfterMs,
    isRetryable: isQuotaExceeded ? false : undefined,
  });
}

function toKind(status: number | undefined, code: string | null | undefined): ProviderErrorKind {
  if (status === undefined) return 'connection';
  if (status === 400 && REFUSAL_CODES.has(code ?? '')) return 'refusal';
  if (status === 429) return 'rate-limited';
  if (status === 408) return 'timeout';
  return status >= 500 || status === 409 ? 'server' : 'rejected';
}

/** Milliseconds of `retry-after-ms`, or of `retry-after` in seconds or as a date; undefined if neither is valid. */
function readRetryAfter(headers: Headers | undefined): number | undefined {
  const milliseconds = headers?.get('retry-after-ms')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(milliseconds)) return toPauseMs(Number(milliseconds));
  const after = headers?.get('retry-after')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(after)) return toPauseMs(Number(after) * 1000);
  // Date.parse alone accepts far more than HTTP dates, for example "-5".
  const date = after.endsWith(' GMT') ? Date.parse(after) : Number.NaN;
  return Number.isNaN(date) ? undefined : toPauseMs(date - Date.now());
}

function toPauseMs(milliseconds: number): number {
  return Math.ceil(Math.min(MAX_WAIT_MS, Math.max(0, milliseconds)));
}

function findResponseError(error: Error): ResponseError | null {
  const { cause } = error;
  if (cause instanceof ResponseError) return cause;
  return cause instanceof Error && cause !== error ? findResponseError(cause) : null;
}

/**
 * A new error with only the name and message of the old one: the SDK's error contains headers and the response body.
 */
function toLoggableCause(error: unknown, apiKey: string): Error {
  const text = describeError(error)
    .replaceAll(apiKey, '[key]')
    .replace(/\b(?:sk|pk|key)-[\w*.-]+/g, '[key]')
    .replace(/\bBearer\s+\S+/gi, 'Bearer [key]');
  return new Error(text.slice(0, MAX_CAUSE_LENGTH));
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = error.cause instanceof Error ? ` (${describeError(error.cause)})` : '';
  return `${error.constructor.name}: ${error.message}${reason}`;
}
