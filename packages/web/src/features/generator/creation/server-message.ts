import { HttpError } from '../../../lib/http.ts';

/** The server's error message, or a fallback. */
export function serverMessageOf(error: unknown, otherwise: string): string {
  return (error instanceof HttpError ? error.body?.message : undefined) ?? otherwise;
}

export function isOutOfCredits(error: unknown): boolean {
  return error instanceof HttpError && error.status === 402;
}
