import type { Ctx } from '../../context/context.ts';
import { lockRow } from '../../database/lock-rows.ts';

/** A locked customer. */
export interface LockedCustomer {
  readonly userId: string;
  readonly appliedTicket: number;
}

/**
 * Locks the account of a customer, then the customer: the order in which the deletion of an account locks them. Returns
 * null when the user is no customer, or not any more.
 */
export async function lockCustomer({ em }: Ctx, userId: string): Promise<LockedCustomer | null> {
  await lockRow(em, 'app_user', { where: { id: userId }, strength: 'no key update', columns: ['id'] });
  return lockRow(em, 'customer', {
    where: { userId },
    strength: 'no key update',
    columns: ['userId', 'appliedTicket'],
  });
}
