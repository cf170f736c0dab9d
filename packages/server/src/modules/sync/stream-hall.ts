import { STREAMS } from '../../config/limits.ts';
import { type ActorCtx, type Services, toCtx } from '../../context/context.ts';
import { queries } from '../../database/entity-manager.ts';
import { tooManyRequests, unavailable } from '../../http/api-error.ts';
import type { ChangeListener } from '../../ports/sync-hub.ts';
import { isAlive } from '../session/session.service.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

/** The open event streams of this process. */
export interface StreamHall {
  /**
   * Opens a stream for a user; `listen` returns the listener for their changes. It ends with their session.
   *
   * @throws ApiError 429 when the user has too many open streams, 503 when the process has
   */
  open(ctx: ActorCtx, id: string, listen: (stream: EventStream) => ChangeListener): EventStream;
  /** Aborts every stream. */
  close(): void;
}

interface Guest {
  readonly stream: EventStream;
  readonly userId: string;
  readonly sessionId: string;
}

/** Maximum number of sessions checked in one query. */
const BATCH = 500;
const REFUSED_SECONDS = 30;

/**
 * Creates the registry. Streams occupy no database connections: one query every few seconds checks all of their
 * sessions, and another one when a user changed.
 */
export function openStreamHall(services: Services): StreamHall {
  const guests = new Set<Guest>();
  const doubted = new Set<Guest>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;

  /** Closes streams whose session cannot be confirmed, also when the check itself fails. */
  const checkDoubted = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    while (doubted.size > 0) {
      const batch = [...doubted].slice(0, BATCH);
      for (const guest of batch) doubted.delete(guest);
      const alive = await findAlive(services, batch);
      for (const guest of batch) if (!alive.has(guest.sessionId)) guest.stream.end();
    }
    isChecking = false;
  };
  const doubt = (some: Iterable<Guest>): void => {
    for (const guest of some) doubted.add(guest);
    void checkDoubted();
  };
  const tick = (): void => {
    for (const { stream } of guests) stream.beat();
    doubt(guests);
  };

  return {
    open: ({ actor: { userId, sessionId } }, id, listen) => {
      if (guests.size >= STREAMS.perProcess)
        throw unavailable('Too many open connections at the moment. Please try again shortly.');
      const own = [...guests].filter((guest) => guest.userId === userId).length;
      if (own >= STREAMS.perPerson) {
        throw tooManyRequests(REFUSED_SECONDS, 'Too many open pages. Please close one of them.');
      }
      const stream = openEventStream(id);
      const guest = { stream, userId, sessionId };
      const listener = listen(stream);
      const unsubscribe = services.sync.subscribe(userId, {
        onChange: (change) => {
          listener.onChange(change);
          if (change.kind === 'user') doubt([guest]);
        },
        onGap: () => {
          listener.onGap();
          doubt([guest]);
        },
      });
      guests.add(guest);
      timer ??= setInterval(tick, services.pace.streamCheckMs);
      stream.body.once('close', () => {
        unsubscribe();
        guests.delete(guest);
        doubted.delete(guest);
        if (guests.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
      return stream;
    },
    close: () => {
      for (const { stream } of guests) stream.cut();
    },
  };
}

async function findAlive(services: Services, guests: readonly Guest[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(guests.map(({ sessionId }) => sessionId))];
  try {
    const rows = await queries(toCtx(services).em)
      .selectFrom('session')
      .select('id')
      .where('id', 'in', ids)
      .where(isAlive)
      .execute();
    return new Set(rows.map(({ id }) => id));
  } catch (err) {
    services.log.warn({ err }, 'sessions of open streams could not be checked');
    return new Set();
  }
}
