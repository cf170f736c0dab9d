import type { BrowserApp } from './browser-app.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person of a journey; each has an address of their own. */
export function toPerson(name: string): Person {
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '')}@example.org`;
  return { name, email, password: 'flour, water and salt' };
}

type Server = Pick<BrowserApp, 'origin' | 'codeFor'>;

/** Registers a person with the server and leaves the address unproved; gives the browser's cookie. */
export async function registerPerson(server: Pick<Server, 'origin'>, person: Person): Promise<string> {
  const response = await postTo(server, '/api/register', { ...person, marketingConsent: true });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A person with an account, made through the API. */
export async function makeAccount(server: Server, person: Person): Promise<Person> {
  const cookie = await registerPerson(server, person);
  const code = await server.codeFor(person.email);
  await postTo(server, '/api/auth/verify-email', { email: person.email, code }, { cookie });
  return person;
}

/** A call as a page of the server's own would make it. @throws when the answer is no success */
export async function postTo(
  { origin }: Pick<Server, 'origin'>,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const response = await fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
