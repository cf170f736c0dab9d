import { CliError } from '../cli-error.ts';
import type { HttpResponse } from './send-request.ts';

const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 500;
/** A server that asks for a longer pause fails the command. */
const MAX_PAUSE_MS = 60_000;

/** Statuses of a server that is busy or restarting. */
const TEMPORARY: ReadonlySet<number> = new Set([408, 429, 502, 503, 504]);
/** Of these, the server has certainly not executed the call. */
const REJECTED: ReadonlySet<number> = new Set([429, 503]);

/** What a repetition depends on. */
type FailedResponse = Pick<HttpResponse, 'status' | 'headers'>;

interface Attempt {
  /** From 1. */
  readonly attempt: number;
  /** Whether the call may be executed twice. */
  readonly isRepeatable: boolean;
}

/** Whether a call without success is sent again. */
export function shouldRetry(outcome: FailedResponse | CliError, { attempt, isRepeatable }: Attempt): boolean {
  if (attempt >= ATTEMPTS) return false;
  if (outcome instanceof CliError) return isRepeatable;
  if (!TEMPORARY.has(outcome.status) || (!isRepeatable && !REJECTED.has(outcome.status))) return false;
  return (retryAfterMs(outcome) ?? 0) <= MAX_PAUSE_MS;
}

/** The pause before the next attempt: what the server asks for, else doubled each time from half a second. */
export function pauseBefore(outcome: FailedResponse | CliError, attempt: number): number {
  const asked = outcome instanceof CliError ? null : retryAfterMs(outcome);
  return asked ?? FIRST_PAUSE_MS * 2 ** (attempt - 1);
}

function retryAfterMs({ headers }: FailedResponse): number | null {
  const value = headers['retry-after'];
  return value !== undefined && /^\d{1,6}$/.test(value) ? Number(value) * 1_000 : null;
}
