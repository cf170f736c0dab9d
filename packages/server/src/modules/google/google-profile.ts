import { z } from 'zod';
import type { GoogleConfig } from '../../config/config.ts';
import type { LoggedErrorCode } from '../../http/error-codes.ts';
import { parseEmail } from '../../lib/email-address.ts';
import { readLimitedJson } from '../../lib/read-limited.ts';

/** The user information from Google. */
export interface GoogleProfile {
  /** The permanent identifier of the Google account; the email address may change. */
  readonly sub: string;
  readonly email: string;
  readonly name: string | undefined;
  readonly picture: string | null;
}

/** A sign-in with Google failed, or its data is invalid. The message is for the log. */
export class GoogleSignInError extends Error {
  readonly code: LoggedErrorCode = 'SK_GOOGLE';

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'GoogleSignInError';
  }
}

type UserinfoClient = Pick<GoogleConfig, 'userinfoUrl' | 'timeoutMs'>;

const MAX_BYTES = 64 * 1024;
const PICTURE_HOST = /^[a-z0-9-]+\.googleusercontent\.com$/;

const responseSchema = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  email: z.string(),
  // The string "true" is rejected: only the boolean proves that Google has verified the address.
  email_verified: z.literal(true),
  name: z.string().max(1_000).optional().catch(undefined),
  picture: z.string().max(2_048).optional().catch(undefined),
});

/**
 * Loads the user information for an access token. Redirects are not followed; at most 64 KiB are read within
 * `timeoutMs`.
 *
 * @throws GoogleSignInError when the response is invalid or Google has not verified the address
 * @see https://openid.net/specs/openid-connect-core-1_0.html#UserInfo
 */
export async function fetchGoogleProfile(
  client: UserinfoClient,
  accessToken: string,
): Promise<GoogleProfile> {
  const response = responseSchema.safeParse(await fetchJson(client, accessToken));
  if (!response.success) throw new GoogleSignInError('The user information is invalid.', response.error);
  const { sub, name, picture } = response.data;
  const email = parseEmail(response.data.email);
  if (email === null) throw new GoogleSignInError('The email address is not supported.');
  return { sub, email, name, picture: toPicture(picture) };
}

async function fetchJson({ userinfoUrl, timeoutMs }: UserinfoClient, accessToken: string): Promise<unknown> {
  try {
    const response = await fetch(userinfoUrl, {
      headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status !== 200) throw new Error(`The endpoint returned status ${response.status}.`);
    return await readLimitedJson(response, MAX_BYTES);
  } catch (cause) {
    throw new GoogleSignInError('The user information could not be loaded.', cause);
  }
}

/** A picture on Google's own servers; a picture elsewhere would reveal every page view to that server. */
function toPicture(picture: string | undefined): string | null {
  if (picture === undefined || !URL.canParse(picture)) return null;
  const url = new URL(picture);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && PICTURE_HOST.test(url.hostname) ? url.href : null;
}
