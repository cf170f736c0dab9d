import fastify, { type FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { idParams, noBody } from '../http/wire.ts';
import { apiDocs } from './api-docs.ts';
import { cookieName, openApi } from './openapi.ts';
import { routeTable } from './route-table.ts';

interface Operation {
  readonly security?: readonly object[];
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: object }>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}

let app: FastifyInstance;
let paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(fastifyPlugin(async () => undefined, { name: 'request-context' }));
  await app.register(routeTable);
  await app.register(openApi, { publicUrl: 'https://stylekit.example' });
  await app.register(async (routes) => {
    const response = { 200: z.object({ id: z.uuid() }) };
    const own = { access: 'signed-in' } as const;
    routes.get('/hidden', () => 'ok');
    routes.get('/open', { config: { access: 'public' }, schema: { response, tags: ['a & b'] } }, () => ({
      id: '',
    }));
    routes.get('/own/:id', { config: own, schema: { params: idParams, response } }, () => ({ id: '' }));
    routes.post(
      '/scoped',
      {
        config: {
          ...own,
          scopes: ['generate', 'guides:write'],
          errors: ['SK_OUT_OF_CREDITS', 'SK_IDEMPOTENCY_KEY_REUSED'],
        },
        schema: {
          summary: '<b>bold</b>',
          body: z.object({ name: z.string() }),
          response: { 201: response[200] },
        },
      },
      () => ({ id: '' }),
    );
    routes.post('/file', { config: { ...own, acceptsFile: true }, schema: { response } }, () => ({ id: '' }));
    routes.delete('/own', { config: own, schema: { response: { 204: noBody } } }, () => null);
  });
  await app.register(apiDocs);
  await app.ready();
  paths = (await app.inject('/api/openapi.json')).json().paths;
});
afterAll(() => app.close());

const operationOf = (url: string, method: string): Operation => {
  const operation = paths[url]?.[method];
  if (operation === undefined) throw new Error(`${method} ${url} is not described.`);
  return operation;
};

describe('the description of the API', () => {
  it('contains the routes with an access rule only', () => {
    expect(Object.keys(paths).toSorted()).toEqual(['/file', '/open', '/own', '/own/{id}', '/scoped']);
  });

  it.each([
    ['/open', 'get', '200 400 401 403 429 500 503'],
    ['/own/{id}', 'get', '200 400 401 403 404 429 500 503'],
    ['/scoped', 'post', '201 400 401 402 403 409 413 415 429 500 503'],
    ['/file', 'post', '200 400 401 403 413 415 429 500 503'],
    ['/own', 'delete', '204 400 401 403 413 415 429 500 503'],
  ])('%s %s may return %s', (url, method, statuses) => {
    expect(Object.keys(operationOf(url, method).responses).toSorted().join(' ')).toBe(statuses);
  });

  it.each([
    ['/open', 'get', undefined],
    ['/own', 'delete', [{ session: [] }]],
    ['/scoped', 'post', [{ session: [] }, { token: ['generate'] }, { token: ['guides:write'] }]],
  ])('%s %s requires %j', (url, method, security) => {
    expect(operationOf(url, method).security).toEqual(security);
  });

  it('explains the errors of a route by their codes, with an example', () => {
    const { responses } = operationOf('/scoped', 'post');
    expect(responses['402']?.description).toMatch(/^`SK_OUT_OF_CREDITS`: .+/);
    expect(responses['409']?.description).toMatch(/^`SK_IDEMPOTENCY_KEY_REUSED`: .+/);
    expect(responses['201']?.description).toBe('Created');
    expect(responses['403']?.description).toBe(
      'The call came from another site, or the access token has no scope for it',
    );
    expect(JSON.stringify(responses['402']?.content)).toContain('"code":"SK_OUT_OF_CREDITS"');
    expect(JSON.stringify(responses['401']?.content)).toContain('"message":"Please sign in first."');
    expect(JSON.stringify(responses['400']?.content)).toContain('"issues":[{"path":"name"');
  });

  it('describes the form of an upload', () => {
    const [type, media] = Object.entries(operationOf('/file', 'post').requestBody?.content ?? {})[0] ?? [];
    expect(type).toBe('multipart/form-data');
    expect(JSON.stringify(media?.schema)).toContain('PNG, JPEG or SVG, at most 1 MB');
  });

  it.each([
    ['https://stylekit.example', '__Host-stylekit'],
    ['http://localhost:4000', 'stylekit'],
  ])('names the cookie at %s: %s', (publicUrl, name) => {
    expect(cookieName(publicUrl)).toBe(name);
  });
});

describe('the table of routes', () => {
  it('lists methods, access and scopes, without HEAD', () => {
    const own = app.routeTable.filter(({ url }) => !url.startsWith('/api/'));
    expect(
      own.map(({ method, url, access, scopes, acceptsFile }) => [method, url, access, scopes, acceptsFile]),
    ).toEqual([
      ['GET', '/open', 'public', [], false],
      ['GET', '/own/:id', 'signed-in', [], false],
      ['POST', '/scoped', 'signed-in', ['generate', 'guides:write'], false],
      ['POST', '/file', 'signed-in', [], true],
      ['DELETE', '/own', 'signed-in', [], false],
    ]);
  });
});

describe('the page of the API', () => {
  it('has a section for each tag, and escapes every text', async () => {
    const { body, headers } = await app.inject('/api/docs');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<li><a href="#a-b">a &amp; b</a></li>');
    expect(body).toContain('<section id="a-b"><h2>a &amp; b</h2>');
    expect(body).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(body).not.toContain('<b>');
    expect(body).not.toMatch(/<script|style=|onclick/);
  });

  it('says what a call requires', async () => {
    const { body } = await app.inject('/api/docs');
    expect(body).toContain(
      '<em>Requires sign-in, or an access token with the scope <code>generate</code> or <code>guides:write</code>.</em>',
    );
    expect(body).toContain('<em>Requires sign-in.</em>');
    expect(body).toContain('<p>Parameters: <code>id</code> (path, required)</p>');
    expect(body).toContain('<h4>Body, multipart/form-data</h4>');
  });

  it('has its own style sheet', async () => {
    expect((await app.inject('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });
});
