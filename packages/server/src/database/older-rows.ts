import { type Expression, type SqlBool, sql } from 'kysely';
import type { Cursor } from '../http/page.ts';
import type { Slots } from './prepared-read.ts';

// Lists are ordered by time and id, newest first; a page starts after the last row of the previous one.

/** The condition for rows after a cursor, for the entity manager; matches all rows if there is no cursor. */
export function olderRows(after: Cursor | null) {
  if (after === null) return {};
  const { createdAt, id } = after;
  return { $or: [{ createdAt: { $lt: createdAt } }, { createdAt, id: { $lt: id } }] };
}

/** The same condition for a prepared read of one table; the first page is another read. */
export function isOlder(after: Slots<Cursor>): Expression<SqlBool> {
  return sql`(created_at, id) < (${after.createdAt}, ${after.id})`;
}
