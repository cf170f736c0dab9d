import { type ActorCtx, toCtx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import type { StyleTile } from '../../database/tables/style-tile.entity.ts';
import type { ChangeListener } from '../../ports/sync-hub.ts';
import type { EventStream } from './event-stream.ts';

/** The progress of a style guide, as sent to a stream. */
export interface TileStatus {
  readonly generationStatus: StyleTile['generationStatus'];
  readonly generationStep: string | null;
  readonly generationError: string | null;
  readonly generated: boolean;
}

/** The event id of the final status. */
export const END_ID = 'end';

/** Null if the style guide is unknown, deleted or belongs to another user. */
export async function findTileStatus({ em, actor }: ActorCtx, id: string): Promise<TileStatus | null> {
  const row = await queries(em)
    .selectFrom('style_tile')
    .select(['generationStatus', 'generationStep', 'generationError'])
    .where('id', '=', id)
    .where('userId', '=', actor.userId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, generated: row.generationStatus === 'generated' };
}

export function isFinal({ generationStatus }: TileStatus): boolean {
  return generationStatus === 'generated' || generationStatus === 'failed';
}

/**
 * Sends the status of a style guide to a stream, now and at each change; the stream ends when the guide is final or
 * deleted.
 */
export function followTile({ services, actor }: ActorCtx, id: string, stream: EventStream): ChangeListener {
  let last = '';
  let isReading = false;
  let isStale = false;
  const sendStatus = async (): Promise<void> => {
    const status = await findTileStatus({ ...toCtx(services), actor }, id);
    if (status === null) return stream.end();
    const serialized = JSON.stringify(status);
    if (serialized !== last) stream.send('status', status, isFinal(status) ? END_ID : undefined);
    last = serialized;
    if (isFinal(status)) stream.end();
  };
  /** Changes during a query trigger only one more query. */
  const read = async (): Promise<void> => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale && !stream.body.destroyed) {
        isStale = false;
        await sendStatus();
      }
    } catch (err) {
      services.log.warn({ err, styleTileId: id }, 'status of a style guide could not be loaded');
      stream.abort();
    } finally {
      isReading = false;
    }
  };
  void read();
  return {
    onChange: (change) => {
      if (change.kind === 'style-tile' && change.id === id) void read();
    },
    onGap: () => void read(),
  };
}
