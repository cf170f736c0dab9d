import { type Guide, guideColors } from '@stylekit/engine';
import { sql } from 'kysely';
import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { Brief } from '../../database/json-brief.ts';
import type { MemorySource } from '../../database/tables/memory-entry.entity.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import {
  toColorKey,
  toCustomLessons,
  toFormLessons,
  toGuideLessons,
  toRejectedLessons,
  toWordLessons,
} from '../memory/lesson.ts';
import { announceMemory, holdMemory, listKeptColors, retractKept } from '../memory/project-memory.ts';
import { type Origin, rememberLessons } from '../memory/remember.ts';
import { readGuide, readTileBrief } from './read-documents.ts';

/*
 * What a project learns from what happens to its style guides, each in the transaction of what happened. Nothing is
 * learned while the memory is off.
 *
 * The row of the project is held meanwhile, so that two changes at once do not wait for each other. It has to be taken
 * before the row of a style guide: `holdProjectOf` does that where a guide is locked first.
 */

/** Other guides of the project that are asked what they keep; the newest ones. */
const MOST_OTHERS = 100;

/**
 * A style guide was asked for. A Co-Pilot form says what its owner wants, a guide made by hand what they like, and the
 * words of every brief are compared with those of the briefs before. The guide made right before, when it is finished
 * and nobody archived it, is left standing: a hint that its colors and fonts are liked.
 */
export async function learnFromBrief(tx: Ctx, tile: StyleTile): Promise<void> {
  if (!(await holdMemory(tx, tile.projectId))) return;
  await learnFromTheOneBefore(tx, tile);
  if (tile.generationMode === 'custom') {
    const guide = guideOf(tx, tile);
    if (guide !== null) await rememberLessons(tx, originOf(tile, 'kept'), toCustomLessons(guide));
  } else {
    const brief = readTileBrief(tx, tile);
    if (brief?.mode === 'copilot') await rememberLessons(tx, originOf(tile, 'copilot'), toFormLessons(brief));
    if (brief !== null) await learnWords(tx, tile, brief.description);
  }
  await announceMemory(tx, tile);
}

/** A style guide got another name: who names a guide means to keep it. */
export async function learnFromRename(tx: Ctx, tile: StyleTile, name: string): Promise<void> {
  if (name === tile.name) return;
  await learnKept(tx, tile, { source: 'renamed', sourceName: name });
}

/** A style guide was brought back from the archive: it is kept after all. */
export async function learnFromKept(tx: Ctx, tile: StyleTile): Promise<void> {
  await learnKept(tx, tile, { source: 'kept', sourceName: tile.name });
}

/** A style guide was archived: its colors are not what was looked for. */
export async function learnFromArchive(tx: Ctx, tile: StyleTile): Promise<void> {
  await learnedhrownAway(tx, tile, 'archived');
}

/** A style guide was deleted; one that was never finished teaches nothing. */
export async function learnFromDelete(tx: Ctx, tile: StyleTile): Promise<void> {
  await learnedhrownAway(tx, tile, 'deleted');
}

/** Keeps the project of a style guide from being deleted, before the guide's own row is locked; nothing for an unknown one. */
export async function holdProjectOf({ em }: Ctx, styleTileId: string): Promise<void> {
  await queries(em)
    .selectFrom('project')
    .select('id')
    .where('id', '=', (eb) =>
      eb.selectFrom('style_tile').select('style_tile.projectId').where('style_tile.id', '=', styleTileId),
    )
    .forKeyShare()
    .execute();
}

async function learnKept(
  tx: Ctx,
  tile: StyleTile,
  origin: Pick<Origin, 'source' | 'sourceName'>,
): Promise<void> {
  const guide = guideOf(tx, tile);
  if (guide === null || !(await holdMemory(tx, tile.projectId))) return;
  const lessons = tile.generationMode === 'custom' ? toCustomLessons(guide) : toGuideLessons(guide, 'sure');
  await rememberLessons(tx, { ...origin, projectId: tile.projectId }, lessons);
  await announceMemory(tx, tile);
}

/**
 * What a guide alone was kept for is not kept any more. Of a guide that was generated, primary and secondary colors
 * count as thrown away as well; one made by hand only makes room.
 */
async function learnedhrownAway(tx: Ctx, tile: StyleTile, source: 'archived' | 'deleted'): Promise<void> {
  const guide = guideOf(tx, tile);
  if (guide === null || !(await holdMemory(tx, tile.projectId))) return;
  const others = await listKeptValues(tx, tile);
  const keptElsewhere = new Set([...others.colors, ...others.fonts]);
  const values = toGuideLessons(guide, 'sure').map(({ value }) => value);
  await retractKept(
    tx,
    tile.projectId,
    values.filter((value) => !keptElsewhere.has(value)),
  );
  if (tile.generationMode !== 'custom') {
    const kept = [
      ...givenColors(readTileBrief(tx, tile)),
      ...others.colors,
      ...(await listKeptColors(tx, tile.projectId)),
    ];
    await rememberLessons(tx, originOf(tile, source), toRejectedLessons(guide, kept));
  }
  await announceMemory(tx, tile);
}

async function learnFromTheOneBefore(tx: Ctx, tile: StyleTile): Promise<void> {
  const before = await tx.em.findOne(
    StyleTileEntity,
    { projectId: tile.projectId, id: { $ne: tile.id } },
    { orderBy: { createdAt: 'desc', id: 'desc' }, disableIdentityMap: true },
  );
  if (before === null || before.isArchived || before.generationMode === 'custom') return;
  const guide = guideOf(tx, before);
  if (guide !== null) await rememberLessons(tx, originOf(before, 'kept'), toGuideLessons(guide, 'hint'));
}

/** The same text again, as for another try, is no second brief. */
async function learnWords(tx: Ctx, tile: StyleTile, description: string): Promise<void> {
  const repeated = await queries(tx.em)
    .selectFrom('style_tile')
    .select('id')
    .where('projectId', '=', tile.projectId)
    .where('id', '<>', tile.id)
    .where(sql<string>`brief ->> 'description'`, '=', description)
    .limit(1)
    .executeTakeFirst();
  if (repeated === undefined) {
    await rememberLessons(tx, originOf(tile, 'brief'), toWordLessons(description));
  }
}

interface KeptValues {
  readonly colors: readonly string[];
  readonly fonts: readonly string[];
}

/** Colors and fonts of the project's other finished guides that nobody archived. */
async function listKeptValues(tx: Ctx, { id, projectId }: StyleTile): Promise<KeptValues> {
  const others = await tx.em.find(
    StyleTileEntity,
    { projectId, id: { $ne: id }, isArchived: false, generationStatus: 'generated' },
    { orderBy: { createdAt: 'desc' }, limit: MOST_OTHERS, disableIdentityMap: true },
  );
  const guides = others.map((other) => guideOf(tx, other)).filter((guide) => guide !== null);
  return {
    colors: [...new Set(guides.flatMap((guide) => guideColors(guide).map(({ hex }) => toColorKey(hex))))],
    fonts: [...new Set(guides.flatMap(({ fonts }) => [fonts.header.name, fonts.body.name]))],
  };
}

/** Colors that a Co-Pilot brief gave. */
function givenColors(brief: Brief | null): string[] {
  if (brief?.mode !== 'copilot') return [];
  return [brief.primaryColorHex, brief.secondaryColorHex].filter((hex) => hex !== null);
}

function guideOf(ctx: Ctx, tile: StyleTile): Guide | null {
  return tile.generationStatus === 'generated' ? readGuide(ctx, tile) : null;
}

function originOf({ projectId, name }: StyleTile, source: MemorySource): Origin {
  return { projectId, source, sourceName: name };
}
