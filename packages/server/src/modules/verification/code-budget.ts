import { LIMITS } from '../../config/limits.ts';
import type { Caller, Ctx } from '../../context/context.ts';
import { ApiError, tooManyRequests } from '../../http/api-error.ts';
import { toNetwork } from '../../lib/network.ts';
import { consumeLimit, increment } from '../rate-limit/rate-limit.ts';
import type { CodeKey } from './code.service.ts';

/** Whether a mail may be sent now, or the seconds until the cooldown ends. */
export type CodeMailResult =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly resetsInSeconds: number };

/**
 * Counts a mail with a code to an email address. Only the address matters, so the result does not reveal whether it has
 * an account.
 *
 * @param isFirst a registration: starts the cooldown without waiting for it
 * @throws ApiError 429 after six mails of one purpose in an hour, or when one network uses too many addresses
 */
export async function consumeCodeMail(
  ctx: Ctx,
  { codeKey, caller, isFirst = false }: { codeKey: CodeKey; caller: Caller; isFirst?: boolean },
): Promise<CodeMailResult> {
  const subject = `${codeKey.purpose}:${codeKey.email}`;
  await countAddress(ctx, codeKey.email, toNetwork(caller.ip));
  const sent = await increment(ctx, LIMITS.codeMails, subject, 0);
  if (sent.used >= LIMITS.codeMails.max) throw limitReached(sent.resetsInSeconds);
  const cooldown = await increment(ctx, LIMITS.codeCooldown, subject);
  if (!isFirst && cooldown.used > LIMITS.codeCooldown.max)
    return { isAllowed: false, resetsInSeconds: Math.max(1, cooldown.resetsInSeconds) };
  const mails = await increment(ctx, LIMITS.codeMails, subject);
  if (mails.used > LIMITS.codeMails.max) throw limitReached(mails.resetsInSeconds);
  return { isAllowed: true };
}

function limitReached(seconds: number): ApiError {
  return tooManyRequests(Math.max(1, seconds), 'Resend limit reached');
}

/** Counts the different addresses of a network, each once an hour. */
async function countAddress(ctx: Ctx, email: string, network: string): Promise<void> {
  const { used } = await increment(ctx, LIMITS.codeAddresses, `${network} ${email}`);
  if (used === 1) await consumeLimit(ctx, LIMITS.codeAddresses, network);
}

/** Counts an attempt to enter a code. @throws ApiError 429 when one network tries too often */
export function consumeCodeAttempt(ctx: Ctx, caller: Caller): Promise<void> {
  return consumeLimit(ctx, LIMITS.codeAttempts, toNetwork(caller.ip));
}

/** 400: the code is wrong, expired, already used or unknown; the response does not reveal which. */
export function wrongCode(message: string): ApiError {
  return new ApiError(400, 'SK_INVALID_CODE', message, { details: { success: false } });
}
