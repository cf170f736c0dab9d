import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LIMITS } from '../../config/limits.ts';
import { actorCtx } from '../../context/request.ts';
import type { Upload } from '../../database/tables/upload.entity.ts';
import type { App } from '../../http/app-type.ts';
import { matchesTag } from '../../http/entity-tag.ts';
import { noBody } from '../../http/wire.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { readLogo } from './read-logo.ts';
import { deletedSchema, deleteUploadBody, logoBytes, uploadParams, uploadSchema } from './upload.schema.ts';
import { deleteUpload, findUpload, loadLogo, storeUpload } from './upload.service.ts';

const tags = ['upload'];
const logo = {
  description: 'The image',
  content: {
    'image/png': { schema: logoBytes },
    'image/jpeg': { schema: logoBytes },
    'image/svg+xml': { schema: logoBytes },
  },
} as const;

/** Logos: uploaded by their owner, public for everyone who knows the name, and inert wherever they are opened. */
export async function registerUploads(app: App): Promise<void> {
  // Multipart parsing is limited to this scope.
  await app.register(async (scope) => {
    await scope.register(multipart);
    registerUpload(scope.withTypeProvider<ZodTypeProvider>());
  });
  app.post(
    '/uploads/delete',
    {
      config: { access: 'signed-in', errors: ['SK_NOT_FOUND'] },
      schema: { tags, summary: 'Delete a logo', body: deleteUploadBody, response: { 200: deletedSchema } },
    },
    async (request) => {
      await deleteUpload(actorCtx(request), request.body);
      return { success: true as const };
    },
  );
  app.get(
    '/uploads/:name',
    {
      config: { access: 'public', hasOwnQueue: true },
      schema: {
        tags,
        summary: 'A logo',
        params: uploadParams,
        response: { 200: logo, 304: noBody },
      },
    },
    async (request, reply) => sendLogo(request, reply, await findUpload(request.ctx, request.params.name)),
  );
}

function registerUpload(app: App): void {
  app.post(
    '/uploads',
    {
      config: {
        access: 'signed-in',
        acceptsFile: true,
        hasOwnQueue: true,
        errors: ['SK_UPLOAD_QUOTA', 'SK_STORAGE_FULL'],
      },
      schema: {
        tags,
        summary: 'Upload a logo: one PNG, JPEG or SVG of at most 1,048,576 bytes, in the field `logo`',
        response: { 200: uploadSchema },
      },
    },
    async (request) => {
      const ctx = actorCtx(request);
      await consumeLimit(ctx, LIMITS.uploads, ctx.actor.userId);
      return { url: `/uploads/${await storeUpload(ctx, await readLogo(request))}` };
    },
  );
}

/** Names are never reused, so a cached copy never becomes stale. */
const CACHE_CONTROL = 'private, max-age=31536000, immutable';
/** Opened directly, an SVG is a document: it may not run or load anything, and has no origin. */
const CONTENT_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends the whole logo, ignoring ranges, or 304 if the client has it already. */
async function sendLogo(request: FastifyRequest, reply: FastifyReply, upload: Upload): Promise<FastifyReply> {
  const tag = `"${upload.name}"`;
  const headers = { etag: tag, 'cache-control': CACHE_CONTROL, 'content-security-policy': CONTENT_POLICY };
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.status(304).headers(headers).send();
  const bytes = await loadLogo(request.ctx, upload);
  const extension = upload.name.slice(upload.name.lastIndexOf('.') + 1);
  return reply
    .headers(headers)
    .header('accept-ranges', 'none')
    .header('content-type', upload.contentType)
    .header('content-disposition', `inline; filename="logo.${extension}"`)
    .send(bytes);
}
