import { z } from 'zod';
import { unavailable } from '../../http/api-error.ts';
import { readLimitedJson } from '../../lib/read-limited.ts';

/** The token sent by the browser, and the action it must have been issued for. */
export interface RecaptchaRequest {
  readonly token: string;
  readonly action: string;
  readonly remoteIp?: string;
}

export interface RecaptchaOptions {
  readonly secretKey: string;
  /** Google's `https://www.google.com/recaptcha/api/siteverify`, or that of a mock. */
  readonly verifyUrl: string;
  /** The host of the page that the token must come from. */
  readonly hostname: string;
  readonly fetch?: typeof fetch;
  /** Time limit for the whole response; 5 seconds by default. */
  readonly timeoutMs?: number;
}

/** Google's default threshold: 1.0 is very likely a human, 0.0 very likely a bot. */
const MIN_SCORE = 0.5;
const MAX_RESPONSE_BYTES = 16 * 1024;
const MAX_TOKEN_LENGTH = 8 * 1024;

const responseSchema = z.discriminatedUnion('success', [
  z.object({
    success: z.literal(true),
    score: z.number().min(0).max(1),
    action: z.string(),
    hostname: z.string(),
  }),
  z.object({ success: z.literal(false), 'error-codes': z.array(z.string()).default([]) }),
]);

/** Error codes that concern the token; all others mean that this server is misconfigured. */
const TOKEN_ERROR_CODES = new Set([
  'missing-input-response',
  'invalid-input-response',
  'timeout-or-duplicate',
]);

/**
 * Whether a reCAPTCHA v3 token comes from a human on our own page.
 *
 * Passes only if the verifier confirms the token for this action and this host, with a score of 0.5 or more.
 *
 * @throws ApiError 503 when the verifier is down, slow, rejects our key or returns an invalid response, so that the
 *   check never passes by accident
 * @see https://developers.google.com/recaptcha/docs/verify
 */
export async function verifyRecaptcha(
  request: RecaptchaRequest,
  options: RecaptchaOptions,
): Promise<'passed' | 'failed'> {
  if (request.token === '' || request.token.length > MAX_TOKEN_LENGTH) return 'failed';
  const response = responseSchema.safeParse(await callVerifier(request, options));
  if (!response.success) throw checkUnavailable(response.error);
  if (!response.data.success) {
    const codes = response.data['error-codes'];
    if (codes.length > 0 && codes.every((code) => TOKEN_ERROR_CODES.has(code))) return 'failed';
    throw checkUnavailable(new Error(`The verifier rejected the request: ${codes.join(', ').slice(0, 200)}`));
  }
  const { score, action, hostname } = response.data;
  const isExpected = action === request.action && hostname === options.hostname;
  return isExpected && score >= MIN_SCORE ? 'passed' : 'failed';
}

async function callVerifier(request: RecaptchaRequest, options: RecaptchaOptions): Promise<unknown> {
  const { secretKey, verifyUrl, fetch: send = fetch, timeoutMs = 5_000 } = options;
  const body = new URLSearchParams({ secret: secretKey, response: request.token });
  if (request.remoteIp !== undefined) body.set('remoteip', request.remoteIp);
  try {
    // A redirect would forward the secret key to another server.
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await send(verifyUrl, { method: 'POST', body, redirect: 'error', signal });
    if (response.status !== 200) throw new Error(`The verifier returned status ${response.status}.`);
    return await readLimitedJson(response, MAX_RESPONSE_BYTES);
  } catch (cause) {
    throw checkUnavailable(cause);
  }
}

function checkUnavailable(cause: unknown) {
  return unavailable('The bot check is not available at the moment. Please try again shortly.', cause);
}
