import { createHash } from 'node:crypto';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { GoogleSignInError } from './google-profile.ts';

/** The required claims of an ID token. */
export interface IdTokenExpectation {
  readonly clientId: string;
  /** The origin of Google's sign-in page, which is also the issuer. */
  readonly issuerOrigin: string;
  readonly nonce: string;
  readonly now: Date;
}

/** Allowed difference between the clocks of servers. */
const SKEW_SECONDS = 60;

/** The nonce of a sign-in, derived from the state, so that it is bound to the same browser. */
export function toNonce(state: string): string {
  return createHash('sha256').update(`nonce:${state}`).digest('base64url');
}

/**
 * Returns the `sub` of an ID token that was signed by this issuer, for this client and this sign-in, and has not
 * expired.
 *
 * @param keys the public keys of the issuer
 * @throws GoogleSignInError
 * @see https://openid.net/specs/openid-connect-core-1_0.html#IDTokenValidation
 */
export async function readIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  expected: IdTokenExpectation,
): Promise<string> {
  const { clientId, issuerOrigin, nonce, now } = expected;
  try {
    const { payload } = await jwtVerify(idToken, keys, {
      algorithms: ['RS256', 'ES256'],
      // Google names itself with or without `https://`.
      issuer: [issuerOrigin, new URL(issuerOrigin).host],
      audience: clientId,
      currentDate: now,
      clockTolerance: SKEW_SECONDS,
      requiredClaims: ['sub', 'exp', 'nonce'],
    });
    if (payload['azp'] !== undefined && payload['azp'] !== clientId)
      throw new Error('The token was issued for another client.');
    if (payload['nonce'] !== nonce) throw new Error('The token was issued for another sign-in.');
    return payload.sub ?? '';
  } catch (cause) {
    throw new GoogleSignInError('The ID token is invalid.', cause);
  }
}
