import { LIMITS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { tooManyRequests } from '../../http/api-error.ts';
import { countUse } from './rate-limit.ts';

/** Calls a process books at once, so that most calls need no statement of their own. */
const BLOCK = 25;
/** Networks remembered; the one not heard of for longest goes first. */
const MOST_NETWORKS = 10_000;

/** Calls that are paid for and not used yet, and the booking of more that is under way. */
interface Account {
  left: number;
  untilMs: number;
  booking: Promise<void> | null;
}

/**
 * The budget of calls a network has, counted in the database in blocks.
 *
 * What a process has booked and not used is lost to the caller, never gained: with several processes a caller is
 * refused a little early at worst.
 */
export function createCallBudget(): (ctx: Ctx, network: string) => Promise<void> {
  const accounts = new Map<string, Account>();
  return async (ctx, network) => {
    const account = accountOf(accounts, network);
    for (;;) {
      if (account.untilMs > ctx.now.getTime() && account.left > 0) {
        account.left -= 1;
        return;
      }
      // Whoever comes while a block is being booked waits for that one instead of booking another.
      account.booking ??= book(ctx, network, account).finally(() => {
        account.booking = null;
      });
      await account.booking;
    }
  };
}

/** @throws ApiError 429 when the network's budget is used up */
async function book(ctx: Ctx, network: string, account: Account): Promise<void> {
  const { used, resetsInSeconds } = await countUse(ctx, LIMITS.call, network, BLOCK);
  if (used > LIMITS.call.max) throw tooManyRequests(Math.max(1, resetsInSeconds));
  account.left = BLOCK;
  account.untilMs = Date.now() + Math.max(1, resetsInSeconds) * 1_000;
}

function accountOf(accounts: Map<string, Account>, network: string): Account {
  const account = accounts.get(network) ?? { left: 0, untilMs: 0, booking: null };
  accounts.delete(network);
  accounts.set(network, account);
  for (const oldest of accounts.keys()) {
    if (accounts.size <= MOST_NETWORKS) break;
    accounts.delete(oldest);
  }
  return account;
}
