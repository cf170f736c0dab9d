import { sql } from 'kysely';
import { deleteInBatches } from './delete-in-batches.ts';
import { type Em, queries } from './entity-manager.ts';
import type { NameKind } from './tables/directory.entity.ts';

/** Identifies a user among all users. */
export interface UserName {
  readonly kind: NameKind;
  readonly name: string;
}

/** The user of a name; null if it is unknown. One look-up by key. */
export async function findUserId(em: Em, { kind, name }: UserName): Promise<string | null> {
  const row = await queries(em)
    .selectFrom('directory')
    .select('userId')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/**
 * Gives a name to a user, in the caller's transaction; false if it is taken. Of simultaneous callers, one gets it.
 *
 * @param expiresAt when the name may be deleted; null if it lasts as long as the account
 */
export async function claimName(
  em: Em,
  { kind, name }: UserName,
  userId: string,
  expiresAt: Date | null = null,
): Promise<boolean> {
  const claimed = await queries(em)
    .insertInto('directory')
    .values({ kind, name, userId, expiresAt })
    .onConflict((taken) => taken.columns(['kind', 'name']).doNothing())
    .returning('userId')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Removes names, in the caller's transaction. */
export async function dropNames(em: Em, kind: NameKind, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await queries(em).deleteFrom('directory').where('kind', '=', kind).where('name', '=', name).execute();
  }
}

/** Which of these names exist; the names may be those of several users. */
export async function findKnownNames(
  em: Em,
  kind: NameKind,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const rows = await queries(em)
    .selectFrom('directory')
    .select('name')
    .where('kind', '=', kind)
    .where('name', 'in', names)
    .execute();
  return new Set(rows.map(({ name }) => name));
}

/** Deletes expired names. What they identify has expired before. */
export async function deleteExpiredNames(em: Em, signal?: AbortSignal): Promise<void> {
  const condition = sql<boolean>`expires_at < now()`;
  await deleteInBatches(em, { table: 'directory', by: 'expiresAt', condition }, signal);
}
