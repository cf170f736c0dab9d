import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UploadStore } from '../../ports/upload-store.ts';
import { createS3UploadStore } from './s3-upload-store.ts';
import { createUploadName } from './upload-name.ts';

const BUCKET = 'logos';
const PAGE = 2;

interface StoredObject {
  readonly body: Buffer;
  readonly contentType: string;
}

/** A bucket with the real protocol: paths, queries, XML responses and error codes of S3. */
const objects = new Map<string, StoredObject>();
const authorizations: string[] = [];
let mode: 'normal' | 'broken' | 'full' | 'silent' = 'normal';
let server: Server;
let endpoint: string;
let store: UploadStore;

beforeAll(async () => {
  server = createServer((request, reply) => {
    respond(request, reply).catch((error: unknown) =>
      reply.destroy(error instanceof Error ? error : undefined),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bucket is not listening.');
  endpoint = `http://127.0.0.1:${address.port}`;
  store = openStore(BUCKET);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  mode = 'normal';
  objects.clear();
});

describe('the S3 store', () => {
  it('stores under uploads/ with the media type, signed, and returns the same bytes', async () => {
    const name = createUploadName('svg');
    const bytes = Buffer.from([0, 255, 13, 10, 60]);
    await store.put(name, bytes, 'image/svg+xml');
    expect([...objects]).toEqual([[`uploads/${name}`, { body: bytes, contentType: 'image/svg+xml' }]]);
    expect(authorizations.at(-1)).toContain('AWS4-HMAC-SHA256 Credential=key/');
    expect(await store.get(name)).toEqual(bytes);
  });

  it('returns null for a missing upload, and ignores a second removal', async () => {
    const name = createUploadName('png');
    await store.put(name, Buffer.from('x'), 'image/png');
    await store.remove(name);
    await store.remove(name);
    expect(objects.size).toBe(0);
    expect(await store.get(name)).toBeNull();
  });

  it('lists all pages, and skips other objects', async () => {
    const names = Array.from({ length: 5 }, () => createUploadName('png')).sort();
    for (const name of names) await store.put(name, Buffer.from('x'), 'image/png');
    const foreign = { body: Buffer.from('x'), contentType: 'text/plain' };
    objects.set('uploads/readme.txt', foreign);
    objects.set('backup/all.zip', foreign);
    const listed: string[] = [];
    for await (const { name, modifiedAt } of store.list()) {
      listed.push(name);
      expect(modifiedAt.toISOString()).toBe('2026-05-01T10:00:00.000Z');
    }
    expect(listed.sort()).toEqual(names);
  });

  it('requests only generated names from the bucket', async () => {
    objects.set('secret.png', { body: Buffer.from('secret'), contentType: 'image/png' });
    expect(await store.get('../secret.png')).toBeNull();
    await store.remove('../secret.png');
    await expect(store.put('../secret.png', Buffer.from('x'), 'image/png')).rejects.toThrow(RangeError);
    expect(objects.get('secret.png')?.body.toString()).toBe('secret');
  });

  it('fails with 503 if the service fails, does not respond, or has no such bucket', async () => {
    const unavailable = { status: 503, code: 'SK_UNAVAILABLE' };
    const name = createUploadName('png');
    await expect(openStore('no-such-bucket').get(name)).rejects.toMatchObject(unavailable);
    for (const failure of ['broken', 'silent'] as const) {
      mode = failure;
      const short = openStore(BUCKET, 200);
      await expect(short.put(name, Buffer.from('x'), 'image/png'), failure).rejects.toMatchObject(
        unavailable,
      );
      await expect(short.get(name), failure).rejects.toMatchObject(unavailable);
      await expect(short.remove(name), failure).rejects.toMatchObject(unavailable);
      await expect(short.list()[Symbol.asyncIterator]().next(), failure).rejects.toMatchObject(unavailable);
    }
  });

  it('fails with 507 if the bucket is full', async () => {
    mode = 'full';
    const stored = store.put(createUploadName('png'), Buffer.from('x'), 'image/png');
    await expect(stored).rejects.toMatchObject({ status: 507, code: 'SK_STORAGE_FULL' });
  });
});

function openStore(bucket: string, requestTimeoutMs?: number): UploadStore {
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' };
  return createS3UploadStore({ bucket, region: 'eu-central-1', endpoint, credentials, requestTimeoutMs });
}

async function respond(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(Buffer.from(piece));
  authorizations.push(request.headers.authorization ?? '');
  if (mode === 'silent') return;
  if (mode === 'broken') return sendError(reply, 500, 'InternalError');
  if (mode === 'full') return sendError(reply, 507, 'XMinioStorageFull');
  const url = new URL(request.url ?? '/', endpoint);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  if (bucket !== BUCKET) return sendError(reply, 404, 'NoSuchBucket');
  const key = rest.join('/');
  if (request.method === 'GET' && url.searchParams.get('list-type') === '2') return sendList(url, reply);
  if (request.method === 'GET') return sendObject(key, reply);
  if (request.method === 'PUT') {
    objects.set(key, { body: Buffer.concat(pieces), contentType: request.headers['content-type'] ?? '' });
    reply.writeHead(200, { etag: '"1"' }).end();
  } else if (request.method === 'DELETE') {
    objects.delete(key);
    reply.writeHead(204).end();
  } else sendError(reply, 405, 'MethodNotAllowed');
}

function sendObject(key: string, reply: ServerResponse): void {
  const object = objects.get(key);
  if (object === undefined) sendError(reply, 404, 'NoSuchKey');
  else reply.writeHead(200, { 'content-type': object.contentType }).end(object.body);
}

function sendList(url: URL, reply: ServerResponse): void {
  const prefix = url.searchParams.get('prefix') ?? '';
  const start = Number(url.searchParams.get('continuation-token') ?? 0);
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const next = start + PAGE;
  const more = next < keys.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : '';
  const contents = keys
    .slice(start, next)
    .map(
      (key) => `<Contents><Key>${key}</Key><LastModified>2026-05-01T10:00:00.000Z</LastModified></Contents>`,
    );
  const body = `<IsTruncated>${more !== ''}</IsTruncated>${more}${contents.join('')}`;
  reply.writeHead(200, { 'content-type': 'application/xml' });
  reply.end(`<?xml version="1.0"?><ListBucketResult>${body}</ListBucketResult>`);
}

function sendError(reply: ServerResponse, status: number, code: string): void {
  reply.writeHead(status, { 'content-type': 'application/xml' });
  reply.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}
