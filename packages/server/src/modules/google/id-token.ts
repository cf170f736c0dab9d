import { createHash } from 'node:crypto';
import { z } from 'zod';
import { GoogleFault } from './google-profile.ts';

/** What an ID token must have been made for. */
export interface IdTokenExpectation {
  readonly clientId: string;
  /** The origin of Google's sign-in page, which is also that of the issuer. */
  readonly issuerOrigin: string;
  readonly nonce: string;
  readonly now: Date;
}

/** Servers' clocks differ a little. */
const SKEW_SECONDS = 60;

const headerSchema = z.object({ alg: z.enum(['RS256', 'ES256']) });
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  sub: z.string(),
  exp: z.number(),
  nonce: z.string(),
});

/** The nonce of a sign-in; it follows from the state, so it is bound to the same browser. */
export function toNonce(state: string): string {
  return createHash('sha256').update(`nonce:${state}`).digest('base64url');
}

/**
 * The `sub` of an ID token that was made by this issuer, for this client, for this very sign-in, and is not over.
 *
 * The token comes straight from the token endpoint over TLS, which stands for its signature (OpenID Connect Core
 * 3.1.3.7, point 6); a token that says it is not signed is refused all the same.
 *
 * @throws GoogleFault
 */
export function readIdToken(idToken: string, expected: IdTokenExpectation): string {
  const [header, payload, signature, ...more] = idToken.split('.');
  if (more.length > 0 || signature === undefined || signature === '') throw fault('is not a signed token');
  if (!headerSchema.safeParse(parsePart(header)).success) throw fault('is not signed in a known way');
  const claims = claimsSchema.safeParse(parsePart(payload));
  if (!claims.success) throw fault('lacks a claim');
  const { iss, aud, azp, sub, exp, nonce } = claims.data;
  const audiences = typeof aud === 'string' ? [aud] : aud;
  if (!isOrigin(iss, expected.issuerOrigin)) throw fault('is of another issuer');
  if (!audiences.includes(expected.clientId)) throw fault('is for another client');
  if (azp !== undefined && azp !== expected.clientId) throw fault('was given to another client');
  if (exp + SKEW_SECONDS < expected.now.getTime() / 1_000) throw fault('has expired');
  if (nonce !== expected.nonce) throw fault('is of another sign-in');
  return sub;
}

function parsePart(part: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** Google names itself with and without `https://`. */
function isOrigin(issuer: string, origin: string): boolean {
  const url = issuer.includes('://') ? issuer : `https://${issuer}`;
  return URL.canParse(url) && new URL(url).origin === origin;
}

function fault(what: string): GoogleFault {
  return new GoogleFault(`The ID token ${what}.`);
}
