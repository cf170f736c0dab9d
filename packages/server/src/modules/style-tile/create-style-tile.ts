import { createHash, randomUUIDv7 } from 'node:crypto';
import { buildCustomGuide, type Guide } from '@stylekit/engine';
import { sql } from 'kysely';
import { LIMITS, PREMIUM_ACTIVE_CUSTOM_GUIDES } from '../../config/limits.ts';
import { type ActorCtx, inTransaction } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { ApiError, conflict, invalidField, notFound } from '../../http/api-error.ts';
import { reserveCredit, spendCustomCredit } from '../ledger/ledger.service.ts';
import { consumeLimit } from '../rate-limit/rate-limit.ts';
import { type ParsedTile, parseTileBrief } from './parse-tile-brief.ts';
import { recordBrief } from './record-tile-signals.ts';
import type { StyleTileBody } from './style-tile.schema.ts';
import { announceBalance, announceTile, findStyleTile, queueAttempt } from './style-tile.service.ts';

export interface Creation {
  readonly projectId: string;
  readonly body: StyleTileBody;
  /** The caller's `Idempotency-Key`: repeating a request returns the existing style guide without charging again. */
  readonly idempotencyKey: string | null;
}

/**
 * Creates a style guide. A custom one is generated immediately and spends a custom credit; AI and Co-Pilot reserve an
 * AI credit and queue a job. Style guide, credit and job are written in one transaction.
 *
 * @throws ApiError 400 with all errors of the brief, 402 without a credit, 404 for a project of another user, 409 when
 *   the key was used for another request
 */
export async function createStyleTile(ctx: ActorCtx, creation: Creation): Promise<StyleTile> {
  const { projectId, body } = creation;
  if (body.projectId !== undefined && body.projectId !== projectId) {
    const message = 'The project in the body differs from the one in the URL.';
    throw invalidField('projectId', message);
  }
  await consumeLimit(ctx, LIMITS.creations, ctx.actor.userId);
  const parsed = parseTileBrief(body);
  const generatedData = parsed.brief.mode === 'custom' ? buildCustomGuide(parsed.brief) : null;
  return inTransaction(ctx, async (tx) => {
    const id = randomUUIDv7();
    // Lock the project before the key, whose foreign key locks the account: this is the global lock order.
    await lockProject(tx, projectId);
    const existingId = await claimKey(tx, { request: [projectId, body], key: creation.idempotencyKey }, id);
    if (existingId !== null) return findStyleTile(tx, existingId);
    const originId = await findOrigin(tx, creation);
    const tile = await insertTile(tx, { id, projectId, originId, parsed, generatedData });
    if (generatedData !== null) {
      await payCustom(tx, id);
      await announceTile(tx, tile);
      await announceBalance(tx, tile.userId);
    } else {
      await queueAttempt(tx, tile, await reserveCredit(tx, tile.userId, id));
    }
    await recordBrief(tx, tile);
    return findStyleTile(tx, id);
  });
}

/** The style guide that the new one is made from; it must be in the same project. */
async function findOrigin(tx: ActorCtx, { projectId, body }: Creation): Promise<string | null> {
  const id = body.originId ?? null;
  if (id === null) return null;
  const isInProject = await tx.em.count(StyleTileEntity, { id, projectId, userId: tx.actor.userId });
  if (isInProject === 0) throw invalidField('originId', 'This style guide is not in the project.');
  return id;
}

/** The content of a request and its `Idempotency-Key`, null without one. */
interface KeyedRequest {
  readonly request: unknown;
  readonly key: string | null;
}

/** Claims the key for this style guide. If it is taken, waits for that transaction and returns the existing id. */
export async function claimKey(
  tx: ActorCtx,
  { request, key: idempotencyKey }: KeyedRequest,
  styleTileId: string,
): Promise<string | null> {
  if (idempotencyKey === null) return null;
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const key = { userId: tx.actor.userId, key: idempotencyKey };
  const claimed = await queries(tx.em)
    .insertInto('idempotency_key')
    .values({ ...key, requestHash, styleTileId, createdAt: tx.now })
    .onConflict((other) => other.columns(['userId', 'key']).doNothing())
    .returning('styleTileId')
    .executeTakeFirst();
  if (claimed !== undefined) return null;
  const existing = await queries(tx.em)
    .selectFrom('idempotency_key')
    .select(['requestHash', 'styleTileId'])
    .where('userId', '=', key.userId)
    .where('key', '=', key.key)
    .executeTakeFirstOrThrow();
  if (existing.requestHash !== requestHash) {
    throw conflict('This Idempotency-Key was used for another request.', 'SK_IDEMPOTENCY_KEY_REUSED');
  }
  return existing.styleTileId;
}

/** Prevents the project from being deleted while a style guide is added. */
export async function lockProject(tx: ActorCtx, projectId: string): Promise<void> {
  const project = await lockRow(tx.em, 'project', {
    where: { id: projectId, userId: tx.actor.userId },
    strength: 'key share',
    columns: ['id'],
  });
  if (project === null) throw notFound();
}

interface NewTile {
  readonly id: string;
  readonly originId: string | null;
  readonly projectId: string;
  readonly parsed: ParsedTile;
  readonly generatedData: Guide | null;
}

async function insertTile(
  tx: ActorCtx,
  { id, projectId, originId, parsed, generatedData }: NewTile,
): Promise<StyleTile> {
  const tile = tx.em.create(StyleTileEntity, {
    id,
    projectId,
    originId,
    userId: tx.actor.userId,
    name: parsed.name,
    brief: parsed.brief,
    generationMode: parsed.brief.mode,
    generationStatus: generatedData === null ? 'pending' : 'generated',
    generatedData,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  await tx.em.persist(tile).flush();
  return tile;
}

/** A Free account spends one of its custom credits; Premium may have 100 custom guides, including archived ones. */
export async function payCustom(tx: ActorCtx, styleTileId: string): Promise<void> {
  const { userId } = tx.actor;
  const user = await lockRow(tx.em, 'app_user', {
    where: { id: userId },
    // Not `update`: the foreign key of the new style guide already locks the row in every concurrent creation.
    strength: 'no key update',
    columns: ['subscriptionStatus'],
  });
  if (user?.subscriptionStatus !== 'active') return spendCustomCredit(tx, userId, styleTileId);
  const { count } = await queries(tx.em)
    .selectFrom('style_tile')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('generationMode', '=', 'custom')
    .executeTakeFirstOrThrow();
  // The count already includes the new one.
  if (count > PREMIUM_ACTIVE_CUSTOM_GUIDES) {
    throw new ApiError(
      402,
      'SK_OUT_OF_CREDITS',
      `You have ${PREMIUM_ACTIVE_CUSTOM_GUIDES} custom style guides. Delete one to create another.`,
    );
  }
}
