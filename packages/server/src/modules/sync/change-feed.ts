import { STREAMS } from '../../config/limits.ts';
import type { Change, ChangeListener } from '../../ports/sync-hub.ts';
import type { EventStream } from './event-stream.ts';

/** Sends a user's changes to a stream: each change once per batch, or one `refresh` after a gap. */
export function followChanges(stream: EventStream): ChangeListener {
  const pending = new Map<string, Change>();
  let hasGap = false;
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    if (hasGap || pending.size > STREAMS.maxChanges) stream.send('refresh', {});
    else for (const change of pending.values()) stream.send(change.kind, toData(change));
    pending.clear();
    hasGap = false;
  };
  const flushSoon = (): void => {
    timer ??= setTimeout(flush, STREAMS.batchMs);
  };
  stream.body.once('close', () => clearTimeout(timer));
  return {
    onChange: (change) => {
      if (pending.size <= STREAMS.maxChanges) pending.set(`${change.kind} ${change.id}`, change);
      flushSoon();
    },
    onGap: () => {
      hasGap = true;
      flushSoon();
    },
  };
}

function toData({ id, projectId }: Change): object {
  return projectId === null ? { id } : { id, projectId };
}
