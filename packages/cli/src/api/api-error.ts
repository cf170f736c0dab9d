import type { ErrorBody } from '@stylekit/server/contract';
import { CliError } from '../cli-error.ts';
import { EXIT, type FailureCode } from '../exit-code.ts';
import type { Server } from './api.ts';
import type { HttpResponse } from './send-request.ts';

/** An error response as an error of the command, with the server's message. */
export function toApiError(
  { status }: Pick<HttpResponse, 'status'>,
  text: string,
  { url }: Server,
): CliError {
  const body = parseBody(text);
  const message = body?.message ?? `${url} answered with status ${status}.`;
  const issues = body?.issues ?? [];
  return new CliError(toExit(status), message, hintFor(status, body?.code), { issues });
}

function toExit(status: number): FailureCode {
  if (status === 401 || status === 402 || status === 403) return EXIT.notSignedIn;
  if (status === 400 || status === 409 || status === 413 || status === 422) return EXIT.usage;
  if (status === 404 || status === 410) return EXIT.unreadable;
  return EXIT.serverOrNetwork;
}

function hintFor(status: number, code: ErrorBody['code'] | undefined): string {
  if (status === 401) return 'Run stylekit login, or set STYLEKIT_TOKEN to a valid token.';
  if (status === 402) return 'Buy credits in your account, or generate locally without --project.';
  if (code === 'SK_MISSING_SCOPE') return 'Run stylekit login again, or create a token with that scope.';
  if (status === 403) return 'Check the account with stylekit whoami.';
  if (status === 404)
    return 'Check the id, and the account with stylekit whoami. stylekit guides list shows all guides.';
  if (status === 429) return 'Wait a few minutes and try again.';
  if (status >= 500) return 'Try again in a moment.';
  return 'Fix the value and try again.';
}

/** Null if the response does not come from a StyleKit server. */
function parseBody(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return isErrorBody(body) ? body : null;
  } catch {
    return null;
  }
}

function isErrorBody(body: unknown): body is ErrorBody {
  if (typeof body !== 'object' || body === null || !('message' in body) || !('code' in body)) return false;
  return typeof body.message === 'string' && typeof body.code === 'string';
}
