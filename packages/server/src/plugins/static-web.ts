import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorBody } from '../http/error-body.ts';
import { readPageDocuments, sendDocument } from './page-documents.ts';

/** Folders whose file names contain a hash or a version, so that a cached copy never becomes stale. */
const IMMUTABLE_FOLDERS = ['assets', 'fonts'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use, so that the next visit gets an update. */
const REVALIDATE = 'no-cache';
/** Served as documents with the public URL filled in, and never as files. */
const DOCUMENT_FILES = /^\/(?:index\.html|page-names\.json|documents\/.*)$/;

interface StaticWebOptions {
  /** Folder of the built web app. */
  readonly webRoot: string;
  readonly publicUrl: string;
  readonly contactEmail: string;
}

/**
 * Serves the built web app: a document for each public path, its files, and `index.html` for every other page URL, or
 * `404.html` with status 404 if there is no such page.
 * Public paths do not depend on the `Accept` header, because programs that preview links accept anything.
 *
 * Unknown `/api/` URLs and missing files return 404 as JSON, so that no client mistakes the page for data.
 *
 * @throws Error when the folder contains no built web app
 */
export const staticWeb = fastifyPlugin<StaticWebOptions>(
  async (app, { webRoot, publicUrl, contactEmail }) => {
    const { byPath, documentOf, notFound } = readPageDocuments(webRoot, publicUrl, contactEmail);
    for (const [url, document] of byPath) {
      app.get(url, { schema: { hide: true } }, (request, reply) => sendDocument(request, reply, document));
    }
    await app.register(fastifyStatic, {
      root: webRoot,
      index: false,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      allowedPath: (file) => !DOCUMENT_FILES.test(file),
      setHeaders: (reply, file) => {
        reply.header('cache-control', cacheControlOf(path.relative(webRoot, file)));
      },
    });
    app.setNotFoundHandler((request, reply) => {
      if (!isPageRequest(request)) {
        return reply.status(404).header('cache-control', 'no-store').send(toErrorBody(404));
      }
      const document = documentOf(request.url);
      return sendDocument(request, document === null ? reply.status(404) : reply, document ?? notFound);
    });
  },
  { name: 'static-web' },
);

function cacheControlOf(relativeFile: string): string {
  const [folder = ''] = relativeFile.split(path.sep);
  return IMMUTABLE_FOLDERS.includes(folder) ? IMMUTABLE : REVALIDATE;
}

/** Whether a browser requests a page, and not a file or data. */
export function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [, folder = ''] = (request.url.split('?')[0] ?? '').split('/');
  if (folder === 'api' || IMMUTABLE_FOLDERS.includes(folder)) return false;
  return (request.headers.accept ?? '').includes('text/html');
}
