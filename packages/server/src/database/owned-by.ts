import { p } from '@mikro-orm/core';

/** What a row shows of such a property: nothing. */
const unread = p.string().nullable().persist(false);

/**
 * Declares the foreign key of a row to a project or style guide of the same user, with which it is deleted. Its columns
 * have properties of their own, so this one is neither read nor written.
 *
 * @param column the column with the id
 */
export function ownedBy(owner: Parameters<typeof p.manyToOne>[0], column: string): typeof unread {
  const relation = p
    .manyToOne(owner)
    .mapToPk()
    .joinColumns('user_id', column)
    .deleteRule('cascade')
    // The user of a row never changes, and Citus allows no other rule for the column by which tables are split.
    .updateRule('no action')
    .nullable()
    .lazy()
    .hydrate(false);
  return relation as unknown as typeof unread;
}
