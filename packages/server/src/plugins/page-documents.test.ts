import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer, writeTestPage } from '../../test/support/test-server.ts';
import { readPageDocuments } from './page-documents.ts';

const ORIGIN = 'https://public-url.invalid';
const CONTACT = 'contact@contact-email.invalid';
const HTML = { accept: 'text/html' };
const webRoot = mkdtempSync(path.join(tmpdir(), 'stylekit-web-'));
let server: TestServer;

beforeAll(async () => {
  writeTestPage(webRoot);
  const write = (name: string, text: string) => writeFileSync(path.join(webRoot, name), text);
  write('documents/terms.html', `<title>Terms</title><link rel="canonical" href="${ORIGIN}/terms" />`);
  write('documents/privacy.html', `<a href="mailto:${CONTACT}">${CONTACT}</a>`);
  write('documents/robots.txt', `User-agent: *\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  write('documents/sitemap.xml', `<urlset><url><loc>${ORIGIN}/</loc></url></urlset>`);
  write('documents/404.html', '<meta name="robots" content="noindex" /><h1>Page Not Found</h1>');
  write('page-names.json', '["","dashboard","auth","project"]');
  write('index.html', `<meta name="robots" content="noindex" /><meta content="${ORIGIN}/open-graph.png" />`);
  server = await openTestServer('pglite', {
    webRoot,
    config: { publicUrl: 'https://stylekit.example', contactEmail: 'help@stylekit.example' },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(webRoot, { recursive: true, force: true });
});

describe('document of a public page', () => {
  it('contains the public URL, regardless of query, host and accepted types', async () => {
    for (const accept of ['text/html', '*/*', undefined]) {
      const reply = await server.app.inject({
        url: '/terms?from="><script>',
        headers: { host: 'attacker.example', ...(accept === undefined ? {} : { accept }) },
      });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toBe(
        '<title>Terms</title><link rel="canonical" href="https://stylekit.example/terms" />',
      );
    }
  });

  it('is compressed as the client accepts, and revalidated with an ETag per encoding', async () => {
    const request = (headers: Record<string, string>) =>
      server.app.inject({ url: '/terms', headers: { ...HTML, ...headers } });
    const brotli = await request({ 'accept-encoding': 'gzip, deflate, br' });
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    });
    const gzip = await request({ 'accept-encoding': 'gzip, br;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    const plain = await request({});
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);

    const etags = [brotli, gzip, plain].map(({ headers }) => String(headers.etag));
    expect(new Set(etags).size).toBe(3);
    const again = await request({ 'if-none-match': `"old", W/${etags[2]}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etags[2]]);
    expect((await request({ 'if-none-match': String(etags[0]) })).statusCode).toBe(200);
  });

  it('answers HEAD without a body', async () => {
    const reply = await server.app.inject({ method: 'HEAD', url: '/terms' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
    expect(Number(reply.headers['content-length'])).toBeGreaterThan(50);
  });

  it('is never served as a file without the public URL', async () => {
    for (const url of ['/documents/terms.html', '/documents%2fterms.html', '/index.html']) {
      expect((await server.app.inject({ url })).statusCode, url).toBe(404);
      expect((await server.app.inject({ url, headers: HTML })).body, url).not.toContain(ORIGIN);
    }
  });
});

describe('other paths', () => {
  it('are not indexed, and never repeat the path', async () => {
    for (const url of ['/dashboard', '/auth?tab=login', '/project/1f0', '/project?from=mail']) {
      const reply = await server.app.inject({ url, headers: HTML });
      expect(reply.statusCode, url).toBe(200);
      expect(reply.body, url).toBe(
        '<meta name="robots" content="noindex" /><meta content="https://stylekit.example/open-graph.png" />',
      );
    }
  });
});

describe('paths without a page', () => {
  it('get status 404 and the document that says so, and never repeat the path', async () => {
    for (const url of ['/no/such/page', '/dashboards', '/terms/', '/"><script>alert(1)</script>']) {
      const reply = await server.app.inject({ url, headers: HTML });
      expect(reply.statusCode, url).toBe(404);
      expect(reply.body, url).toBe('<meta name="robots" content="noindex" /><h1>Page Not Found</h1>');
    }
  });

  it('are no files: the list of page names is not served', async () => {
    const reply = await server.app.inject({ url: '/page-names.json' });
    expect([reply.statusCode, reply.body.includes('dashboard')]).toEqual([404, false]);
  });
});

describe('contact address', () => {
  it('is the configured one wherever a document names it', async () => {
    const { body } = await server.app.inject({ url: '/privacy', headers: HTML });
    expect(body).toBe('<a href="mailto:help@stylekit.example">help@stylekit.example</a>');
  });
});

describe('robots.txt and sitemap.xml', () => {
  it('contain the public URL and have the types that crawlers expect', async () => {
    const robots = await server.app.inject({ url: '/robots.txt' });
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.body).toContain('Sitemap: https://stylekit.example/sitemap.xml');
    const sitemap = await server.app.inject({ url: '/sitemap.xml' });
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(sitemap.body).toContain('<loc>https://stylekit.example/</loc>');
  });
});

describe('readPageDocuments', () => {
  it('encodes symbols of the public URL that end an attribute, a string or an element', () => {
    const { origin } = new URL('https://a"b&c\'d$&.example:8443');
    expect(origin).toContain('"');
    const document = readPageDocuments(webRoot, origin, 'help@stylekit.example').byPath.get('/terms');
    expect(document?.bodyIn('identity').bytes.toString()).toBe(
      '<title>Terms</title><link rel="canonical" href="https://a%22b%26c%27d%24%26.example:8443/terms" />',
    );
  });
});
