import { type Ctx, inTransaction, type Services, toCtx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import type { DirectorStep } from '../../ports/director.ts';
import { announceTile } from '../style-tile/style-tile.service.ts';
import { leaseEnd } from './claim-tile.ts';

/** Another worker has taken over the style guide, or it was deleted. */
export class LeaseLostError extends Error {
  constructor() {
    super('This worker no longer generates the style guide.');
    this.name = 'LeaseLostError';
  }
}

export interface TileLease {
  /** Aborted with a LeaseLostError when the lease is lost. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Renews the lease of a style guide regularly, so that a slow worker is not considered dead. */
export function renewLease(services: Services, tile: StyleTile): TileLease {
  const lost = new AbortController();
  let isOver = false;
  const renew = async (): Promise<void> => {
    try {
      if (!(await updateOwned(toCtx(services), tile, {}))) {
        isOver = true;
        lost.abort(new LeaseLostError());
      }
    } catch (err) {
      // The database may recover before the lease expires; otherwise another worker takes over.
      services.log.warn({ err, styleTileId: tile.id }, 'lease not renewed');
    }
    if (!isOver) timer = setTimeout(renew, services.timings.leaseRenewMs);
  };
  let timer = setTimeout(renew, services.timings.leaseRenewMs);
  return {
    signal: lost.signal,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Renews the lease and applies a change; false when this worker no longer owns the attempt. */
async function updateOwned(
  { em, services }: Ctx,
  { userId, id, attempt }: StyleTile,
  change: Partial<Pick<StyleTile, 'generationStep'>>,
): Promise<boolean> {
  const written = await queries(em)
    .updateTable('style_tile')
    .set({ ...change, leaseUntil: leaseEnd(services) })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('generationStatus', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * Stores the current step and notifies the owner's open pages.
 *
 * @throws LeaseLostError when this worker no longer owns the attempt
 */
export function reportStep(
  services: Services,
  tile: StyleTile,
  generationStep: DirectorStep | 'finalizing',
): Promise<void> {
  return inTransaction(toCtx(services), async (tx) => {
    if (!(await updateOwned(tx, tile, { generationStep }))) throw new LeaseLostError();
    await announceTile(tx, tile);
  });
}
