import { type Ctx, type House, inTransaction, toCtx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import type { DirectorStep } from '../../ports/director.ts';
import { announceTile } from '../style-tile/style-tile.service.ts';
import { leaseEnd } from './claim-tile.ts';

/** The tile is somebody else's by now, or gone: this worker has nothing more to say about it. */
export class LeaseLostError extends Error {
  constructor() {
    super('The style guide is no longer made by this worker.');
    this.name = 'LeaseLostError';
  }
}

export interface TileLease {
  /** Aborted with a LeaseLostError when the tile turns out to be lost. */
  readonly signal: AbortSignal;
  stop(): void;
}

/** Keeps moving the end of a tile's lease on, so that a slow worker is not taken for a dead one. */
export function keepLease(house: House, tile: StyleTile): TileLease {
  const lost = new AbortController();
  let isOver = false;
  const beat = async (): Promise<void> => {
    try {
      if (!(await writeOwn(toCtx(house), tile, {}))) {
        isOver = true;
        lost.abort(new LeaseLostError());
      }
    } catch (err) {
      // The database may be back before the lease is over; if it is not, others take the tile.
      house.log.warn({ err, styleTileId: tile.id }, 'lease not moved on');
    }
    if (!isOver) timer = setTimeout(beat, house.pace.leaseBeatMs);
  };
  let timer = setTimeout(beat, house.pace.leaseBeatMs);
  return {
    signal: lost.signal,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** Moves the lease on, with whatever else there is to write; false when the tile is no longer this worker's. */
async function writeOwn(
  { em, house }: Ctx,
  { id, attempt }: StyleTile,
  change: Partial<Pick<StyleTile, 'generationStep'>>,
): Promise<boolean> {
  const written = await queries(em)
    .updateTable('style_tile')
    .set({ ...change, leaseUntil: leaseEnd(house) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('generationStatus', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * Writes down, and tells the open pages, what is being worked on.
 *
 * @throws LeaseLostError when the tile is no longer this worker's
 */
export function reportStep(
  house: House,
  tile: StyleTile,
  generationStep: DirectorStep | 'finalizing',
): Promise<void> {
  return inTransaction(toCtx(house), async (tx) => {
    if (!(await writeOwn(tx, tile, { generationStep }))) throw new LeaseLostError();
    await announceTile(tx, tile);
  });
}
