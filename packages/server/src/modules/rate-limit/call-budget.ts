import { LIMITS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { tooManyRequests } from '../../http/api-error.ts';
import { increment } from './rate-limit.ts';

/** Number of calls that a process reserves at once, so that most calls need no query. */
const BLOCK = 25;
/** Maximum number of networks in memory; the least recently used one is removed first. */
const MAX_NETWORKS = 10_000;

/** Reserved calls that are not used yet, and the pending reservation of more. */
interface Account {
  left: number;
  untilMs: number;
  booking: Promise<void> | null;
}

/**
 * Limits the calls of each network; they are counted in the database in blocks.
 *
 * Unused calls of a block expire. With several processes a caller may therefore reach the limit a little early, but
 * never exceed it.
 */
export function createCallBudget(): (ctx: Ctx, network: string) => Promise<void> {
  const accounts = new Map<string, Account>();
  return async (ctx, network) => {
    const account = allowanceOf(accounts, network);
    for (;;) {
      if (account.untilMs > ctx.now.getTime() && account.left > 0) {
        account.left -= 1;
        return;
      }
      // Concurrent calls share one pending reservation.
      account.booking ??= book(ctx, network, account).finally(() => {
        account.booking = null;
      });
      await account.booking;
    }
  };
}

/** @throws ApiError 429 when the network has reached its limit */
async function book(ctx: Ctx, network: string, account: Account): Promise<void> {
  const { used, resetsInSeconds } = await increment(ctx, LIMITS.call, network, BLOCK);
  if (used > LIMITS.call.max) throw tooManyRequests(Math.max(1, resetsInSeconds));
  account.left = BLOCK;
  account.untilMs = Date.now() + Math.max(1, resetsInSeconds) * 1_000;
}

function allowanceOf(accounts: Map<string, Account>, network: string): Account {
  const account = accounts.get(network) ?? { left: 0, untilMs: 0, booking: null };
  accounts.delete(network);
  accounts.set(network, account);
  for (const oldest of accounts.keys()) {
    if (accounts.size <= MAX_NETWORKS) break;
    accounts.delete(oldest);
  }
  return account;
}
