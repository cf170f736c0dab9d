import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngFile } from '../../../test/hostile-svg/raster-file.ts';
import type { Browser } from '../../../test/support/browser.ts';
import { DATABASE_KINDS } from '../../../test/support/test-database.ts';
import { openTestServer, type SignedUp, type TestServer } from '../../../test/support/test-server.ts';
import {
  buildForm,
  FORM_TYPE,
  type FormPart,
  logoPart,
  sendForm,
  svgOfSize,
} from '../../../test/support/upload-form.ts';
import { LIMITS, UPLOAD_QUOTA_BYTES } from '../../config/limits.ts';
import { UploadEntity } from '../../database/tables/upload.entity.ts';
import { MAX_LOGO_BYTES } from './prepare-logo.ts';
import { createUploadName } from './upload-name.ts';

const SVG = svgOfSize(400);
const TOO_LARGE = { message: 'File is too large. Maximum size is 1MB', code: 'SK_TOO_LARGE' };

describe.each(DATABASE_KINDS)('uploads on %s', (kind) => {
  let server: TestServer;
  let png: Buffer;

  beforeAll(async () => {
    server = await openTestServer(kind);
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
  });
  afterAll(() => server.close());

  const send = (sender: { readonly browser: Browser }, parts: readonly FormPart[]) =>
    sendForm(server, sender.browser, parts);
  const upload = async (owner: SignedUp, bytes = SVG): Promise<string> => {
    const reply = await send(owner, [logoPart(bytes)]);
    expect(reply.statusCode).toBe(200);
    return reply.json().url;
  };
  const storedFiles = (): string[] => {
    const folder = path.join(server.services.config.dataDir, 'uploads');
    return readdirSync(folder).toSorted();
  };

  it('are stored under a generated name and served inert', async () => {
    const owner = await server.signUp();
    const url = await upload(owner);
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{32}\.svg$/);
    const reply = await server.browser().get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'inline; filename="logo.svg"',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
    });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(reply.body).toContain('<rect');
    expect(reply.body).not.toContain('aaaa');
    const raster = await send(owner, [logoPart(png, 'photo.PNG', 'image/png')]);
    const served = await server.browser().get(raster.json().url);
    expect(served.headers['content-type']).toBe('image/png');
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ format: 'png', width: 40 });
  });

  it('are not sent again if unchanged, and are sent completely for every range', async () => {
    const url = await upload(await server.signUp());
    const browser = server.browser();
    const whole = await browser.get(url);
    const tag = String(whole.headers['etag']);
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const reply = await browser.get(url, { headers: { 'if-none-match': known } });
      expect([reply.statusCode, reply.body]).toEqual([304, '']);
    }
    expect((await browser.get(url, { headers: { 'if-none-match': '"x"' } })).statusCode).toBe(200);
    for (const range of ['bytes=0-1', 'bytes=-1', 'bytes=9-2', 'bytes=0-0,1-1,2-2', 'x', 'bytes=99999999-']) {
      const reply = await browser.get(url, { headers: { range } });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(whole.body);
    }
  });

  it.each([
    '/uploads/',
    '/uploads',
    '/uploads/..%2f..%2fsession.key',
    '/uploads/.part',
    '/uploads/x.png',
    `/uploads/${createUploadName('png')}`,
    `/uploads/${createUploadName('png')}%00`,
    `/uploads/${createUploadName('png').toUpperCase()}`,
    `/uploads/${'a'.repeat(300)}`,
  ])('return 404 as JSON for %s', async (url) => {
    const reply = await server.browser().get(url);
    expect([404, 414]).toContain(reply.statusCode);
    expect(reply.json().code).toMatch(/^SK_/);
    expect(reply.headers['content-type']).toContain('application/json');
  });

  it('accept 1,048,576 bytes but not one more', async () => {
    const owner = await server.signUp();
    expect((await send(owner, [logoPart(svgOfSize(MAX_LOGO_BYTES))])).statusCode).toBe(200);
    const before = storedFiles();
    for (const size of [MAX_LOGO_BYTES + 1, MAX_LOGO_BYTES + 100_000, 10 * MAX_LOGO_BYTES]) {
      const reply = await send(owner, [logoPart(svgOfSize(size))]);
      expect(reply.statusCode).toBe(413);
      expect(reply.json()).toEqual(TOO_LARGE);
    }
    expect(storedFiles()).toEqual(before);
  });

  /** Sends a body without its length, over a real connection. */
  function sendChunked(
    owner: SignedUp,
    body: Buffer,
    size = 65_536,
  ): Promise<{ status: number; text: string }> {
    const { port } = server.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const call = httpRequest(
        {
          port,
          host: '127.0.0.1',
          path: '/uploads',
          method: 'POST',
          headers: {
            'sec-fetch-site': 'same-origin',
            cookie: owner.browser.cookieHeader(),
            'content-type': FORM_TYPE,
            'transfer-encoding': 'chunked',
          },
        },
        (reply) => {
          let text = '';
          reply.on('data', (chunk) => {
            text += chunk;
          });
          reply.on('end', () => resolve({ status: reply.statusCode ?? 0, text }));
        },
      );
      call.on('error', reject);
      for (let at = 0; at < body.length; at += size) call.write(body.subarray(at, at + size));
      call.end();
    });
  }

  it('are limited in size also without a Content-Length', async () => {
    const owner = await server.signUp();
    const exact = await sendChunked(owner, buildForm([logoPart(svgOfSize(MAX_LOGO_BYTES))]));
    expect(exact.status).toBe(200);
    for (const size of [MAX_LOGO_BYTES + 1, 3 * MAX_LOGO_BYTES, 20 * MAX_LOGO_BYTES]) {
      const reply = await sendChunked(owner, buildForm([logoPart(svgOfSize(size))]));
      expect([reply.status, JSON.parse(reply.text)]).toEqual([413, TOO_LARGE]);
    }
  });

  it('leave nothing behind when interrupted', async () => {
    const owner = await server.signUp();
    const { port } = server.app.server.address() as AddressInfo;
    const before = storedFiles();
    const body = buildForm([logoPart(svgOfSize(600_000))]);
    await new Promise<void>((resolve) => {
      const call = httpRequest({
        port,
        host: '127.0.0.1',
        path: '/uploads',
        method: 'POST',
        headers: {
          'sec-fetch-site': 'same-origin',
          cookie: owner.browser.cookieHeader(),
          'content-type': FORM_TYPE,
          'content-length': String(body.length),
        },
      });
      call.on('error', () => resolve());
      call.write(body.subarray(0, 300_000), () => call.destroy(new Error('gone')));
    });
    expect(await upload(owner)).toMatch(/svg$/);
    expect(storedFiles()).toHaveLength(before.length + 1);
    expect(await server.ctx().em.count(UploadEntity, { userId: owner.user.id })).toBe(1);
  });

  it.each<[string, readonly FormPart[]]>([
    ['two files', [logoPart(SVG), logoPart(SVG)]],
    ['a file in another field', [{ ...logoPart(SVG), name: 'file' }]],
    ['a field beside the file', [{ name: 'note', bytes: Buffer.from('x') }, logoPart(SVG)]],
    ['a field of 10 MB', [{ name: 'note', bytes: Buffer.alloc(10 * 1_048_576, 97) }]],
    ['1,001 parts', Array.from({ length: 1_001 }, () => logoPart(Buffer.from('a')))],
    ['no part at all', []],
    ['a field that would be a prototype', [{ name: '__proto__', bytes: Buffer.from('{"polluted":1}') }]],
    ['a file in a field that would be a prototype', [{ ...logoPart(SVG), name: 'constructor' }]],
    [
      'JSON in a field',
      [{ name: 'logo', type: 'application/json', bytes: Buffer.from('{"__proto__":{"polluted":1}}') }],
    ],
  ])('reject %s', async (_what, parts) => {
    const owner = await server.signUp();
    const reply = await send(owner, parts);
    expect([400, 413]).toContain(reply.statusCode);
    expect(reply.json().code).toMatch(/^SK_/);
    expect(await server.ctx().em.count(UploadEntity, { userId: owner.user.id })).toBe(0);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('reject invalid files with the messages of the form', async () => {
    const owner = await server.signUp();
    const words = async (part: FormPart) => {
      const reply = await send(owner, [part]);
      return [reply.statusCode, reply.json().message];
    };
    const wrongType = [400, 'Invalid file type. Please upload png, jpeg, svg+xml'];
    expect(await words(logoPart(Buffer.from('GIF89a'), 'a.gif', 'image/gif'))).toEqual(wrongType);
    expect(await words(logoPart(SVG, 'a.png', 'image/png'))).toEqual(wrongType);
    expect(await words(logoPart(pngFile(200, 100), 'a.png', 'image/png'))).toEqual([
      400,
      'Image aspect ratio should be close to 1:1',
    ]);
    const broken = await server.app.inject({
      method: 'POST',
      url: '/uploads',
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: owner.browser.cookieHeader(),
        'content-type': FORM_TYPE,
      },
      payload: 'no form',
    });
    expect(broken.statusCode).toBe(400);
    expect((await owner.browser.post('/uploads', { logo: 'x' })).statusCode).toBe(415);
    expect((await send({ browser: server.browser() }, [logoPart(SVG)])).statusCode).toBe(401);
  });

  it('ignore the name of the file', async () => {
    const owner = await server.signUp();
    const starts = [
      '../../',
      '/etc/',
      'C:\\',
      '\\\\host\\',
      'a\u0000b',
      'CON',
      '\u202e',
      '.',
      '-rf ',
      '%2e%2e%2f',
    ];
    const ends = ['x.svg', '/x.svg', 'gvs.svg', `${'a'.repeat(4_096)}.svg`, '..\\x.svg'];
    const names = starts.flatMap((start) => ends.map((end) => start + end));
    expect(names).toHaveLength(50);
    for (const name of names) {
      const reply = await send(owner, [logoPart(SVG, name)]);
      expect(reply.statusCode, name.slice(0, 40)).toBe(200);
      expect(reply.json().url).toMatch(/^\/uploads\/[0-9a-f]{32}\.svg$/);
    }
    expect(storedFiles().every((name) => /^[0-9a-f]{32}\.(png|jpg|svg)$/.test(name))).toBe(true);
  });

  it('stop at the quota of an account, also when concurrent', async () => {
    const owner = await server.signUp();
    const { em, now } = server.ctx();
    const size = (await server.browser().get(await upload(owner))).rawPayload.length;
    const filler = em.create(UploadEntity, {
      name: createUploadName('png'),
      userId: owner.user.id,
      contentType: 'image/png',
      // Room for three more.
      byteLength: UPLOAD_QUOTA_BYTES - 4 * size,
      createdAt: now,
    });
    await em.persist(filler).flush();
    const before = storedFiles().length;
    const replies = await Promise.all(Array.from({ length: 12 }, () => send(owner, [logoPart(SVG)])));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const rejected = replies.find(({ statusCode }) => statusCode !== 200);
    expect(rejected?.json()).toMatchObject({ code: 'SK_UPLOAD_QUOTA' });
    expect(rejected?.json().message).toContain('50 MB');
    expect(storedFiles()).toHaveLength(before + 3);
  });

  it('are limited per hour and user', async () => {
    const owner = await server.signUp();
    const replies = [];
    for (let count = 0; count <= LIMITS.uploads.max; count += 1) {
      replies.push((await send(owner, [])).statusCode);
    }
    expect(replies.at(-1)).toBe(429);
    expect(replies.slice(0, -1)).not.toContain(429);
  });
});
