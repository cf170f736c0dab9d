import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { toErrorBody } from '../http/error-body.ts';

/** Folders whose file names carry a hash or a version, so that a copy never goes stale. */
const IMMUTABLE_FOLDERS = ['assets', 'fonts'];
const FOREVER = 'public, max-age=31536000, immutable';
/** Kept, but asked about before each use: an update is seen at the next visit. */
const REVALIDATE = 'no-cache';

/**
 * Serves the built page: its files, and `index.html` for every other address a browser asks for as a page.
 *
 * An unknown `/api/` address and a missing file answer 404 as JSON, so that no caller mistakes the page for data.
 *
 * @throws Error when the folder holds no built page
 */
export const staticWeb = fastifyPlugin<{ readonly webRoot: string }>(
  async (app, { webRoot }) => {
    if (!existsSync(path.join(webRoot, 'index.html'))) {
      throw new Error(
        `There is no built page in ${webRoot}. Build it with "vite build packages/web", then start again.`,
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
  return IMMUTABLE_FOLDERS.includes(folder) ? FOREVER : REVALIDATE;
}

/** Whether a browser asks for a page, and not for a file or for data. */
export function isPageRequest(request: FastifyRequest): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const [, folder = ''] = (request.url.split('?')[0] ?? '').split('/');
  if (folder === 'api' || IMMUTABLE_FOLDERS.includes(folder)) return false;
  return (request.headers.accept ?? '').includes('text/html');
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.sendFile('index.html');
}
