import { LIMITS } from '../../config/limits.ts';
import type { Caller, Ctx } from '../../context/context.ts';
import { ApiError, tooManyRequests } from '../../http/api-error.ts';
import { toNetwork } from '../../lib/network.ts';
import { countUse, takeLimit } from '../rate-limit/rate-limit.ts';
import type { CodePlace } from './code.service.ts';

/** Whether a mail may be sent now, or the seconds until the cooldown ends. */
export type CodeMailTurn =
  | { readonly isOpen: true }
  | { readonly isOpen: false; readonly resetsInSeconds: number };

/**
 * Counts a mail with a code to an email address. Only the address matters, so the result does not reveal whether it has
 * an account.
 *
 * @param isFirst a registration: starts the cooldown without waiting for it
 * @throws ApiError 429 after six mails of one purpose in an hour, or when one network uses too many addresses
 */
export async function takeCodeMail(
  ctx: Ctx,
  { place, caller, isFirst = false }: { place: CodePlace; caller: Caller; isFirst?: boolean },
): Promise<CodeMailTurn> {
  const who = `${place.purpose}:${place.email}`;
  await countAddress(ctx, place.email, toNetwork(caller.ip));
  const before = await countUse(ctx, LIMITS.codeMails, who, 0);
  if (before.used >= LIMITS.codeMails.max) throw limitReached(before.resetsInSeconds);
  const pause = await countUse(ctx, LIMITS.codePause, who);
  if (!isFirst && pause.used > LIMITS.codePause.max)
    return { isOpen: false, resetsInSeconds: Math.max(1, pause.resetsInSeconds) };
  const mails = await countUse(ctx, LIMITS.codeMails, who);
  if (mails.used > LIMITS.codeMails.max) throw limitReached(mails.resetsInSeconds);
  return { isOpen: true };
}

function limitReached(seconds: number): ApiError {
  return tooManyRequests(Math.max(1, seconds), 'Resend limit reached');
}

/** Counts the different addresses of a network, each once an hour. */
async function countAddress(ctx: Ctx, email: string, network: string): Promise<void> {
  const { used } = await countUse(ctx, LIMITS.codeAddresses, `${network} ${email}`);
  if (used === 1) await takeLimit(ctx, LIMITS.codeAddresses, network);
}

/** Counts an attempt to enter a code. @throws ApiError 429 when one network tries too often */
export function takeCodeGuess(ctx: Ctx, caller: Caller): Promise<void> {
  return takeLimit(ctx, LIMITS.codeGuesses, toNetwork(caller.ip));
}

/** 400: the code is wrong, expired, already used or unknown; the response does not reveal which. */
export function wrongCode(message: string): ApiError {
  return new ApiError(400, 'SK_INVALID_CODE', message, { details: { success: false } });
}
