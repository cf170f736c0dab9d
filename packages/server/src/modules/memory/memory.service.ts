import type { Preferences } from '@stylekit/engine/brief';
import { sql } from 'kysely';
import { MEMORY } from '../../config/limits.ts';
import { type ActorCtx, type Ctx, inTransaction } from '../../context/context.ts';
import { type OwnReader, readerOf } from '../../context/own-reader.ts';
import { defineOwnRead } from '../../context/session-check.ts';
import { type Em, queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';
import { type MemoryEntry, MemoryEntryEntity } from '../../database/tables/memory-entry.entity.ts';
import { ProjectEntity } from '../../database/tables/project.entity.ts';
import { invalidField, notFound } from '../../http/api-error.ts';
import { MEMORY_VALUES, type MemoryBody } from './memory.schema.ts';
import { MIN_ACTIVE_WEIGHT, OWNER_WEIGHT } from './preference-signal.ts';
import { announceMemory, type MemoryKey } from './project-memory.ts';
import { addOwnerEntry, dropOpposites, dropWeakest } from './record-signals.ts';
import { toPreferences } from './to-preferences.ts';

/** An entry that is shown and used. */
export type ActiveEntry = Pick<
  MemoryEntry,
  'id' | 'kind' | 'value' | 'source' | 'sourceName' | 'weight' | 'createdAt' | 'updatedAt'
>;

type MemoryRow = { readonly isMemoryOn: boolean } & (
  | ActiveEntry
  | { readonly [Name in keyof ActiveEntry]: null }
);

/** A project's memory as its owner sees it. */
export interface Memory {
  readonly isOn: boolean;
  /** Strongest first; also filled while the memory is off. */
  readonly entries: readonly ActiveEntry[];
  /** The preferences used for the next brief. */
  readonly preferences: Preferences;
}

/**
 * The preferences for a brief of the project; empty while the memory is off.
 *
 * @param before the creation time of a guide: its own brief has already been recorded and must not influence it
 */
export async function loadPreferences({ em }: Ctx, memory: MemoryKey, before?: Date): Promise<Preferences> {
  const { userId, projectId } = memory;
  const isOn = await em.count(ProjectEntity, { userId, id: projectId, isMemoryOn: true });
  const entries = isOn === 0 ? [] : await listEntries(em, memory);
  return toPreferences(
    before === undefined ? entries : entries.filter(({ createdAt }) => createdAt < before),
  );
}

/** The project with each active entry, the strongest first; one row without an entry if there is none. */
const MEMORY_OF_PROJECT = defineOwnRead<{ projectId: string }, MemoryRow>(
  'memory',
  (db, { userId, projectId }) =>
    db
      .selectFrom('project')
      .leftJoin('memory_entry', (join) =>
        join
          .on('memory_entry.userId', '=', userId)
          .on('memory_entry.projectId', '=', projectId)
          .on('isForgotten', '=', false)
          .on('weight', '>=', MIN_ACTIVE_WEIGHT),
      )
      .select(['isMemoryOn', 'memory_entry.id', 'kind', 'value', 'source', 'sourceName', 'weight'])
      .select(['memory_entry.createdAt', 'memory_entry.updatedAt'])
      .where('project.userId', '=', userId)
      .where('project.id', '=', projectId)
      .orderBy('weight', 'desc')
      .orderBy('memory_entry.updatedAt', 'desc')
      .orderBy('memory_entry.id'),
);

/** @throws ApiError 404 when the project is unknown or belongs to another user */
export async function findMemory(reader: OwnReader, projectId: string): Promise<Memory> {
  const rows = await reader.read(MEMORY_OF_PROJECT, { projectId });
  const [first] = rows;
  if (first === undefined) throw notFound();
  const entries = rows.filter((row) => row.id !== null);
  return {
    isOn: first.isMemoryOn,
    entries,
    preferences: toPreferences(first.isMemoryOn ? entries : []),
  };
}

/**
 * Changes a memory: turns it on or off, forgets, edits and adds entries, in this order, all or nothing.
 *
 * @throws ApiError 404 for an unknown project or entry to edit; 400 for an invalid value, and when the owner added more
 *   entries than the limit
 */
export function changeMemory(ctx: ActorCtx, projectId: string, body: MemoryBody): Promise<Memory> {
  const memory = { userId: ctx.actor.userId, projectId };
  return inTransaction(ctx, async (tx) => {
    await lockOwnProject(tx, projectId);
    if (body.isOn !== undefined) {
      await tx.em.nativeUpdate(
        ProjectEntity,
        { userId: memory.userId, id: projectId },
        { isMemoryOn: body.isOn },
      );
    }
    if (body.forget.length > 0) await forgetEntries(tx, memory, body.forget);
    for (const [index, edit] of body.edit.entries()) await editEntry(tx, memory, { ...edit, index });
    for (const entry of body.remember) await addOwnerEntry(tx, memory, entry);
    await assertEntryLimit(tx.em, memory);
    await dropWeakest(tx.em, memory);
    await announceMemory(tx, memory);
    return findMemory(readerOf(tx.em, memory.userId), projectId);
  });
}

/**
 * Forgets one entry, or all. Forgotten entries are not learned again; notes are deleted.
 *
 * @throws ApiError 404 when the project is unknown or belongs to another user
 */
export function forgetMemory(ctx: ActorCtx, projectId: string, entryId: string | null): Promise<Memory> {
  const memory = { userId: ctx.actor.userId, projectId };
  return inTransaction(ctx, async (tx) => {
    await lockOwnProject(tx, projectId);
    await forgetEntries(tx, memory, entryId === null ? null : [entryId]);
    await announceMemory(tx, memory);
    return findMemory(readerOf(tx.em, memory.userId), projectId);
  });
}

function listEntries(em: Em, memory: MemoryKey): Promise<MemoryEntry[]> {
  return em.find(
    MemoryEntryEntity,
    { ...keyOf(memory), isForgotten: false, weight: { $gte: MIN_ACTIVE_WEIGHT } },
    { orderBy: { weight: 'desc', updatedAt: 'desc', id: 'asc' }, disableIdentityMap: true },
  );
}

/** Also for rows that have more than the key. */
function keyOf({ userId, projectId }: MemoryKey): MemoryKey {
  return { userId, projectId };
}

async function lockOwnProject({ em, actor }: ActorCtx, projectId: string): Promise<void> {
  const project = await lockRow(em, 'project', {
    where: { id: projectId, userId: actor.userId },
    strength: 'no key update',
    columns: ['id'],
  });
  if (project === null) throw notFound();
}

/** Unknown ids are ignored. Notes and mere hints are deleted. */
async function forgetEntries({ em, now }: Ctx, memory: MemoryKey, ids: string[] | null): Promise<void> {
  const which = { ...memory, ...(ids === null ? {} : { id: { $in: ids } }) };
  await em.nativeDelete(MemoryEntryEntity, {
    ...which,
    $or: [{ kind: 'note' }, { weight: { $lt: MIN_ACTIVE_WEIGHT } }],
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
  /** The index in the body. */
  readonly index: number;
}

/** The entry becomes the owner's own; if another entry has the same value already, the two are merged. */
async function editEntry(tx: ActorCtx, memory: MemoryKey, { id, value, index }: Edit): Promise<void> {
  const entry = await tx.em.findOne(
    MemoryEntryEntity,
    { ...memory, id, isForgotten: false },
    { disableIdentityMap: true },
  );
  if (entry === null) throw notFound();
  const parsed = MEMORY_VALUES[entry.kind].safeParse(value);
  if (!parsed.success)
    throw invalidField(`edit.${index}.value`, parsed.error.issues[0]?.message ?? 'Invalid value');
  const { kind } = entry;
  if (parsed.data === entry.value) return addOwnerEntry(tx, memory, { kind, value: entry.value });
  const same = await tx.em.count(MemoryEntryEntity, { ...memory, kind, value: parsed.data });
  if (same > 0) {
    await tx.em.nativeDelete(MemoryEntryEntity, { userId: memory.userId, id });
    return addOwnerEntry(tx, memory, { kind, value: parsed.data });
  }
  await dropOpposites(tx.em, memory, [{ kind, value: parsed.data }]);
  await tx.em.nativeUpdate(
    MemoryEntryEntity,
    { userId: memory.userId, id },
    {
      value: parsed.data,
      source: 'owner',
      sourceName: null,
      weight: OWNER_WEIGHT,
      createdAt: tx.now,
      updatedAt: tx.now,
    },
  );
}

/** @throws ApiError 400 when the owner added more entries of a kind than the limit */
async function assertEntryLimit(em: Em, { userId, projectId }: MemoryKey): Promise<void> {
  const counts = await queries(em)
    .selectFrom('memory_entry')
    .select(['kind', sql<number>`count(*)::int`.as('count')])
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .where('source', '=', 'owner')
    .where('isForgotten', '=', false)
    .groupBy('kind')
    .execute();
  for (const { kind, count } of counts) {
    const max = MEMORY.maxOwnerEntries[kind];
    if (count <= max) continue;
    const message = `A project remembers at most ${max} of your entries of the kind “${kind}”. Forget one of them first.`;
    throw invalidField('remember', message);
  }
}
