import type { Preferences } from '@stylekit/engine/brief';
import { sql } from 'kysely';
import { MEMORY } from '../../config/limits.ts';
import { type ActorCtx, type Ctx, inTransaction } from '../../context/context.ts';
import { type Em, queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type MemoryEntry, MemoryEntryEntity } from '../../database/tables/memory-entry.entity.ts';
import { ProjectEntity } from '../../database/tables/project.entity.ts';
import { invalidField, notFound } from '../../http/api-error.ts';
import { REMEMBERED_WEIGHT, WRITTEN_WEIGHT } from './lesson.ts';
import { MEMORY_VALUES, type MemoryBody } from './memory.schema.ts';
import { announceMemory } from './project-memory.ts';
import { dropOpposites, dropWeakest, writeDown } from './remember.ts';
import { toPreferences } from './to-preferences.ts';

/** A project's memory as its owner sees it. */
export interface Memory {
  readonly isOn: boolean;
  /** The strongest first; also those of a memory that is switched off. */
  readonly entries: readonly MemoryEntry[];
  /** What a brief is read with now. */
  readonly preferences: Preferences;
}

/**
 * What a brief of the project is read with: nothing while the memory is off.
 *
 * @param before the time a guide was asked for: its own brief has taught the project already, and is no memory to it
 */
export async function loadPreferences({ em }: Ctx, projectId: string, before?: Date): Promise<Preferences> {
  const isOn = await em.count(ProjectEntity, { id: projectId, isMemoryOn: true });
  const entries = isOn === 0 ? [] : await listEntries(em, projectId);
  return toPreferences(
    before === undefined ? entries : entries.filter(({ createdAt }) => createdAt < before),
  );
}

/** @throws ApiError 404 when the project is unknown or somebody else's */
export async function findMemory({ em, actor }: ActorCtx, projectId: string): Promise<Memory> {
  const project = await queries(em)
    .selectFrom('project')
    .select('isMemoryOn')
    .where('id', '=', projectId)
    .where('userId', '=', actor.userId)
    .executeTakeFirst();
  if (project === undefined) throw notFound();
  const entries = await listEntries(em, projectId);
  return {
    isOn: project.isMemoryOn,
    entries,
    preferences: toPreferences(project.isMemoryOn ? entries : []),
  };
}

/**
 * Changes a memory as its owner says: switches it, forgets, edits and writes down, in this order, all or nothing.
 *
 * @throws ApiError 404 for an unknown project or an entry to edit that is not in it; 400 for an edit that its kind does
 *   not take, and when more was written down than a memory holds
 */
export function changeMemory(ctx: ActorCtx, projectId: string, body: MemoryBody): Promise<Memory> {
  return inTransaction(ctx, async (tx) => {
    await holdOwnProject(tx, projectId);
    if (body.isOn !== undefined) {
      await tx.em.nativeUpdate(ProjectEntity, { id: projectId }, { isMemoryOn: body.isOn });
    }
    if (body.forget.length > 0) await forgetEntries(tx, projectId, body.forget);
    for (const [index, edit] of body.edit.entries()) await editEntry(tx, projectId, { ...edit, index });
    for (const entry of body.remember) await writeDown(tx, projectId, entry);
    await assertRoom(tx.em, projectId);
    await dropWeakest(tx.em, projectId);
    await announceMemory(tx, { userId: tx.actor.userId, projectId });
    return findMemory(tx, projectId);
  });
}

/**
 * Forgets one entry, or everything. What was learned and is forgotten is not learned again; what the owner wrote is gone.
 *
 * @throws ApiError 404 when the project is unknown or somebody else's
 */
export function forgetMemory(ctx: ActorCtx, projectId: string, entryId: string | null): Promise<Memory> {
  return inTransaction(ctx, async (tx) => {
    await holdOwnProject(tx, projectId);
    await forgetEntries(tx, projectId, entryId === null ? null : [entryId]);
    await announceMemory(tx, { userId: tx.actor.userId, projectId });
    return findMemory(tx, projectId);
  });
}

function listEntries(em: Em, projectId: string): Promise<MemoryEntry[]> {
  return em.find(
    MemoryEntryEntity,
    { projectId, isForgotten: false, weight: { $gte: REMEMBERED_WEIGHT } },
    { orderBy: { weight: 'desc', updatedAt: 'desc', id: 'asc' }, disableIdentityMap: true },
  );
}

async function holdOwnProject({ em, actor }: ActorCtx, projectId: string): Promise<void> {
  const project = await lockRow(em, 'project', {
    where: { id: projectId, userId: actor.userId },
    strength: 'no key update',
    columns: ['id'],
  });
  if (project === null) throw notFound();
}

/** An id that names nothing here counts as forgotten. Notes and mere hints leave nothing behind. */
async function forgetEntries({ em, now }: Ctx, projectId: string, ids: string[] | null): Promise<void> {
  const which = { projectId, ...(ids === null ? {} : { id: { $in: ids } }) };
  await em.nativeDelete(MemoryEntryEntity, {
    ...which,
    $or: [{ kind: 'note' }, { weight: { $lt: REMEMBERED_WEIGHT } }],
  });
  await em.nativeUpdate(
    MemoryEntryEntity,
    { ...which, isForgotten: false },
    { isForgotten: true, updatedAt: now },
  );
}

interface Edit {
  readonly id: string;
  readonly value: string;
  /** Its place in the body. */
  readonly index: number;
}

/** The entry becomes the owner's own; where another one says the same already, that one stays. */
async function editEntry(tx: ActorCtx, projectId: string, { id, value, index }: Edit): Promise<void> {
  const entry = await tx.em.findOne(
    MemoryEntryEntity,
    { id, projectId, isForgotten: false },
    { disableIdentityMap: true },
  );
  if (entry === null) throw notFound();
  const parsed = MEMORY_VALUES[entry.kind].safeParse(value);
  if (!parsed.success)
    throw invalidField(`edit.${index}.value`, parsed.error.issues[0]?.message ?? 'Cannot be used');
  const { kind } = entry;
  if (parsed.data === entry.value) return writeDown(tx, projectId, { kind, value: entry.value });
  const same = await tx.em.count(MemoryEntryEntity, { projectId, kind, value: parsed.data });
  if (same > 0) {
    await tx.em.nativeDelete(MemoryEntryEntity, { id });
    return writeDown(tx, projectId, { kind, value: parsed.data });
  }
  await dropOpposites(tx.em, projectId, [{ kind, value: parsed.data }]);
  await tx.em.nativeUpdate(
    MemoryEntryEntity,
    { id },
    {
      value: parsed.data,
      source: 'owner',
      sourceName: null,
      weight: WRITTEN_WEIGHT,
      createdAt: tx.now,
      updatedAt: tx.now,
    },
  );
}

/** @throws ApiError 400 when the owner wrote down more of a kind than there is room for */
async function assertRoom(em: Em, projectId: string): Promise<void> {
  const counts = await queries(em)
    .selectFrom('memory_entry')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('projectId', '=', projectId)
    .where('source', '=', 'owner')
    .where('isForgotten', '=', false)
    .groupBy('kind')
    .execute();
  for (const { kind, count } of counts) {
    const most = MEMORY.written[kind];
    if (count <= most) continue;
    const message = `A project remembers at most ${most} entries of the kind “${kind}” that you wrote down. Forget one of them, then write this one.`;
    throw invalidField('remember', message);
  }
}
