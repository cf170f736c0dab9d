import { NO_EDITS } from '@stylekit/engine/edit';
import { z } from 'zod';
import { LIMITS } from '../../config/limits.ts';
import { type ActorCtx, type Ctx, inTransaction } from '../../context/context.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { ProjectEntity } from '../../database/tables/project.entity.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { conflict, notFound } from '../../http/api-error.ts';
import { releaseCredit, reserveCredit } from '../ledger/ledger.service.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { parseTileSettings } from './parse-tile-settings.ts';
import { queueGeneration } from './queue-generation.ts';
import { readGuide } from './read-documents.ts';
import {
  lockProjectOf,
  recordArchive,
  recordDelete,
  recordRename,
  recordRestore,
} from './record-tile-signals.ts';
import { recordVersion } from './record-version.ts';

/** More guides with one name are never shown; the caller has to use an id anyway. */
const MAX_NAMED = 20;

/** Selects style guides by their exact name, and by their project: all active ones, or one by its id or exact name. */
export interface TileName {
  readonly name?: string | undefined;
  readonly project?: string | undefined;
}

/** The newest active style guides of a selection, at most 20. */
export async function findNamedTiles(
  { em, actor }: ActorCtx,
  { name, project }: TileName,
): Promise<StyleTile[]> {
  const { userId } = actor;
  const isId = z.uuid().safeParse(project).success;
  const found = await em.find(
    ProjectEntity,
    project === undefined
      ? { userId, isArchived: false }
      : isId
        ? { userId, id: project }
        : { userId, isArchived: false, name: project },
    { fields: ['id'], disableIdentityMap: true },
  );
  return em.find(
    StyleTileEntity,
    {
      userId,
      isArchived: false,
      ...(name === undefined ? {} : { name }),
      projectId: { $in: found.map(({ id }) => id) },
    },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit: MAX_NAMED, disableIdentityMap: true },
  );
}

/** @throws ApiError 404 when it is unknown or belongs to another user */
export async function findStyleTile({ em, actor }: ActorCtx, id: string): Promise<StyleTile> {
  const tile = await em.findOne(StyleTileEntity, { id, userId: actor.userId }, { disableIdentityMap: true });
  if (tile === null) throw notFound();
  return tile;
}

/** Renames a style guide, also inside its document. */
export function renameStyleTile(ctx: ActorCtx, id: string, name: string): Promise<StyleTile> {
  return inTransaction(ctx, async (tx) => {
    const tile = await lockStyleTile(tx, id);
    const guide = readGuide(tx, tile);
    await tx.em.nativeUpdate(
      StyleTileEntity,
      { userId: tile.userId, id },
      {
        name,
        updatedAt: tx.now,
        ...(guide === null ? {} : { generatedData: { ...guide, name } }),
      },
    );
    await recordRename(tx, tile, name);
    await announceTile(tx, tile);
    return findStyleTile(tx, id);
  });
}

/**
 * Replaces the settings of a style guide. The last call wins, as a whole.
 *
 * @throws ApiError 400 with all issues, 404, 429
 */
export async function changeSettings(ctx: ActorCtx, id: string, input: unknown): Promise<StyleTile> {
  const settings = parseTileSettings(input);
  await consumeLimit(ctx, LIMITS.settings, ctx.actor.userId);
  return inTransaction(ctx, async (tx) => {
    const tile = await lockStyleTile(tx, id);
    if (JSON.stringify(tile.settings) !== JSON.stringify(settings)) {
      await tx.em.nativeUpdate(StyleTileEntity, { userId: tile.userId, id }, { settings, updatedAt: tx.now });
      await recordVersion(tx, tile, { edits: tile.edits ?? NO_EDITS, settings });
      await announceTile(tx, tile);
    }
    return findStyleTile(tx, id);
  });
}

/** Archives or restores a style guide; repeating either has no further effect. */
export function setStyleTileArchived(ctx: ActorCtx, id: string, isArchived: boolean): Promise<StyleTile> {
  return inTransaction(ctx, async (tx) => {
    const tile = await lockStyleTile(tx, id);
    if (tile.isArchived !== isArchived) {
      await tx.em.nativeUpdate(
        StyleTileEntity,
        { userId: tile.userId, id },
        { isArchived, updatedAt: tx.now },
      );
      await (isArchived ? recordArchive(tx, tile) : recordRestore(tx, tile));
      await announceTile(tx, tile);
    }
    return findStyleTile(tx, id);
  });
}

/**
 * Permanently deletes a style guide. An unfinished one returns its reserved credit, a finished AI guide does not. On
 * Premium, deleting a custom guide makes room for another.
 *
 * @throws ApiError 404 when it is unknown or belongs to another user
 */
export function deleteStyleTile(ctx: ActorCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const tile = await lockStyleTile(tx, id);
    if (tile.reservationId !== null && tile.reservationId !== undefined) {
      await releaseCredit(tx, { userId: tile.userId, styleTileId: id, reservationId: tile.reservationId });
    }
    await tx.em.nativeDelete(StyleTileEntity, { userId: tile.userId, id });
    await recordDelete(tx, tile);
    await announceTile(tx, tile);
  });
}

/** The result of starting a generation: already finished, already running, or started now. */
export interface GenerationStart {
  readonly tile: StyleTile;
  readonly isFinished: boolean;
}

/**
 * Ensures that a style guide is being generated: a queued or running one is left alone, a failed one gets a new attempt
 * with a new reservation, a finished one is returned. Never charges twice for one guide.
 *
 * @throws ApiError 404; 409 if it is archived; 402 if there is no credit for a new attempt; 429
 */
export async function startGeneration(ctx: ActorCtx, id: string): Promise<GenerationStart> {
  const { generationStatus } = await findStyleTile(ctx, id);
  if (generationStatus === 'failed') await consumeLimit(ctx, LIMITS.attempts, ctx.actor.userId);
  return inTransaction(ctx, async (tx) => {
    const tile = await lockStyleTile(tx, id);
    if (tile.generationStatus === 'generated') return { tile: await findStyleTile(tx, id), isFinished: true };
    if (tile.isArchived) throw conflict('This style guide is archived. Restore it first.', 'SK_ARCHIVED');
    if (tile.generationStatus === 'failed') {
      const reservationId = await reserveCredit(tx, tile.userId, id);
      await queueAttempt(tx, tile, reservationId);
    }
    return { tile: await findStyleTile(tx, id), isFinished: false };
  });
}

/** Queues the next attempt at a guide, with its job in the same transaction. */
export async function queueAttempt(ctx: Ctx, tile: StyleTile, reservationId: string): Promise<void> {
  const attempt = tile.attempt + 1;
  await ctx.em.nativeUpdate(
    StyleTileEntity,
    { userId: tile.userId, id: tile.id },
    {
      attempt,
      reservationId,
      generationStatus: 'queued',
      generationStep: null,
      generationError: null,
      leaseUntil: null,
      updatedAt: ctx.now,
    },
  );
  await queueGeneration(ctx, { userId: tile.userId, id: tile.id, attempt });
  await announceTile(ctx, tile);
  await announceBalance(ctx, tile.userId);
}

/** Notifies the owner's open pages that a style guide changed. */
export function announceTile({ services, em }: Ctx, { id, userId, projectId }: StyleTile): Promise<void> {
  return services.sync.announce(em, { userId, kind: 'style-tile', id, projectId });
}

/** Notifies the owner's open pages that a balance changed. */
export function announceBalance({ services, em }: Ctx, userId: string): Promise<void> {
  return services.sync.announce(em, { userId, kind: 'user', id: userId, projectId: null });
}

/** Locks a style guide of the user until the transaction ends. */
export async function lockStyleTile(ctx: ActorCtx, id: string): Promise<StyleTile> {
  await lockProjectOf(ctx, id);
  const locked = await lockRow(ctx.em, 'style_tile', {
    where: { id, userId: ctx.actor.userId },
    strength: 'update',
    columns: ['id'],
  });
  if (locked === null) throw notFound();
  return findStyleTile(ctx, id);
}
