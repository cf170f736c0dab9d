import { z } from 'zod';
import { unavailable } from '../../http/api-error.ts';
import { readLimitedJson } from '../../lib/read-limited.ts';

/** What the browser sent: the token and the action it must have been made for. */
export interface RecaptchaRequest {
  readonly token: string;
  readonly action: string;
  readonly remoteIp?: string;
}

export interface RecaptchaOptions {
  readonly secretKey: string;
  /** Google's `https://www.google.com/recaptcha/api/siteverify`, or a stand-in's. */
  readonly verifyUrl: string;
  /** The host of the page the token must come from. */
  readonly hostname: string;
  readonly fetch?: typeof fetch;
  /** Longest wait for the whole answer; 5 seconds. */
  readonly timeoutMs?: number;
}

/** Google's own default: 1.0 is very likely a person, 0.0 very likely a program. */
const LOWEST_SCORE = 0.5;
const MAX_ANSWER_BYTES = 16 * 1024;
const MAX_TOKEN_LENGTH = 8 * 1024;

const answerSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    score: z.number().min(0).max(1),
    action: z.string(),
    hostname: z.string(),
  }),
  z.object({ success: z.literal(false), 'error-codes': z.array(z.string()).default([]) }),
]);

/** Refusals that say something of the token; every other one says that our side is set up wrongly. */
const ABOUT_THE_TOKEN = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']);

/**
 * Whether a reCAPTCHA v3 token comes from a person on our own page.
 *
 * It passes only when the verifier says so, for this action and this host, with a score of 0.5 or more.
 *
 * @throws ApiError 503 when the verifier is down, slow, refuses our key or answers nonsense: the check never opens by
 *   itself
 * @see https://developers.google.com/recaptcha/docs/verify
 */
export async function verifyRecaptcha(
  request: RecaptchaRequest,
  options: RecaptchaOptions,
): Promise<'passed' | 'failed'> {
  if (request.token === '' || request.token.length > MAX_TOKEN_LENGTH) return 'failed';
  const answer = answerSchema.safeParse(await askVerifier(request, options));
  if (!answer.success) throw notNow(answer.error);
  if (!answer.data.success) {
    const codes = answer.data['error-codes'];
    if (codes.length > 0 && codes.every((code) => ABOUT_THE_TOKEN.has(code))) return 'failed';
    throw notNow(new Error(`The verifier refused the request itself: ${codes.join(', ').slice(0, 200)}`));
  }
  const { score, action, hostname } = answer.data;
  const isOurs = action === request.action && hostname === options.hostname;
  return isOurs && score >= LOWEST_SCORE ? 'passed' : 'failed';
}

async function askVerifier(request: RecaptchaRequest, options: RecaptchaOptions): Promise<unknown> {
  const { secretKey, verifyUrl, fetch: send = fetch, timeoutMs = 5_000 } = options;
  const body = new URLSearchParams({ secret: secretKey, response: request.token });
  if (request.remoteIp !== undefined) body.set('remoteip', request.remoteIp);
  try {
    // A redirect would carry the secret to whoever it names.
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await send(verifyUrl, { method: 'POST', body, redirect: 'error', signal });
    if (response.status !== 200) throw new Error(`The verifier answered ${response.status}.`);
    return await readLimitedJson(response, MAX_ANSWER_BYTES);
  } catch (cause) {
    throw notNow(cause);
  }
}

function notNow(cause: unknown) {
  return unavailable('The check for robots is not available right now. Please try again in a moment.', cause);
}
