import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorBody } from '../http/error-body.ts';

/** Folders whose file names contain a hash or a version, so that a cached copy never becomes stale. */
const IMMUTABLE_FOLDERS = ['assets', 'fonts'];
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Cached, but revalidated before each use, so that the next visit gets an update. */
const REVALIDATE = 'no-cache';

/**
 * Serves the built web app: its files, and `index.html` for every other page URL.
 *
 * Unknown `/api/` URLs and missing files return 404 as JSON, so that no client mistakes the page for data.
 *
 * @throws Error when the folder contains no built web app
 */
export const staticWeb = fastifyPlugin<{ readonly webRoot: string }>(
  async (app, { webRoot }) => {
    if (!existsSync(path.join(webRoot, 'index.html'))) {
      throw new Error(
        `The web app in ${webRoot} is not built. Run "vite build packages/web", then start again.`,
      );
    }
    await app.register(fastifyStatic, {
      root: webRoot,
      index: 'index.html',
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', cacheControlOf(path.relative(webRoot, file)));
      },
    });
    app.setNotFoundHandler((request, reply) => {
      if (!isPageRequest(request)) {
        return reply.status(404).header('cache-control', 'no-store').send(toErrorBody(404));
      }
      return sendPage(reply);
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

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
