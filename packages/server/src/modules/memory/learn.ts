import { type Guide, guideColors } from '@stylekit/engine';
import type { Ctx } from '../../context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { MemorySource } from '../../database/tables/memory-entry.entity.ts';
import { type StyleTile, StyleTileEntity } from '../../database/tables/style-tile.entity.ts';
import { readGuide } from '../style-tile/read-guide.ts';
import {
  toColorKey,
  toCustomLessons,
  toFormLessons,
  toGuideLessons,
  toRejectedLessons,
  toWordLessons,
} from './lesson.ts';
import { type Origin, rememberLessons } from './remember.ts';

/*
 * What a project learns from what happens to its style guides, each in the transaction of what happened. Nothing is
 * learnt while the memory is off.
 *
 * The row of the project is held meanwhile, so that two changes at once do not wait for each other. It has to be taken
 * before the row of a style guide: `holdProjectOf` does that where a guide is locked first.
 */

/** Other guides of the project that are asked what they keep; the newest ones. */
const MOST_OTHERS = 100;

/**
 * A style guide was asked for. A Co-Pilot form says what its owner wants, a guide made by hand what they like, and the
 * words of every brief are compared with those of the briefs before. The guide made right before, when it is finished
 * and nobody archived it, is left standing: a hint that its colours and fonts are liked.
 */
export async function learnFromBrief(tx: Ctx, tile: StyleTile): Promise<void> {
  if (!(await holdMemory(tx, tile.projectId))) return;
  await learnFromTheOneBefore(tx, tile);
  if (tile.generationMode === 'custom') {
    const guide = guideOf(tx, tile);
    if (guide !== null) await rememberLessons(tx, originOf(tile, 'kept'), toCustomLessons(guide));
  } else {
    await rememberLessons(tx, originOf(tile, 'copilot'), toFormLessons(tile));
    await learnWords(tx, tile);
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

/** A style guide was archived: its colours are not what was looked for. */
export async function learnFromArchive(tx: Ctx, tile: StyleTile): Promise<void> {
  await learnThrownAway(tx, tile, 'archived');
}

/** A style guide was deleted; one that was never finished teaches nothing. */
export async function learnFromDelete(tx: Ctx, tile: StyleTile): Promise<void> {
  await learnThrownAway(tx, tile, 'deleted');
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

/** Holds a project's memory until the transaction ends; false when it is switched off. */
async function holdMemory({ em }: Ctx, projectId: string): Promise<boolean> {
  const project = await queries(em)
    .selectFrom('project')
    .select('isMemoryOn')
    .where('id', '=', projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return project?.isMemoryOn === true;
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
 * What a guide alone was kept for is not kept any more. Of a guide that was generated, primary and secondary colours
 * count as thrown away as well; one made by hand only makes room.
 */
async function learnThrownAway(tx: Ctx, tile: StyleTile, source: 'archived' | 'deleted'): Promise<void> {
  const guide = guideOf(tx, tile);
  if (guide === null || !(await holdMemory(tx, tile.projectId))) return;
  const others = await listKeptValues(tx, tile);
  await withdraw(tx, tile, guide, others);
  if (tile.generationMode !== 'custom') {
    const given = [tile.primaryColorHex, tile.secondaryColorHex].filter((hex) => typeof hex === 'string');
    const kept = [...given, ...others.colors, ...(await listKeptColors(tx, tile.projectId))];
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
async function learnWords(tx: Ctx, tile: StyleTile): Promise<void> {
  const { projectId, id, description } = tile;
  const repeated = await tx.em.count(StyleTileEntity, { projectId, id: { $ne: id }, description });
  if (repeated === 0) await rememberLessons(tx, originOf(tile, 'brief'), toWordLessons(description));
}

interface KeptValues {
  readonly colors: readonly string[];
  readonly fonts: readonly string[];
}

/** Colours and fonts of the project's other finished guides that nobody archived. */
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

/** Colours the memory still keeps, whoever said so. */
async function listKeptColors({ em }: Ctx, projectId: string): Promise<string[]> {
  const rows = await queries(em)
    .selectFrom('memory_entry')
    .select('value')
    .where('projectId', '=', projectId)
    .where('kind', '=', 'kept-color')
    .where('isForgotten', '=', false)
    .execute();
  return rows.map(({ value }) => value);
}

/** Takes back what was learnt from keeping this guide, where no other one keeps it. */
async function withdraw(
  { em }: Ctx,
  { projectId }: StyleTile,
  guide: Guide,
  others: KeptValues,
): Promise<void> {
  const keptElsewhere = new Set([...others.colors, ...others.fonts]);
  const values = toGuideLessons(guide, 'sure')
    .map(({ value }) => value)
    .filter((value) => !keptElsewhere.has(value));
  if (values.length === 0) return;
  await queries(em)
    .deleteFrom('memory_entry')
    .where('projectId', '=', projectId)
    .where('kind', 'in', ['kept-color', 'font'])
    .where('value', 'in', values)
    .where('source', 'in', ['kept', 'renamed'])
    .where('isForgotten', '=', false)
    .execute();
}

function guideOf(ctx: Ctx, tile: StyleTile): Guide | null {
  return tile.generationStatus === 'generated' ? readGuide(ctx, tile) : null;
}

function originOf({ projectId, name }: StyleTile, source: MemorySource): Origin {
  return { projectId, source, sourceName: name };
}

/** The project page shows the memory. */
function announceMemory({ house, em }: Ctx, { userId, projectId }: StyleTile): Promise<void> {
  return house.sync.announce(em, { userId, kind: 'project', id: projectId, projectId });
}
