import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where the documents of the web app contain the public URL; `packages/web/build/page-head.ts` writes it. */
const ORIGIN_PLACEHOLDER = 'https://public-url.invalid';
/** Where they contain the contact address; `packages/web/src/data/contact.ts` writes it. */
const CONTACT_PLACEHOLDER = 'contact@contact-email.invalid';
/** Brotli at the highest quality delays the first response noticeably, and saves 3% more. */
const BROTLI_QUALITY = 9;

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

type Encoding = 'br' | 'gzip' | 'identity';

/** A text with the public URL and the contact address in it, ready to send. */
export interface PageDocument {
  readonly contentType: string;
  /** The body in an encoding; compressed on its first use, because the server starts without a request. */
  readonly bodyIn: (encoding: Encoding) => Body;
}

/** A body and its strong ETag. */
interface Body {
  readonly bytes: Buffer;
  readonly etag: string;
}

export interface PageDocuments {
  /** The documents of the public paths, such as `/terms` or `/robots.txt`. */
  readonly byPath: ReadonlyMap<string, PageDocument>;
  /** The document of every other page URL, not for search engines, or null if there is no such page. */
  readonly documentOf: (url: string) => PageDocument | null;
  /** The document for URLs without a page. */
  readonly notFound: PageDocument;
}

/**
 * Reads the documents of the built web app and fills in the public URL and the contact address.
 *
 * @throws Error when the folder contains no built web app
 */
export function readPageDocuments(webRoot: string, publicUrl: string, contactEmail: string): PageDocuments {
  const folder = path.join(webRoot, 'documents');
  const fallbackFile = path.join(webRoot, 'index.html');
  if (!existsSync(folder) || !existsSync(fallbackFile)) {
    throw new Error(
      `The web app in ${webRoot} is not built. Run "vite build packages/web", then start again.`,
    );
  }
  const values = { origin: toPlainOrigin(publicUrl), contactEmail };
  const byPath = new Map(
    readdirSync(folder).map((name) => [toPath(name), readDocument(path.join(folder, name), values)] as const),
  );
  const fallback = readDocument(fallbackFile, values);
  const notFound = byPath.get('/404') ?? fallback;
  const names = readPageNames(path.join(webRoot, 'page-names.json'));
  return { byPath, documentOf: (url) => (names.has(toPageName(url)) ? fallback : null), notFound };
}

/** The first segments of the paths that have a page. */
function readPageNames(file: string): ReadonlySet<string> {
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(names)) throw new Error(`${file} contains no list of page names.`);
  return new Set(names.map(String));
}

function toPageName(url: string): string {
  return url.split(/[?/]/)[1] ?? '';
}

/** Sends a document in the best encoding that the client accepts, or 304 if the client has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: PageDocument,
): FastifyReply {
  const encoding = (negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']) ??
    'identity') as Encoding;
  const { bytes, etag } = document.bodyIn(encoding);
  // Cached, but revalidated before each use, so that the next visit gets an update.
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag });
  if (hasVersion(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(document.contentType).send(bytes);
}

/** `index.html` is the page at `/`, `terms.html` the one at `/terms`; other files keep their name. */
function toPath(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name.replace(/\.html$/, '')}`;
}

/** Percent-encodes symbols that a host name may contain but that end an attribute, a JSON string or an element. */
function toPlainOrigin(publicUrl: string): string {
  return publicUrl.replace(
    /[^\w.:/[\]-]/g,
    (symbol) => `%${symbol.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** What replaces the placeholders; none needs escaping in HTML. */
interface Values {
  readonly origin: string;
  readonly contactEmail: string;
}

function readDocument(file: string, { origin, contactEmail }: Values): PageDocument {
  const text = readFileSync(file, 'utf8')
    .replaceAll(ORIGIN_PLACEHOLDER, () => origin)
    .replaceAll(CONTACT_PLACEHOLDER, () => contactEmail);
  const bytes = Buffer.from(text);
  const bodies = new Map<Encoding, Body>();
  return {
    contentType: CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream',
    bodyIn: (encoding) => {
      const body = bodies.get(encoding) ?? withEtag(ENCODERS[encoding](bytes));
      bodies.set(encoding, body);
      return body;
    },
  };
}

const ENCODERS: Readonly<Record<Encoding, (bytes: Buffer) => Buffer>> = {
  br: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes) => gzipSync(bytes),
  identity: (bytes) => bytes,
};

function withEtag(bytes: Buffer): Body {
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` };
}

/** Whether the header lists this version. Proxies that transform a response mark its ETag as weak. */
function hasVersion(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
