import { LIMITS } from '../../config/limits.ts';
import type { Ctx } from '../../context/context.ts';
import { tooManyRequests } from '../../http/api-error.ts';
import { increment } from './rate-limit.ts';

/** Number of calls that a process reserves at once, so that most calls need no query. */
const BLOCK = 25;
/** Maximum number of networks in memory; the least recently used one is removed first. */
const MAX_NETWORKS = 10_000;

/** Reserved calls that are not used yet, and the pending reservation of more. */
interface Allowance {
  left: number;
  expiresAtMs: number;
  reservation: Promise<void> | null;
}

/**
 * Limits the calls of each network; they are counted in the database in blocks.
 *
 * Unused calls of a block expire. With several processes a caller may therefore reach the limit a little early, but
 * never exceed it.
 */
export function createCallBudget(): (ctx: Ctx, network: string) => Promise<void> {
  const allowances = new Map<string, Allowance>();
  return async (ctx, network) => {
    const allowance = allowanceOf(allowances, network);
    for (;;) {
      if (allowance.expiresAtMs > ctx.now.getTime() && allowance.left > 0) {
        allowance.left -= 1;
        return;
      }
      // Concurrent calls share one pending reservation.
      allowance.reservation ??= reserveBlock(ctx, network, allowance).finally(() => {
        allowance.reservation = null;
      });
      await allowance.reservation;
    }
  };
}

/** @throws ApiError 429 when the network has reached its limit */
async function reserveBlock(ctx: Ctx, network: string, allowance: Allowance): Promise<void> {
  const { used, resetsInSeconds } = await increment(ctx, LIMITS.call, network, BLOCK);
  if (used > LIMITS.call.max) throw tooManyRequests(Math.max(1, resetsInSeconds));
  allowance.left = BLOCK;
  allowance.expiresAtMs = Date.now() + Math.max(1, resetsInSeconds) * 1_000;
}

function allowanceOf(allowances: Map<string, Allowance>, network: string): Allowance {
  const allowance = allowances.get(network) ?? { left: 0, expiresAtMs: 0, reservation: null };
  allowances.delete(network);
  allowances.set(network, allowance);
  for (const oldest of allowances.keys()) {
    if (allowances.size <= MAX_NETWORKS) break;
    allowances.delete(oldest);
  }
  return allowance;
}
