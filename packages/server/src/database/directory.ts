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
 * Gives a name to a user, in the caller's transaction; false if another user has it. Of simultaneous callers, one gets
 * it. A name whose account was lost, because a machine failed before it stored the account, is taken over.
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
  return claimed !== undefined || (await takeOver(em, { kind, name }, userId, expiresAt));
}

/**
 * An account is created together with its names, but on a database that is split by person it may be visible a moment
 * later. Only an older one is missing for good.
 */
const MISSING_MS = 60_000;

async function takeOver(
  em: Em,
  { kind, name }: UserName,
  userId: string,
  expiresAt: Date | null,
): Promise<boolean> {
  const holderId = await findUserId(em, { kind, name });
  if (holderId === null || holderId === userId) return holderId === userId;
  if (Date.now() - timeOfId(holderId) < MISSING_MS || (await hasAccount(em, holderId))) return false;
  const taken = await queries(em)
    .updateTable('directory')
    .set({ userId, expiresAt })
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('userId', '=', holderId)
    .returning('userId')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The Unix time in milliseconds with which a UUID of version 7 begins. */
function timeOfId(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

async function hasAccount(em: Em, id: string): Promise<boolean> {
  const user = await queries(em).selectFrom('app_user').select('id').where('id', '=', id).executeTakeFirst();
  return user !== undefined;
}

/** Removes names, in the caller's transaction. */
export async function dropNames(em: Em, kind: NameKind, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await queries(em).deleteFrom('directory').where('kind', '=', kind).where('name', '=', name).execute();
  }
}

/** The user of each of these names that exists; the names may be those of several users. */
export async function findOwners(
  em: Em,
  kind: NameKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await queries(em)
    .selectFrom('directory')
    .select(['name', 'userId'])
    .where('kind', '=', kind)
    .where('name', 'in', names)
    .execute();
  return new Map(rows.map(({ name, userId }) => [name, userId]));
}

/** Deletes expired names. What they identify has expired before. */
export async function deleteExpiredNames(em: Em, signal?: AbortSignal): Promise<void> {
  const condition = sql<boolean>`expires_at < now()`;
  await deleteInBatches(em, { table: 'directory', by: 'expiresAt', condition }, signal);
}
