import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { toErrorBody } from '../http/error-body.ts';
import { API_ERRORS, type ApiErrorCode } from '../http/error-codes.ts';
import type { Access } from '../http/route-config.ts';
import type { Scope } from '../http/scopes.ts';
import { EXAMPLES } from './openapi-examples.ts';

const VERSION = '0.1.0';

/** Errors that many calls return, with their descriptions. */
const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request is invalid; `issues` lists all errors',
  401: 'Not signed in, or the access token is not valid',
  403: 'The call came from another site, or the access token has no scope for it',
  404: 'Unknown, or owned by another user',
  413: 'The request body is too large',
  415: 'The type of the request body is not supported',
  429: 'Too many calls; try again after `Retry-After` seconds',
  500: 'Internal error; the cause is never included',
  503: 'A required service is unavailable; try again after `Retry-After` seconds',
};

const SUCCESSES: Readonly<Record<string, string>> = {
  200: 'Success',
  201: 'Created',
  202: 'Accepted',
  204: 'Success, without a body',
};

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A message for the user' },
    code: { type: 'string', pattern: '^SK_', description: 'A stable code for programs' },
    issues: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
} as const;

/** The form for uploading a logo. */
const FILE_BODY = {
  type: 'object',
  required: ['logo'],
  properties: { logo: { type: 'string', format: 'binary', description: 'PNG, JPEG or SVG, at most 1 MB' } },
} as const;

/** Describes every route as OpenAPI 3.1, generated from the route schemas. Register it before the routes. */
export const openApi = fastifyPlugin<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'StyleKit',
          version: VERSION,
          description:
            'Brand style guides from a short brief. Calls that write must come from StyleKit’s own ' +
            'origin or send an access token instead of cookies; times are ISO 8601 in UTC, ids are UUIDs.',
        },
        servers: [{ url: publicUrl }],
        components: {
          securitySchemes: {
            session: {
              type: 'apiKey',
              in: 'cookie',
              name: cookieName(publicUrl),
              description: 'Set by signing in',
            },
            token: {
              type: 'http',
              scheme: 'bearer',
              description: 'A personal access token with one of the scopes of the call',
            },
          },
        },
      },
      transform: (input) => {
        const { schema = {}, url } = jsonSchemaTransform(input);
        const { config, method } = input.route;
        const access = config?.access;
        if (access === undefined) return { schema: { ...schema, hide: true }, url };
        return {
          schema: describe(schema, {
            access,
            scopes: config?.scopes ?? [],
            route: `${String(method)} ${url}`,
            isWrite: method !== 'GET',
            acceptsFile: config?.acceptsFile === true,
            errors: config?.errors ?? [],
          }),
          url,
        };
      },
      transformObject: jsonSchemaTransformObject,
    });
    app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
      app.swagger(),
    );
  },
  { name: 'openapi', dependencies: ['route-table', 'request-context'] },
);

/** The name of the session cookie; over https its prefix prevents other hosts from setting it. */
export function cookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-stylekit' : 'stylekit';
}

interface RouteDescription {
  readonly access: Access;
  readonly scopes: readonly Scope[];
  readonly route: string;
  readonly isWrite: boolean;
  readonly acceptsFile: boolean;
  readonly errors: readonly ApiErrorCode[];
}

function describe(
  schema: FastifySchema,
  { access, scopes, route, isWrite, acceptsFile, errors }: RouteDescription,
): FastifySchema {
  const example = EXAMPLES[route];
  const response = { ...(schema.response as Record<string, object>) };
  for (const [status, shape] of Object.entries(response)) {
    const examples =
      example?.response !== undefined && status !== '204' ? { examples: [example.response] } : {};
    if (status in SUCCESSES) response[status] = { description: SUCCESSES[status], ...shape, ...examples };
  }
  for (const status of errorStatuses(schema, isWrite, errors)) {
    response[status] ??= describeError(
      status,
      errors.filter((code) => API_ERRORS[code].status === status),
    );
  }
  const body = acceptsFile ? FILE_BODY : (schema.body as object | undefined);
  return {
    ...schema,
    response,
    ...(acceptsFile ? { consumes: ['multipart/form-data'], body } : {}),
    ...(body === undefined || example?.body === undefined
      ? {}
      : { body: { ...body, examples: [example.body] } }),
    ...(access === 'signed-in'
      ? { security: [{ session: [] }, ...scopes.map((scope) => ({ token: [scope] }))] }
      : {}),
  } as FastifySchema;
}

/** Any call may send an invalid token, and any write an invalid body, even to a route that has none. */
function errorStatuses(schema: FastifySchema, isWrite: boolean, errors: readonly ApiErrorCode[]): number[] {
  return [
    ...[400, 401, 403, 429, 500, 503],
    ...(isWrite ? [413, 415] : []),
    ...(schema.params !== undefined ? [404] : []),
    ...errors.map((code) => API_ERRORS[code].status),
  ];
}

/** What the status means in general, then the codes of this route. */
function describeError(status: number, codes: readonly ApiErrorCode[]): object {
  const [first] = codes;
  const meanings = codes.map((code) => `\`${code}\`: ${API_ERRORS[code].meaning}`);
  const example =
    first === undefined ? exampleOf(status) : { message: API_ERRORS[first].meaning, code: first };
  return {
    description: [ERRORS[status] ?? [], ...meanings].flat().join('. '),
    ...ERROR_SCHEMA,
    examples: [example],
  };
}

function exampleOf(status: number): object {
  if (status === 401) return { message: 'Please sign in first.', code: 'SK_UNAUTHENTICATED' };
  if (status === 403) {
    return { message: 'This call may only come from StyleKit’s own pages.', code: 'SK_FOREIGN_ORIGIN' };
  }
  if (status === 429)
    return { message: 'Too many requests. Please try again later.', code: 'SK_RATE_LIMITED' };
  if (status === 400) {
    const message = 'Please enter a name for your project';
    return { message, code: 'SK_INVALID', issues: [{ path: 'name', message }] };
  }
  return toErrorBody(status);
}
