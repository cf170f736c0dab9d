import { EXAMPLES } from '../../src/plugins/openapi-examples.ts';
import type { RouteEntry } from '../../src/plugins/route-table.ts';
import { addProject, addTile } from '../support/factories.ts';
import type { SignedUp, TestServer } from '../support/test-server.ts';

/** Routes anybody may call, each with why that is right. A public route that is not here fails the sweep. */
export const PUBLIC_ROUTES: Readonly<Record<string, string>> = {
  'POST /api/register': 'makes the account one needs for everything else',
  'POST /api/login': 'signs in',
  'POST /api/logout': 'harmless without a session',
  'POST /api/auth/resend-code': 'before there is a session',
  'POST /api/auth/verify-email': 'before there is a session',
  'POST /api/auth/request-password-reset': 'for people who cannot sign in',
  'POST /api/auth/verify-password-reset-code': 'for people who cannot sign in',
  'POST /api/auth/reset-password': 'for people who cannot sign in',
  'GET /api/auth/google': 'signs in',
  'GET /api/auth/google/callback': 'signs in',
  'GET /api/catalog': 'says nothing about anybody',
  'GET /api/openapi.json': 'says nothing about anybody',
  'GET /api/docs': 'says nothing about anybody',
  'GET /api/docs.css': 'says nothing about anybody',
  'GET /uploads/:name': 'logos are shown to whoever was given the unguessable address',
  'POST /api/credits/purchase': 'answers 410 to everybody',
  'POST /api/subscription': 'answers 410 to everybody',
};

/** Ids of things that belong to one person, by the part of the address that names their kind. */
export type OwnedIds = Readonly<Record<'projects' | 'style-tiles' | 'sessions', string>>;

/** One of each thing a person can own. */
export async function ownOneOfEach(server: TestServer, owner: SignedUp): Promise<OwnedIds> {
  const project = await addProject(server, owner);
  const tile = await addTile(server, project);
  return { projects: project.id, 'style-tiles': tile.id, sessions: owner.ctx().actor.sessionId };
}

/** The address of a route with the id of the thing it is about; null when the route is about no single thing. */
export function addressOf(route: RouteEntry, ids: OwnedIds): string | null {
  if (!route.url.includes('/:')) return null;
  const kind = /^\/api\/(?:user\/)?([a-z-]+)\/:id/.exec(route.url)?.[1];
  const id = kind !== undefined && kind in ids ? ids[kind as keyof OwnedIds] : undefined;
  if (id === undefined)
    throw new Error(`${keyOf(route)}: say in route-fixtures.ts what its parameter names.`);
  return route.url.replace(':id', id);
}

export function keyOf({ method, url }: RouteEntry): string {
  return `${method} ${url}`;
}

/** A body the route accepts. */
export function bodyOf(route: RouteEntry): unknown {
  return EXAMPLES[keyOf(route)]?.body;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export function methodOf({ method }: RouteEntry): Method {
  switch (method) {
    case 'GET':
    case 'POST':
    case 'PUT':
    case 'PATCH':
    case 'DELETE':
      return method;
    default:
      throw new Error(`No route of the server takes ${method}.`);
  }
}
