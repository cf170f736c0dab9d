import { HttpError } from '../../../lib/http.ts';

/** The server's own sentence about a refusal, or what is said in its place when there is none. */
export function serverMessageOf(error: unknown, otherwise: string): string {
  return (error instanceof HttpError ? error.body?.message : undefined) ?? otherwise;
}

export function isOutOfCredits(error: unknown): boolean {
  return error instanceof HttpError && error.status === 402;
}
