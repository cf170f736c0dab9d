import type { ActorCtx } from './context.ts';

/**
 * Runs a read on the replica while that has everything that the user could have seen or written, else on the primary.
 * Without a replica, it is a plain call.
 *
 * @param read must not write, and may run twice
 */
export async function fromReplica<T>(ctx: ActorCtx, read: (ctx: ActorCtx) => Promise<T>): Promise<T> {
  const { replica } = ctx.services.database;
  if (replica === null) return read(ctx);
  const found = await replica.read(ctx.em, (em) => read({ ...ctx, em }));
  return found === null ? read(ctx) : found.value;
}
