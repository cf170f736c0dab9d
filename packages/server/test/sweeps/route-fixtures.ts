import { EXAMPLES } from '../../src/plugins/openapi-examples.ts';
import type { RouteEntry } from '../../src/plugins/route-table.ts';
import { addToken } from '../support/access-token.ts';
import { addProject, addTile } from '../support/factories.ts';
import type { SignedUp, TestServer } from '../support/test-server.ts';

/** Public routes, each with the reason. A public route that is not listed here fails the test. */
export const PUBLIC_ROUTES: Readonly<Record<string, string>> = {
  'POST /api/register': 'creates the account that other calls require',
  'POST /api/login': 'signs in',
  'POST /api/logout': 'harmless without a session',
  'POST /api/auth/resend-code': 'the user has no session yet',
  'POST /api/auth/verify-email': 'the user has no session yet',
  'POST /api/auth/request-password-reset': 'for users who cannot sign in',
  'POST /api/auth/verify-password-reset-code': 'for users who cannot sign in',
  'POST /api/auth/reset-password': 'for users who cannot sign in',
  'GET /api/auth/google': 'signs in',
  'GET /api/auth/google/callback': 'signs in',
  'GET /api/catalog': 'contains no personal data',
  'GET /api/openapi.json': 'contains no personal data',
  'GET /api/docs': 'contains no personal data',
  'GET /api/docs.css': 'contains no personal data',
  'GET /uploads/:name': 'the URL of a logo cannot be guessed',
  'POST /api/device/code': 'the device has no credentials yet',
  'POST /api/device/token': 'the device proves itself with its code',
  'POST /api/stripe/webhook': 'the signature proves that the payment provider sent the body',
  'POST /api/credits/purchase': 'always returns 410',
  'POST /api/subscription': 'always returns 410',
};

/** Ids of resources of one user, by the part of the path that identifies their type. */
export type OwnedIds = Readonly<Record<'projects' | 'style-tiles' | 'sessions' | 'tokens', string>>;

/** Creates one resource of each type for a user. */
export async function createOneOfEach(server: TestServer, owner: SignedUp): Promise<OwnedIds> {
  const project = await addProject(server, owner);
  const tile = await addTile(server, project);
  const token = await addToken(owner, ['guides:read']);
  return {
    projects: project.id,
    'style-tiles': tile.id,
    sessions: owner.ctx().actor.sessionId,
    tokens: token.id,
  };
}

/** The path of a route with the id of its resource; null when the route has no such parameter. */
export function pathOf(route: RouteEntry, ids: OwnedIds): string | null {
  if (!route.url.includes('/:')) return null;
  const kind = /^\/api\/(?:user\/)?([a-z-]+)\/:id/.exec(route.url)?.[1];
  const id = kind !== undefined && kind in ids ? ids[kind as keyof OwnedIds] : undefined;
  if (id === undefined)
    throw new Error(`${keyOf(route)}: add the type of its parameter to route-fixtures.ts.`);
  return route.url.replace(':id', id);
}

export function keyOf({ method, url }: RouteEntry): string {
  return `${method} ${url}`;
}

/** A valid body for the route. */
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
      throw new Error(`No route uses the method ${method}.`);
  }
}
