import { z } from 'zod';
import { fromReplica } from '../../context/from-replica.ts';
import { callerReader, replicaReader } from '../../context/own-reader.ts';
import { actorCtx, requireScope } from '../../context/request.ts';
import { ApiError } from '../../http/api-error.ts';
import type { App } from '../../http/app-type.ts';
import { registerArchiving } from '../../http/archive-routes.ts';
import { matchesTag, toEntityTag } from '../../http/entity-tag.ts';
import { loadPage } from '../../http/page.ts';
import { idParams, noBody, pageQuery } from '../../http/wire.ts';
import { createStyleTile } from './create-style-tile.ts';
import { duplicateStyleTile } from './duplicate-style-tile.ts';
import { editStyleTile } from './edit-style-tile.ts';
import { presentVersion } from './present-version.ts';
import { listStyleTiles, listVersions, showStyleTile } from './read-tiles.ts';
import { registerRecentTiles } from './recent-tiles.ts';
import { presentStyleTile } from './style-tile.presenter.ts';
import {
  changeBody,
  changeHeaders,
  guideVersionSchema,
  namedQuery,
  settingsBody,
  styleTileBody,
  styleTileSchema,
} from './style-tile.schema.ts';
import {
  changeSettings,
  deleteStyleTile,
  findNamedTiles,
  findStyleTile,
  renameStyleTile,
  setStyleTileArchived,
  startGeneration,
} from './style-tile.service.ts';

const readConfig = { access: 'signed-in', scopes: ['guides:read'] } as const;
const ownReadConfig = { ...readConfig, checksSessionInRead: true } as const;
const writeConfig = { access: 'signed-in', scopes: ['guides:write'] } as const;
/** Guides of a language model spend credits, so they have their own scope. */
const generateConfig = { access: 'signed-in', scopes: ['generate'] } as const;
const createConfig = { access: 'signed-in', scopes: ['guides:write', 'generate'] } as const;
const tags = ['style tile'];
const one = { 200: styleTileSchema };
const archivedQuery = pageQuery.extend({
  showArchived: z
    .enum(['true', 'false'])
    .default('false')
    .describe('true: the archived style guides; false: the active ones'),
});
const keyHeaders = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'Must be 1 to 255 printable characters')
    .optional()
    .describe('Repeating the key returns the existing style guide without charging again'),
});

/** The style guides of a project. */
export async function registerStyleTiles(app: App): Promise<void> {
  await registerTilesOfProject(app);
  await registerNamedTiles(app);
  await registerRecentTiles(app);
  await registerOneTile(app);
  await registerSettings(app);
  await registerTileCommands(app);
}

async function registerTilesOfProject(app: App): Promise<void> {
  app.get(
    '/api/projects/:id/style-tiles',
    {
      config: ownReadConfig,
      schema: {
        tags,
        summary: 'The style guides of a project, newest first',
        params: idParams,
        querystring: archivedQuery,
        response: { 200: z.array(styleTileSchema) },
      },
    },
    async (request, reply) => {
      const of = { projectId: request.params.id, isArchived: request.query.showArchived === 'true' };
      const tiles = await loadPage(request, reply, (page) =>
        listStyleTiles(replicaReader(request), of, page),
      );
      return tiles.map((tile) => presentStyleTile(request.ctx, tile));
    },
  );
  app.post(
    '/api/projects/:id/style-tiles',
    {
      config: { ...createConfig, errors: ['SK_OUT_OF_CREDITS', 'SK_IDEMPOTENCY_KEY_REUSED'] },
      schema: {
        tags,
        summary: 'Create a style guide: custom ones are generated immediately, the others are queued',
        params: idParams,
        headers: keyHeaders,
        body: styleTileBody,
        response: { 201: styleTileSchema },
      },
    },
    async (request, reply) => {
      const ctx = actorCtx(request);
      requireScope(ctx.actor, [request.body.generationMode === 'custom' ? 'guides:write' : 'generate']);
      const tile = await createStyleTile(ctx, {
        projectId: request.params.id,
        body: request.body,
        idempotencyKey: request.headers['idempotency-key'] ?? null,
      });
      return reply.status(201).send(presentStyleTile(ctx, tile));
    },
  );
}

/** Programs name a guide by its name; a page always has its id. */
async function registerNamedTiles(app: App): Promise<void> {
  app.get(
    '/api/style-tiles',
    {
      config: readConfig,
      schema: {
        tags,
        summary: 'The newest active style guides, at most 20, of one name or project',
        querystring: namedQuery,
        response: { 200: z.array(styleTileSchema), 304: noBody },
      },
    },
    async (request, reply) => {
      const ctx = actorCtx(request);
      const tiles = await fromReplica(ctx, (reading) => findNamedTiles(reading, request.query));
      const views = tiles.map((tile) => presentStyleTile(ctx, tile));
      const tag = toEntityTag(views);
      reply.header('etag', tag);
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.status(304).send(null);
      return views;
    },
  );
}

async function registerOneTile(app: App): Promise<void> {
  app.get(
    '/api/style-tiles/:id',
    {
      config: ownReadConfig,
      schema: { tags, summary: 'A style guide', params: idParams, response: { ...one, 304: noBody } },
    },
    async (request, reply) => {
      const tile = await showStyleTile(replicaReader(request), request.params.id);
      const view = presentStyleTile(request.ctx, tile);
      const tag = toEntityTag(view);
      reply.header('etag', tag);
      if (matchesTag(request.headers['if-none-match'], tag)) return reply.status(304).send(null);
      return view;
    },
  );
  app.patch(
    '/api/style-tiles/:id',
    {
      config: {
        ...writeConfig,
        errors: ['SK_ARCHIVED', 'SK_NOT_GENERATED', 'SK_STALE', 'SK_REVISION_MISSING'],
      },
      schema: {
        tags,
        summary: 'Rename a style guide, or replace its edits; the engine computes the edited guide',
        params: idParams,
        headers: changeHeaders,
        body: changeBody,
        response: one,
      },
    },
    async (request) => {
      const ctx = actorCtx(request);
      const { id } = request.params;
      const { name, edits } = request.body;
      if (edits !== undefined) {
        await editStyleTile(ctx, id, { edits, revision: requireRevision(request.headers['if-match']) });
      }
      const tile = name === undefined ? await findStyleTile(ctx, id) : await renameStyleTile(ctx, id, name);
      return presentStyleTile(ctx, tile);
    },
  );
  app.get(
    '/api/style-tiles/:id/versions',
    {
      config: ownReadConfig,
      schema: {
        tags,
        summary: 'The saved states of a style guide, newest first: the newest 100 and the first',
        params: idParams,
        response: { 200: z.array(guideVersionSchema) },
      },
    },
    async (request) => {
      const versions = await listVersions(callerReader(request), request.params.id);
      return versions.map((version) => presentVersion(request.ctx, version));
    },
  );
}

/** @throws ApiError 428 without the header */
function requireRevision(ifMatch: string | undefined): number {
  if (ifMatch !== undefined) return Number(ifMatch.slice(1, -1));
  const message = 'Send If-Match with the revision of the style guide that the edits are based on.';
  throw new ApiError(428, 'SK_REVISION_MISSING', message);
}

async function registerSettings(app: App): Promise<void> {
  app.put(
    '/api/style-tiles/:id/settings',
    {
      config: writeConfig,
      schema: {
        tags,
        summary: 'Replace the button, hover and type settings of a style guide; all of them are required',
        params: idParams,
        body: settingsBody,
        response: one,
      },
    },
    async (request) => {
      const ctx = actorCtx(request);
      return presentStyleTile(ctx, await changeSettings(ctx, request.params.id, request.body));
    },
  );
}

async function registerTileCommands(app: App): Promise<void> {
  registerArchiving(app, {
    path: '/api/style-tiles/:id',
    tags,
    noun: 'style guide',
    view: styleTileSchema,
    setArchived: async (request, id, isArchived) => {
      const ctx = actorCtx(request);
      return presentStyleTile(ctx, await setStyleTileArchived(ctx, id, isArchived));
    },
  });
  app.post(
    '/api/style-tiles/:id/delete',
    {
      config: writeConfig,
      schema: {
        tags,
        summary: 'Permanently delete a style guide',
        params: idParams,
        response: { 204: noBody },
      },
    },
    async (request, reply) => {
      await deleteStyleTile(actorCtx(request), request.params.id);
      return reply.status(204).send(null);
    },
  );
  app.post(
    '/api/style-tiles/:id/duplicate',
    {
      config: {
        ...writeConfig,
        errors: ['SK_OUT_OF_CREDITS', 'SK_NOT_GENERATED', 'SK_CONFLICT', 'SK_IDEMPOTENCY_KEY_REUSED'],
      },
      schema: {
        tags,
        summary: 'Copy a finished style guide as a custom one, for one custom credit',
        params: idParams,
        headers: keyHeaders,
        response: { 201: styleTileSchema },
      },
    },
    async (request, reply) => {
      const ctx = actorCtx(request);
      const key = request.headers['idempotency-key'] ?? null;
      const tile = await duplicateStyleTile(ctx, request.params.id, key);
      return reply.status(201).send(presentStyleTile(ctx, tile));
    },
  );
  app.post(
    '/api/style-tiles/:id/generate',
    {
      config: { ...generateConfig, errors: ['SK_OUT_OF_CREDITS', 'SK_ARCHIVED'] },
      schema: {
        tags,
        summary: 'Start or resume the generation of a style guide; never charges twice',
        params: idParams,
        response: { 200: styleTileSchema, 202: styleTileSchema },
      },
    },
    async (request, reply) => {
      const ctx = actorCtx(request);
      const { tile, isFinished } = await startGeneration(ctx, request.params.id);
      return reply.status(isFinished ? 200 : 202).send(presentStyleTile(ctx, tile));
    },
  );
}
