import { type Guide, guideColors } from '@stylekit/engine';
import { sql } from 'kysely';
import type { ActorCtx, Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { Brief } from '../../database/json-brief.ts';
import type { MemorySource } from '../../database/tables/memory-entry.entity.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import {
  toColorKey,
  toCustomSignals,
  toFormSignals,
  toGuideSignals,
  toRejectedSignals,
  toWordSignals,
} from '../memory/preference-signal.ts';
import { announceMemory, listKeptColors, lockMemory, retractKept } from '../memory/project-memory.ts';
import { type Origin, recordSignals } from '../memory/record-signals.ts';
import { readGuide, readTileBrief } from './read-documents.ts';

/*
 * Records preference signals of changes to style guides in the project's memory, in the transaction of the change.
 * Nothing is recorded while the memory is off.
 *
 * The project's row is locked, so that concurrent changes cannot deadlock. It must be locked before the row of a style
 * guide; `lockProjectOf` does that for operations that lock a style guide first.
 */

/** Maximum number of other guides whose colors and fonts are compared; the newest ones. */
const MAX_OTHER_GUIDES = 100;

/**
 * Records a new brief. A Co-Pilot form contains the owner's requirements, a custom guide their taste, and the words of
 * each brief are compared with those of earlier ones. If the previous guide is finished and not archived, that is a
 * hint that its colors and fonts are liked.
 */
export async function recordBrief(tx: Ctx, tile: StyleTile): Promise<void> {
  if (!(await lockMemory(tx, tile))) return;
  await recordPreviousGuide(tx, tile);
  if (tile.generationMode === 'custom') {
    const guide = guideOf(tx, tile);
    if (guide !== null) await recordSignals(tx, originOf(tile, 'kept'), toCustomSignals(guide));
  } else {
    const brief = readTileBrief(tx, tile);
    if (brief?.mode === 'copilot') await recordSignals(tx, originOf(tile, 'copilot'), toFormSignals(brief));
    if (brief !== null) await recordWords(tx, tile, brief.description);
  }
  await announceMemory(tx, tile);
}

/** Records a new name: naming a guide implies keeping it. */
export async function recordRename(tx: Ctx, tile: StyleTile, name: string): Promise<void> {
  if (name === tile.name) return;
  await recordKeptGuide(tx, tile, { source: 'renamed', sourceName: name });
}

/** Records that a guide was restored from the archive. */
export async function recordRestore(tx: Ctx, tile: StyleTile): Promise<void> {
  await recordKeptGuide(tx, tile, { source: 'kept', sourceName: tile.name });
}

/** Records that a guide was archived: its colors were not what the owner wanted. */
export async function recordArchive(tx: Ctx, tile: StyleTile): Promise<void> {
  await recordDiscardedGuide(tx, tile, 'archived');
}

/** Records that a guide was deleted; unfinished guides are ignored. */
export async function recordDelete(tx: Ctx, tile: StyleTile): Promise<void> {
  await recordDiscardedGuide(tx, tile, 'deleted');
}

/** Locks the project of a style guide against deletion, before the guide's own row is locked. */
export async function lockProjectOf({ em, actor }: ActorCtx, styleTileId: string): Promise<void> {
  await queries(em)
    .selectFrom('project')
    .select('id')
    .where('userId', '=', actor.userId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('style_tile')
        .select('style_tile.projectId')
        .where('style_tile.userId', '=', actor.userId)
        .where('style_tile.id', '=', styleTileId),
    )
    .forKeyShare()
    .execute();
}

async function recordKeptGuide(
  tx: Ctx,
  tile: StyleTile,
  origin: Pick<Origin, 'source' | 'sourceName'>,
): Promise<void> {
  const guide = guideOf(tx, tile);
  if (guide === null || !(await lockMemory(tx, tile))) return;
  const signals = tile.generationMode === 'custom' ? toCustomSignals(guide) : toGuideSignals(guide, 'sure');
  await recordSignals(tx, { ...origin, userId: tile.userId, projectId: tile.projectId }, signals);
  await announceMemory(tx, tile);
}

/**
 * Retracts what only this guide kept. The primary and secondary colors of a generated guide also become rejected; those
 * of a custom guide do not.
 */
async function recordDiscardedGuide(tx: Ctx, tile: StyleTile, source: 'archived' | 'deleted'): Promise<void> {
  const guide = guideOf(tx, tile);
  if (guide === null || !(await lockMemory(tx, tile))) return;
  const others = await listKeptValues(tx, tile);
  const keptElsewhere = new Set([...others.colors, ...others.fonts]);
  const values = toGuideSignals(guide, 'sure').map(({ value }) => value);
  await retractKept(
    tx,
    tile,
    values.filter((value) => !keptElsewhere.has(value)),
  );
  if (tile.generationMode !== 'custom') {
    const kept = [
      ...givenColors(readTileBrief(tx, tile)),
      ...others.colors,
      ...(await listKeptColors(tx, tile)),
    ];
    await recordSignals(tx, originOf(tile, source), toRejectedSignals(guide, kept));
  }
  await announceMemory(tx, tile);
}

async function recordPreviousGuide(tx: Ctx, tile: StyleTile): Promise<void> {
  const before = await tx.em.findOne(
    StyleTileEntity,
    { userId: tile.userId, projectId: tile.projectId, id: { $ne: tile.id } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, disableIdentityMap: true },
  );
  if (before === null || before.isArchived || before.generationMode === 'custom') return;
  const guide = guideOf(tx, before);
  if (guide !== null) await recordSignals(tx, originOf(before, 'kept'), toGuideSignals(guide, 'hint'));
}

/** The same text again, for example as a retry, does not count as a second brief. */
async function recordWords(tx: Ctx, tile: StyleTile, description: string): Promise<void> {
  const repeated = await queries(tx.em)
    .selectFrom('style_tile')
    .select('id')
    .where('userId', '=', tile.userId)
    .where('projectId', '=', tile.projectId)
    .where('id', '<>', tile.id)
    .where(sql<string>`brief ->> 'description'`, '=', description)
    .limit(1)
    .executeTakeFirst();
  if (repeated === undefined) {
    await recordSignals(tx, originOf(tile, 'brief'), await toWordSignals(description));
  }
}

interface KeptValues {
  readonly colors: readonly string[];
  readonly fonts: readonly string[];
}

/** The colors and fonts of the project's other finished guides that are not archived. */
async function listKeptValues(tx: Ctx, { userId, id, projectId }: StyleTile): Promise<KeptValues> {
  const others = await tx.em.find(
    StyleTileEntity,
    { userId, projectId, id: { $ne: id }, isArchived: false, generationStatus: 'generated' },
    { orderBy: { createdAt: 'desc' }, limit: MAX_OTHER_GUIDES, disableIdentityMap: true },
  );
  const guides = others.map((other) => guideOf(tx, other)).filter((guide) => guide !== null);
  return {
    colors: [...new Set(guides.flatMap((guide) => guideColors(guide).map(({ hex }) => toColorKey(hex))))],
    fonts: [...new Set(guides.flatMap(({ fonts }) => [fonts.header.name, fonts.body.name]))],
  };
}

/** The colors given in a Co-Pilot brief. */
function givenColors(brief: Brief | null): string[] {
  if (brief?.mode !== 'copilot') return [];
  return [brief.primaryColorHex, brief.secondaryColorHex].filter((hex) => hex !== null);
}

function guideOf(ctx: Ctx, tile: StyleTile): Guide | null {
  return tile.generationStatus === 'generated' ? readGuide(ctx, tile) : null;
}

function originOf({ userId, projectId, name }: StyleTile, source: MemorySource): Origin {
  return { userId, projectId, source, sourceName: name };
}
