import type { Guide } from '@stylekit/engine';
import { GENERATION } from '../../config/limits.ts';
import { type Ctx, inTransaction } from '../../context/context.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { captureCredit, releaseCredit } from '../ledger/ledger.service.ts';
import { queueGeneration } from '../style-tile/queue-generation.ts';
import { announceBalance, announceTile } from '../style-tile/style-tile.service.ts';
import { type AttemptEnd, countCalls, endAttempt } from './generation-attempt.service.ts';
import { GENERATION_ERRORS, type GenerationError } from './generation-error.ts';

// Each of these functions is one transaction that changes the style guide only while it runs under the caller's
// attempt.
// A stale worker writes nothing and gets `false`: another worker took over, or the owner deleted the guide.

const NOT_RUNNING = { generationStep: null, leaseUntil: null } as const;

/** Stores the guide and captures the credit. False: the caller no longer owns the attempt. */
export function finishTile(
  ctx: Ctx,
  tile: StyleTile,
  { guide, providerRequestId }: { readonly guide: Guide; readonly providerRequestId: string | null },
): Promise<boolean> {
  return settle(ctx, tile, { outcome: 'generated', providerRequestId }, async (tx, locked) => {
    // The guide may have been renamed during generation.
    const generatedData = { ...guide, name: locked.name };
    const changed = {
      ...NOT_RUNNING,
      generatedData,
      generationStatus: 'generated',
      reservationId: null,
      generationError: null,
    } as const;
    await tx.em.nativeUpdate(StyleTileEntity, keyOf(tile), { ...changed, updatedAt: tx.now });
    if (locked.reservationId !== null) await captureCredit(tx, toReservation(tile, locked.reservationId));
    await announceBalance(tx, tile.userId);
  });
}

/** Returns the credit and stores the error. False: the caller no longer owns the attempt. */
export function failTile(
  ctx: Ctx,
  tile: StyleTile,
  { error, ...end }: AttemptEnd & { readonly error: GenerationError },
): Promise<boolean> {
  return settle(ctx, tile, end, async (tx, locked) => {
    const changed = {
      ...NOT_RUNNING,
      generationStatus: 'failed',
      generationError: GENERATION_ERRORS[error],
      reservationId: null,
    } as const;
    await tx.em.nativeUpdate(StyleTileEntity, keyOf(tile), { ...changed, updatedAt: tx.now });
    if (locked.reservationId !== null) await releaseCredit(tx, toReservation(tile, locked.reservationId));
    await announceBalance(tx, tile.userId);
  });
}

/** Requeues a style guide after a pause in seconds, which depends on the number of calls so far. */
export interface Requeue extends AttemptEnd {
  pauseSeconds(calls: number): number;
}

/**
 * Requeues a style guide under the next attempt number, which fences off this attempt; fails it instead if its credit
 * pays for no further call. `lost`: the caller no longer owns the attempt.
 */
export function requeueTile(
  ctx: Ctx,
  tile: StyleTile,
  { pauseSeconds, ...end }: Requeue,
): Promise<'requeued' | 'failed' | 'lost'> {
  return inTransaction(ctx, async (tx) => {
    const calls =
      tile.reservationId == null
        ? Number.POSITIVE_INFINITY
        : await countCalls(tx, toReservation(tile, tile.reservationId));
    if (calls >= GENERATION.callsPerCredit) {
      return (await failTile(tx, tile, { ...end, error: 'model' })) ? 'failed' : 'lost';
    }
    const isOwned = await settle(tx, tile, end, (inner) => queueNext(inner, tile, pauseSeconds(calls)));
    return isOwned ? 'requeued' : 'lost';
  });
}

async function queueNext(tx: Ctx, tile: StyleTile, pauseSeconds: number): Promise<void> {
  const attempt = tile.attempt + 1;
  const changed = { ...NOT_RUNNING, attempt, generationStatus: 'queued', updatedAt: tx.now } as const;
  await tx.em.nativeUpdate(StyleTileEntity, keyOf(tile), changed);
  await queueGeneration(tx, { ...keyOf(tile), attempt }, pauseSeconds);
}

interface LockedTile {
  readonly name: string;
  readonly reservationId: string | null;
}

function settle(
  ctx: Ctx,
  tile: StyleTile,
  end: AttemptEnd,
  change: (tx: Ctx, locked: LockedTile) => Promise<void>,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockRow(tx.em, 'style_tile', {
      where: { ...keyOf(tile), attempt: tile.attempt, generationStatus: 'running' },
      strength: 'update',
      columns: ['name', 'reservationId'],
    });
    if (locked === null) return false;
    await change(tx, locked);
    await endAttempt(tx, tile, end);
    await announceTile(tx, tile);
    return true;
  });
}

function keyOf({ userId, id }: StyleTile) {
  return { userId, id };
}

function toReservation({ id, userId }: StyleTile, reservationId: string) {
  return { userId, styleTileId: id, reservationId };
}
