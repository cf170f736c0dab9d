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

/** Registers a person with the server and leaves the address unproved; gives the browser's cookie. */
export async function registerPerson(app: BrowserApp, person: Person): Promise<string> {
  const response = await post(app, '/api/register', { ...person, marketingConsent: true });
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** A person with an account, made through the API. */
export async function makeAccount(app: BrowserApp, name: string): Promise<Person> {
  const person = toPerson(name);
  const cookie = await registerPerson(app, person);
  const code = await app.codeFor(person.email);
  await post(app, '/api/auth/verify-email', { email: person.email, code }, cookie);
  return person;
}

async function post(app: BrowserApp, path: string, body: unknown, cookie?: string): Promise<Response> {
  const response = await fetch(new URL(path, app.origin), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: app.origin,
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response;
}
