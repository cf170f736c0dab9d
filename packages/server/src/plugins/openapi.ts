import swagger from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Config } from '../config/config.ts';
import { toErrorBody } from '../http/error-body.ts';
import type { Access } from '../http/route-config.ts';
import { EXAMPLES } from './openapi-examples.ts';

const VERSION = '0.1.0';

/** Answers that any call may give, with when it does. */
const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request says something it may not; `issues` names every fault',
  401: 'Nobody is signed in',
  403: 'The call came from a foreign page',
  404: 'Unknown, or somebody else’s: both answer alike',
  413: 'The body is too large',
  415: 'The body has the wrong type',
  429: 'Too many calls; `Retry-After` says for how many seconds to wait',
  500: 'A failure of ours; its cause is never shown',
  503: 'A service this call needs is away for the moment; `Retry-After` says when to try again',
};

const SUCCESSES: Readonly<Record<string, string>> = {
  200: 'What was asked for',
  201: 'Created',
  202: 'Being worked on',
  204: 'Done; there is nothing to tell',
};

const ERROR_SCHEMA = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'A sentence for a person' },
    code: { type: 'string', pattern: '^SK_', description: 'Stable, for programs' },
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

/** The form a logo is sent in. */
const FILE_BODY = {
  type: 'object',
  required: ['logo'],
  properties: { logo: { type: 'string', format: 'binary', description: 'PNG, JPEG or SVG, at most 1 MB' } },
} as const;

/** Describes every route as OpenAPI 3.1, from the very schemas that check and present. Register it before the routes. */
export const openApi = fastifyPlugin<Pick<Config, 'publicUrl'>>(
  async (app, { publicUrl }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'StyleKit',
          version: VERSION,
          description:
            'Brand style guides from a short brief. Calls that write must come from StyleKit’s own origin; times are ISO 8601 in UTC, ids are UUIDs.',
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
          },
        },
      },
      transform: (input) => {
        const { schema, url } = jsonSchemaTransform(input);
        const { config, method } = input.route;
        const access = config?.access;
        if (access === undefined) return { schema: { ...schema, hide: true }, url };
        return {
          schema: describe(schema, access, `${String(method)} ${url}`, config?.takesFile === true),
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

/** The name of the session's cookie, which over https cannot be set by another host. */
export function cookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-stylekit' : 'stylekit';
}

function describe(schema: FastifySchema, access: Access, route: string, takesFile: boolean): FastifySchema {
  const example = EXAMPLES[route];
  const response = { ...(schema.response as Record<string, object>) };
  for (const [status, shape] of Object.entries(response)) {
    const answer = example?.answer !== undefined && status !== '204' ? { examples: [example.answer] } : {};
    if (status in SUCCESSES) response[status] = { description: SUCCESSES[status], ...shape, ...answer };
  }
  for (const status of errorStatuses(schema, access, takesFile)) {
    response[status] ??= { description: ERRORS[status], ...ERROR_SCHEMA, examples: [exampleOf(status)] };
  }
  const body = takesFile ? FILE_BODY : (schema.body as object | undefined);
  return {
    ...schema,
    response,
    ...(takesFile ? { consumes: ['multipart/form-data'], body } : {}),
    ...(body === undefined || example?.body === undefined
      ? {}
      : { body: { ...body, examples: [example.body] } }),
    ...(access === 'signed-in' ? { security: [{ session: [] }] } : {}),
  } as FastifySchema;
}

function errorStatuses(schema: FastifySchema, access: Access, takesFile: boolean): number[] {
  const isWrite = schema.body !== undefined || takesFile;
  return [
    ...(isWrite || schema.querystring !== undefined ? [400] : []),
    ...(access === 'signed-in' ? [401] : []),
    ...(isWrite ? [403, 413, 415] : []),
    ...(schema.params !== undefined ? [404] : []),
    429,
    500,
    503,
  ];
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
