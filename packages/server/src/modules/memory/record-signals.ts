import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { MEMORY } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { type Em, queries } from '../../database/entity-manager.ts';
import {
  MEMORY_KINDS,
  MemoryEntryEntity,
  type MemoryKind,
  type MemorySource,
} from '../../database/tables/memory-entry.entity.ts';
import {
  MAX_AUTOMATIC_WEIGHT,
  MIN_ACTIVE_WEIGHT,
  OWNER_WEIGHT,
  type PreferenceSignal,
} from './preference-signal.ts';
import type { MemoryKey } from './project-memory.ts';

/** The origin of signals. */
export interface Origin extends MemoryKey {
  readonly source: MemorySource;
  /** Name of the style guide as it is now; null when the owner added the entry. */
  readonly sourceName: string | null;
}

const OPPOSITE: Partial<Record<MemoryKind, MemoryKind>> = {
  'kept-color': 'rejected-color',
  'rejected-color': 'kept-color',
};

/**
 * Records signals in a project's memory; the caller has locked the project's row.
 *
 * The latest signal wins: a color that is kept now is no longer rejected, and vice versa. Entries of the owner are
 * never contradicted, and forgotten ones stay forgotten.
 */
export async function recordSignals(
  { em, now }: Ctx,
  { userId, projectId, source, sourceName }: Origin,
  signals: readonly PreferenceSignal[],
): Promise<void> {
  const memory = { userId, projectId };
  const accepted = await withoutContradicted(em, memory, signals);
  if (accepted.length === 0) return;
  await dropOpposites(em, memory, accepted);
  await queries(em)
    .insertInto('memory_entry')
    .values(
      accepted.map(({ kind, value, strength }) => ({
        ...memory,
        id: randomUUIDv7(),
        kind,
        value,
        source,
        sourceName,
        weight: strength,
        isForgotten: false,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'projectId', 'kind', 'value'])
        .doUpdateSet({
          weight: sql<number>`least(memory_entry.weight + excluded.weight, ${MAX_AUTOMATIC_WEIGHT})`,
          // A stronger source replaces that of a mere hint.
          source: sql<MemorySource>`case when ${isStronger} then excluded.source else memory_entry.source end`,
          sourceName: sql<
            string | null
          >`case when ${isStronger} then excluded.source_name else memory_entry.source_name end`,
          createdAt: sql<Date>`case when ${isStronger} then excluded.created_at else memory_entry.created_at end`,
          updatedAt: now,
        })
        .where('memory_entry.isForgotten', '=', false)
        .where('memory_entry.source', '<>', 'owner'),
    )
    .execute();
  await dropWeakest(em, memory);
}

const isStronger = sql`(memory_entry.weight < ${sql.lit(MIN_ACTIVE_WEIGHT)}
  or (excluded.source = 'copilot' and memory_entry.source <> 'copilot'))`;

/** Each signal once, without those that contradict entries of the owner. */
async function withoutContradicted(
  em: Em,
  { userId, projectId }: MemoryKey,
  signals: readonly PreferenceSignal[],
): Promise<PreferenceSignal[]> {
  const ownerEntries = await queries(em)
    .selectFrom('memory_entry')
    .select(['kind', 'value'])
    .where('userId', '=', userId)
    .where('projectId', '=', projectId)
    .where('source', '=', 'owner')
    .where('isForgotten', '=', false)
    .execute();
  const taken = new Set(ownerEntries.map(({ kind, value }) => keyOf(OPPOSITE[kind] ?? kind, value)));
  return signals.filter(({ kind, value }) => {
    const key = keyOf(kind, value);
    if (taken.has(key)) return false;
    taken.add(key);
    return true;
  });
}

function keyOf(kind: MemoryKind, value: string): string {
  return `${kind} ${value}`;
}

/** Deletes the entries that contradict these signals. */
export async function dropOpposites(
  em: Em,
  { userId, projectId }: MemoryKey,
  signals: readonly Pick<PreferenceSignal, 'kind' | 'value'>[],
): Promise<void> {
  for (const kind of ['kept-color', 'rejected-color'] as const) {
    const values = signals.filter((signal) => signal.kind === kind).map(({ value }) => value);
    if (values.length === 0) continue;
    await em.nativeDelete(MemoryEntryEntity, {
      userId,
      projectId,
      kind: OPPOSITE[kind] ?? kind,
      value: { $in: values },
      isForgotten: false,
    });
  }
}

/** Adds an entry of the owner, or restores a forgotten one. */
export async function addOwnerEntry(
  { em, now }: Ctx,
  { userId, projectId }: MemoryKey,
  { kind, value }: Pick<PreferenceSignal, 'kind' | 'value'>,
): Promise<void> {
  const memory = { userId, projectId };
  await dropOpposites(em, memory, [{ kind, value }]);
  const ownerFields = {
    source: 'owner',
    sourceName: null,
    weight: OWNER_WEIGHT,
    isForgotten: false,
  } as const;
  await queries(em)
    .insertInto('memory_entry')
    .values({ ...memory, id: randomUUIDv7(), kind, value, ...ownerFields, createdAt: now, updatedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'projectId', 'kind', 'value'])
        .doUpdateSet({ ...ownerFields, createdAt: now, updatedAt: now })
        // Adding an entry again does not change its date.
        .where((eb) =>
          eb.or([eb('memory_entry.source', '<>', 'owner'), eb('memory_entry.isForgotten', '=', true)]),
        ),
    )
    .execute();
}

const maxEntriesOf = sql<number>`case kind ${sql.join(
  MEMORY_KINDS.map((kind) => sql`when ${sql.lit(kind)} then ${sql.lit(MEMORY.maxEntries[kind])}`),
  sql` `,
)} end`;

/** Limits the number of entries of each kind, separately for active and forgotten ones. */
export async function dropWeakest(em: Em, { userId, projectId }: MemoryKey): Promise<void> {
  await queries(em)
    .deleteFrom('memory_entry')
    .where('userId', '=', userId)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom((inner) =>
          inner
            .selectFrom('memory_entry')
            .select(['id', maxEntriesOf.as('maxEntries')])
            .select(
              sql<number>`row_number() over (partition by kind, is_forgotten order by weight desc, updated_at desc, id desc)`.as(
                'rowNumber',
              ),
            )
            .where('userId', '=', userId)
            .where('projectId', '=', projectId)
            .as('ranked'),
        )
        .select('ranked.id')
        .whereRef('ranked.rowNumber', '>', 'ranked.maxEntries'),
    )
    .execute();
}
