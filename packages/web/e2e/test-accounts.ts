import { randomBytes, randomInt } from 'node:crypto';
import { waitForCode } from './mailed-code.ts';
import type { ServerProcess } from './server-process.ts';

/** A server with its own network address and accounts for one caller. */
export interface AccountServer {
  readonly origin: string;
  /** The client address. Rate limits are per address if the server trusts `x-forwarded-for`. */
  readonly address: string;
  /** A unique email address, such as `ada.1f2e3d4c@example.com` for `ada`. */
  readonly emailOf: (name: string) => string;
  /** Waits for the newest code sent to an address that is not in `known`. */
  readonly codeFor: (email: string, known?: readonly string[]) => Promise<string>;
}

export function toAccountServer({
  origin,
  mailFolder,
}: Pick<ServerProcess, 'origin' | 'mailFolder'>): AccountServer {
  const suffix = randomBytes(4).toString('hex');
  return {
    origin,
    address: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
    emailOf: (name) => `${name}.${suffix}@example.com`,
    codeFor: (email, known = []) => waitForCode(mailFolder, email, known),
  };
}

export interface TestUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A test user with a unique email address. */
export function toTestUser({ emailOf }: Pick<AccountServer, 'emailOf'>, name: string): TestUser {
  const email = emailOf(name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  return { name, email, password: 'flour, water and salt' };
}

/** Registers a user without verifying the email. Returns the cookie header. */
export async function registerUser(
  server: Pick<AccountServer, 'origin' | 'address'>,
  user: TestUser,
): Promise<string> {
  const response = await postTo(server, '/api/register', { ...user, marketingConsent: true });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Creates a verified account through the API. */
export async function createAccount(server: AccountServer, user: TestUser): Promise<TestUser> {
  const cookie = await registerUser(server, user);
  const code = await server.codeFor(user.email);
  await postTo(server, '/api/auth/verify-email', { email: user.email, code }, { cookie });
  return user;
}

/** Sends a request like a page of the same origin. @throws on an error response */
export async function postTo(
  { origin, address }: Pick<AccountServer, 'origin' | 'address'>,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
  return response;
}
