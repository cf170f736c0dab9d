import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  ApiError,
  busy,
  conflict,
  forbidden,
  invalid,
  invalidField,
  invalidToken,
  notFound,
  tooManyRequests,
  unauthenticated,
  unavailable,
} from '../http/api-error.ts';
import { toErrorBody } from '../http/error-body.ts';
import { errorHandler } from './error-handler.ts';
import { hostGuard } from './host-guard.ts';
import { jsonBody } from './json-body.ts';
import { securityHeaders } from './security-headers.ts';

/** A nest of arrays. */
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const withCode = (code: string, message = 'x', fields: object = {}): Error =>
  Object.assign(new Error(message), { code, ...fields });
const INTERNAL = [500, { code: 'SK_INTERNAL', message: toErrorBody(500).message }];
const NOT_READY = [503, { code: 'SK_UNAVAILABLE', message: toErrorBody(503).message }];
const NOT_FOUND = [404, { code: 'SK_NOT_FOUND', message: 'Not found.' }];

let thrown: unknown = null;
let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ bodyLimit: 2_000 });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(errorHandler);
  await app.register(hostGuard);
  await app.register(jsonBody);
  app.get('/throw', () => {
    throw thrown;
  });
  app.post('/upload', { config: { acceptsFile: true } }, () => {
    throw thrown;
  });
  app.post('/echo', (request, reply) => reply.send({ body: request.body ?? 'none' }));
  const body = z.object({ user: z.object({ name: z.string('Please enter a name'), age: z.number() }) });
  app.post('/valid', { schema: { body } }, () => 'ok');
  app.get('/items/:id', { schema: { params: z.object({ id: z.uuid() }) } }, () => 'ok');
  app.get('/list', { schema: { querystring: z.object({ limit: z.coerce.number().max(9) }) } }, () => 'ok');
  await app.ready();
});
afterAll(() => app.close());

async function answerTo(error: unknown, url = '/throw') {
  thrown = error;
  const reply = await app.inject({ url, method: url === '/throw' ? 'GET' : 'POST' });
  return { answer: [reply.statusCode, reply.json()], headers: reply.headers };
}

describe('an error of ours', () => {
  it.each<[ApiError, number, object]>([
    [invalid('Wrong.'), 400, { code: 'SK_INVALID', message: 'Wrong.' }],
    [
      invalidField('a.b', 'Too long'),
      400,
      { code: 'SK_INVALID', message: 'Too long', issues: [{ path: 'a.b', message: 'Too long' }] },
    ],
    [unauthenticated(), 401, { code: 'SK_UNAUTHENTICATED', message: 'Please sign in first.' }],
    [
      invalidToken(),
      401,
      {
        code: 'SK_INVALID_TOKEN',
        message: 'This access token is not valid: it is unknown, expired or revoked. Create a new one.',
      },
    ],
    [forbidden('No.', 'SK_FOREIGN_ORIGIN'), 403, { code: 'SK_FOREIGN_ORIGIN', message: 'No.' }],
    [notFound(), 404, { code: 'SK_NOT_FOUND', message: 'Not found.' }],
    [conflict('Again.'), 409, { code: 'SK_CONFLICT', message: 'Again.' }],
    [unavailable('Later.', new Error('hidden')), 503, { code: 'SK_UNAVAILABLE', message: 'Later.' }],
    [
      new ApiError(401, 'SK_UNAUTHENTICATED', 'Verify.', { details: { requireVerification: true } }),
      401,
      { code: 'SK_UNAUTHENTICATED', message: 'Verify.', requireVerification: true },
    ],
  ])('%s is sent as %i', async (error, status, body) => {
    const { answer, headers } = await answerTo(error);
    expect(answer).toEqual([status, body]);
    expect([headers['cache-control'], headers['retry-after']]).toEqual(['no-store', undefined]);
  });

  it.each([
    [tooManyRequests(17), '17', 'Too many requests. Please try again later.'],
    [tooManyRequests(1, 'Slow down.'), '1', 'Slow down.'],
    [busy('Busy.'), '2', 'Busy.'],
    [busy('Busy.', 30), '30', 'Busy.'],
  ])('%s says when to try again', async (error, seconds, message) => {
    const { answer, headers } = await answerTo(error);
    expect(headers['retry-after']).toBe(seconds);
    expect(answer[1]).toMatchObject({ message });
  });

  it('cannot replace message and code by its details', async () => {
    const details = { message: 'hidden', code: 'hidden' };
    const { answer } = await answerTo(new ApiError(404, 'SK_NOT_FOUND', 'Not found.', { details }));
    expect(answer).toEqual(NOT_FOUND);
  });
});

describe('another error', () => {
  it.each<[string, unknown, unknown[]]>([
    ['a bug', new TypeError('secret of the code'), INTERNAL],
    ['a unique key of the database', withCode('23505', 'Key (email)=(a@b.de) exists'), INTERNAL],
    ['a missing row that is referred to', withCode('23503'), NOT_FOUND],
    ['the same as a cause', new Error('x', { cause: withCode('23503') }), NOT_FOUND],
    ['a lost connection of the database', withCode('08006'), NOT_READY],
    ['too many connections', withCode('53300'), NOT_READY],
    ['a shutdown of the database', withCode('57P01'), NOT_READY],
    ['a canceled statement', withCode('57014'), NOT_READY],
    ['a lock that is held', withCode('55P03'), NOT_READY],
    ['a serialization failure', withCode('40001'), NOT_READY],
    ['a deadlock', withCode('40P01'), NOT_READY],
    ['an idle transaction', withCode('25P03'), NOT_READY],
    ['another transaction state', withCode('25P02'), INTERNAL],
    ['a refused socket', withCode('ECONNREFUSED'), NOT_READY],
    ['a name that is not found', withCode('ENOTFOUND'), NOT_READY],
    ['a full pool', new Error('timeout exceeded when trying to connect'), NOT_READY],
    ['a terminated connection', new Error('x', { cause: new Error('Connection terminated') }), NOT_READY],
    ['a code that only begins like one', withCode('08006X'), INTERNAL],
    ['a file that may not be served', withCode('X', 'x', { statusCode: 403 }), NOT_FOUND],
    ['a status without a text', withCode('X', 'hidden', { statusCode: 418 }), [418, toErrorBody(400)]],
    ['a status of no error', withCode('X', 'hidden', { statusCode: 302 }), INTERNAL],
    ['a status above 599', withCode('X', 'hidden', { statusCode: 600 }), INTERNAL],
    ['a client that disconnects', withCode('ECONNRESET', 'x', { statusCode: 400 }), [400, toErrorBody(400)]],
    ['a body that is too large', withCode('X', 'x', { statusCode: 413 }), [413, toErrorBody(413)]],
  ])('%s has a body without its text', async (_what, error, answer) => {
    expect((await answerTo(error)).answer).toEqual(answer);
  });

  it('of a busy database says when to try again', async () => {
    expect((await answerTo(withCode('57014'))).headers['retry-after']).toBe('2');
  });

  it('of a size has the text of the form for an upload', async () => {
    const { answer } = await answerTo(withCode('X', 'x', { statusCode: 413 }), '/upload');
    expect(answer).toEqual([
      413,
      { code: 'SK_TOO_LARGE', message: 'File is too large. Maximum size is 1MB' },
    ]);
  });
});

describe('a schema', () => {
  const post = async (payload: object) => {
    const reply = await app.inject({ method: 'POST', url: '/valid', payload });
    return [reply.statusCode, reply.json()];
  };

  it('names every field of a body, with the first message above', async () => {
    expect(await post({ user: {} })).toEqual([
      400,
      {
        code: 'SK_INVALID',
        message: 'Please enter a name',
        issues: [
          { path: 'user.name', message: 'Please enter a name' },
          { path: 'user.age', message: 'Invalid input: expected number, received undefined' },
        ],
      },
    ]);
  });

  it('treats invalid ids in a path like unknown ones', async () => {
    expect((await app.inject('/items/1')).json()).toEqual(toErrorBody(404));
  });

  it('names a parameter of a list', async () => {
    const { code, issues } = (await app.inject('/list?limit=10')).json();
    expect([code, issues[0].path]).toEqual(['SK_INVALID', 'limit']);
  });
});

describe('a JSON body', () => {
  const send = async (payload: string, type = 'application/json') => {
    const reply = await app.inject({
      method: 'POST',
      url: '/echo',
      payload,
      headers: { 'content-type': type },
    });
    return [reply.statusCode, reply.json()];
  };
  const refused = (message: string, code = 'SK_BAD_REQUEST') => [400, { code, message }];

  it.each([
    ['{"a":1}', { a: 1 }],
    ['', 'none'],
    ['null', 'none'],
    ['"text"', 'text'],
    [nest(20), JSON.parse(nest(20))],
    [`{"a":"${'['.repeat(500)}"}`, { a: '['.repeat(500) }],
    ['{"a":"\\\\","b":"[{"}', { a: '\\', b: '[{' }],
    ['{"a":"\\ud83d\\ude00"}', { a: '😀' }],
    ['{"a":"\\\\u0000"}', { a: '\\u0000' }],
  ])('%.40s is parsed', async (text, body) => {
    expect(await send(text)).toEqual([200, { body }]);
  });

  it('that is nested too deeply is refused before it is parsed', async () => {
    const [status, body] = await send(nest(900));
    expect([status, body]).toEqual(
      refused(expect.stringMatching(/^The JSON is nested more than \d+ levels deep\.$/)),
    );
    expect(await send(`{"a":"\\"${'['.repeat(9)}","b":${nest(900)}}`)).toEqual([status, body]);
  });

  it.each([
    ['{"a":"b\\u0000"}', 'The text contains a NUL character. Please remove it.'],
    ['{"\\u0000":1}', 'The text contains a NUL character. Please remove it.'],
    ['{"a":[{"b":"\\u0000"}]}', 'The text contains a NUL character. Please remove it.'],
    ['{"a":"\\ud83d"}', 'The text contains an incomplete character. Please remove it.'],
    ['{"a":"\\uDE00x"}', 'The text contains an incomplete character. Please remove it.'],
  ])('%s cannot be stored', async (text, message) => {
    expect(await send(text)).toEqual(refused(message, 'SK_INVALID'));
  });

  it.each([
    '{',
    '{"a":1}}',
    "{'a':1}",
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    'NaN',
  ])('%s is invalid', async (text) => {
    expect(await send(text)).toEqual([400, toErrorBody(400)]);
  });

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'of type %s is refused',
    async (type) => {
      expect(await send('a', type)).toEqual([415, toErrorBody(415)]);
    },
  );

  it('of more bytes than allowed is refused', async () => {
    expect(await send(`"${'a'.repeat(2_000)}"`)).toEqual([413, toErrorBody(413)]);
  });
});

describe('security headers', () => {
  const headersOf = async (publicUrl: string, siteKey: string | null) => {
    const one = fastify();
    const recaptcha = siteKey === null ? null : { siteKey, secretKey: 's', verifyUrl: 'https://v.example' };
    await one.register(securityHeaders, { publicUrl, recaptcha });
    one.get('/', () => 'ok');
    const { headers } = await one.inject('/');
    await one.close();
    return headers;
  };
  const OWN =
    "default-src 'none';script-src 'self';style-src 'self';font-src 'self';img-src 'self' data: https:;";
  const REST =
    "media-src 'self';connect-src 'self';manifest-src 'self';object-src 'none';base-uri 'none';form-action 'self';frame-ancestors 'none'";

  it('allow nothing but our own origin, over https only', async () => {
    expect(await headersOf('https://stylekit.example', null)).toMatchObject({
      'content-security-policy': `${OWN}${REST};upgrade-insecure-requests`,
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
  });

  it('do not require https in development', async () => {
    const headers = await headersOf('http://localhost:4000', null);
    expect(headers['content-security-policy']).toBe(OWN + REST);
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('allow scripts and frames of reCAPTCHA only if it is configured', async () => {
    const policy = String((await headersOf('https://stylekit.example', 'key'))['content-security-policy']);
    expect(policy).toContain(
      "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
    );
    expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
    expect(policy).toContain("connect-src 'self';");
  });
});
