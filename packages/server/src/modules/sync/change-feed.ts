import { STREAMS } from '../../config/limits.ts';
import type { Change, ChangeListener } from '../../ports/sync-hub.ts';
import type { EventStream } from './event-stream.ts';

/** Sends a user's changes to a stream: each change once per batch, or one `refresh` after a gap. */
export function followChanges(stream: EventStream): ChangeListener {
  const gathered = new Map<string, Change>();
  let hasGap = false;
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    timer = undefined;
    if (hasGap || gathered.size > STREAMS.mostChanges) stream.send('refresh', {});
    else for (const change of gathered.values()) stream.send(change.kind, toData(change));
    gathered.clear();
    hasGap = false;
  };
  const tellSoon = (): void => {
    timer ??= setTimeout(tell, STREAMS.gatherMs);
  };
  stream.body.once('close', () => clearTimeout(timer));
  return {
    onChange: (change) => {
      if (gathered.size <= STREAMS.mostChanges) gathered.set(`${change.kind} ${change.id}`, change);
      tellSoon();
    },
    onGap: () => {
      hasGap = true;
      tellSoon();
    },
  };
}

function toData({ id, projectId }: Change): object {
  return projectId === null ? { id } : { id, projectId };
}
