import { type Expression, type SqlBool, sql } from 'kysely';
import type { Cursor } from '../http/page.ts';

// Lists are ordered by time and id, the newest first; a page begins after the last row of the one before.

/** The rows after a cursor, for the entity manager; all rows where there is none. */
export function olderRows(after: Cursor | null) {
  if (after === null) return {};
  const { createdAt, id } = after;
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
}

/** The same as a condition of a statement on one table. */
export function isOlder(after: Cursor | null): Expression<SqlBool> {
  return after === null ? sql`true` : sql`(created_at, id) < (${after.createdAt}, ${after.id})`;
}
