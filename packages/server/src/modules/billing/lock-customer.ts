import type { Ctx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { lockRow } from '../../database/lock-rows.ts';

/** A locked customer. */
export interface LockedCustomer {
  readonly userId: string;
  readonly appliedTicket: number;
}

/**
 * Locks the account of a customer, then the customer: the order in which the deletion of an account locks them. Returns
 * null when either does not exist any more.
 */
export async function lockCustomer(
  { em }: Ctx,
  where: { readonly customerId: string } | { readonly userId: string },
): Promise<LockedCustomer | null> {
  const [column, value] =
    'userId' in where ? (['userId', where.userId] as const) : (['customerId', where.customerId] as const);
  const known = await queries(em)
    .selectFrom('customer')
    .select('userId')
    .where(column, '=', value)
    .executeTakeFirst();
  if (known === undefined) return null;
  const { userId } = known;
  await lockRow(em, 'app_user', { where: { id: userId }, strength: 'no key update', columns: ['id'] });
  return lockRow(em, 'customer', {
    where: { userId },
    strength: 'no key update',
    columns: ['userId', 'appliedTicket'],
  });
}
