import { createHash } from 'node:crypto';
import { type JWTVerifyGetKey, jwtVerify } from 'jose';
import { GoogleFault } from './google-profile.ts';

/** What an ID token must have been made for. */
export interface IdTokenExpectation {
  readonly clientId: string;
  /** The origin of Google's sign-in page, which is also that of the issuer. */
  readonly issuerOrigin: string;
  readonly nonce: string;
  readonly now: Date;
}

/** Clocks of servers differ a little. */
const SKEW_SECONDS = 60;

/** The nonce of a sign-in; it follows from the state, so it is bound to the same browser. */
export function toNonce(state: string): string {
  return createHash('sha256').update(`nonce:${state}`).digest('base64url');
}

/**
 * The `sub` of an ID token that this issuer signed, for this client and this sign-in, and that has not expired.
 *
 * @param keys the public keys of the issuer
 * @throws GoogleFault
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
      // Google names itself with and without `https://`.
      issuer: [issuerOrigin, new URL(issuerOrigin).host],
      audience: clientId,
      currentDate: now,
      clockTolerance: SKEW_SECONDS,
      requiredClaims: ['sub', 'exp', 'nonce'],
    });
    if (payload['azp'] !== undefined && payload['azp'] !== clientId)
      throw new Error('It is for another client.');
    if (payload['nonce'] !== nonce) throw new Error('It belongs to another sign-in.');
    return payload.sub ?? '';
  } catch (cause) {
    throw new GoogleFault('The ID token is not valid.', cause);
  }
}
