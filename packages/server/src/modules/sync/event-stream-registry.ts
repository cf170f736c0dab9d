import { STREAMS } from '../../config/limits.ts';
import { type Actor, type ActorCtx, type Services, toCtx } from '../../context/context.ts';
import { isActiveSession } from '../../context/session-check.ts';
import { queries } from '../../database/entity-manager.ts';
import { busy, tooManyRequests } from '../../http/api-error.ts';
import type { ChangeListener } from '../../ports/sync-hub.ts';
import { isActiveToken } from '../access-token/access-token.service.ts';
import { type EventStream, openEventStream } from './event-stream.ts';

/** The open event streams of this process. */
export interface EventStreamRegistry {
  /**
   * Opens a stream for a user; `listen` returns the listener for their changes. It ends with their session or
   * access token.
   *
   * When the process has too many, the user with the most streams loses one to a user with fewer.
   *
   * @throws ApiError 429 when the user has too many open streams, 503 when the process has and no user has more, or when
   *   it stops
   */
  open(ctx: ActorCtx, id: string, listen: (stream: EventStream) => ChangeListener): EventStream;
  /** Aborts every stream and opens no more, because the server stops. */
  close(): void;
}

interface Connection {
  readonly stream: EventStream;
  readonly actor: Actor;
}

/** Maximum number of sessions and tokens checked in one query. */
const BATCH = 500;
const RETRY_AFTER_SECONDS = 30;

/**
 * Creates the registry. Streams occupy no database connections: one query every few seconds checks all of their
 * sessions and one their access tokens, and another one when a user changed.
 */
export function createEventStreamRegistry(services: Services): EventStreamRegistry {
  const connections = new Set<Connection>();
  const unconfirmed = new Set<Connection>();
  let timer: NodeJS.Timeout | undefined;
  let isChecking = false;
  let isClosed = false;

  /** Closes streams whose session or token cannot be confirmed, also when the check itself fails. */
  const closeEndedSessions = async (): Promise<void> => {
    if (isChecking) return;
    isChecking = true;
    while (unconfirmed.size > 0) {
      const batch = [...unconfirmed].slice(0, BATCH);
      for (const connection of batch) unconfirmed.delete(connection);
      const active = await findActiveIds(services, batch);
      for (const connection of batch) if (!active.has(idOf(connection.actor))) connection.stream.end();
    }
    isChecking = false;
  };
  const revalidate = (changed: Iterable<Connection>): void => {
    for (const connection of changed) unconfirmed.add(connection);
    void closeEndedSessions();
  };
  const sendHeartbeats = (): void => {
    for (const { stream } of connections) stream.heartbeat();
    revalidate(connections);
  };

  return {
    open: ({ actor }, id, listen) => {
      if (isClosed) throw busy('The server is restarting. Please try again shortly.');
      const own = connectionsOf(connections, actor.userId).length;
      if (own >= STREAMS.perUser) {
        throw tooManyRequests(RETRY_AFTER_SECONDS, 'Too many open pages. Please close one of them.');
      }
      if (connections.size >= STREAMS.perProcess) makeRoom(connections, own);
      const stream = openEventStream(id);
      const connection = { stream, actor };
      const listener = listen(stream);
      const unsubscribe = services.sync.subscribe(actor.userId, {
        onChange: (change) => {
          listener.onChange(change);
          if (change.kind === 'user') revalidate([connection]);
        },
        onGap: () => {
          listener.onGap();
          revalidate([connection]);
        },
      });
      connections.add(connection);
      timer ??= setInterval(sendHeartbeats, services.timings.streamCheckMs);
      stream.body.once('close', () => {
        unsubscribe();
        // Its place may have been given away before.
        connections.delete(connection);
        unconfirmed.delete(connection);
        if (connections.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      });
      return stream;
    },
    close: () => {
      isClosed = true;
      for (const { stream } of connections) stream.abort();
    },
  };
}

function connectionsOf(connections: Iterable<Connection>, userId: string): Connection[] {
  return [...connections].filter(({ actor }) => actor.userId === userId);
}

/**
 * Ends the oldest stream of the user who has the most, for a user who has at least two fewer: so everybody gets one
 * before anybody gets six, and two users never take turns in ending each other's.
 *
 * @throws ApiError 503 when no user has that many
 */
function makeRoom(connections: Set<Connection>, own: number): void {
  const byUser = Map.groupBy(connections, ({ actor }) => actor.userId);
  const most = [...byUser.values()].reduce((a, b) => (b.length > a.length ? b : a), []);
  const [oldest] = most;
  if (oldest === undefined || most.length < own + 2)
    throw busy('Too many open connections at the moment. Please try again shortly.', RETRY_AFTER_SECONDS);
  connections.delete(oldest);
  oldest.stream.end();
}

/** The ids of those sessions and access tokens that are still active; none when they cannot be checked. */
async function findActiveIds(
  services: Services,
  connections: readonly Connection[],
): Promise<ReadonlySet<string>> {
  const actors = connections.map(({ actor }) => actor);
  const db = queries(toCtx(services).em);
  const users = [...new Set(actors.map(({ userId }) => userId))];
  const sessions = actors.filter((actor) => 'sessionId' in actor).map(idOf);
  const tokens = actors.filter((actor) => 'tokenId' in actor).map(idOf);
  try {
    const rows = [
      ...(sessions.length === 0
        ? []
        : await db
            .selectFrom('session')
            .select('id')
            .where('userId', 'in', users)
            .where('id', 'in', sessions)
            .where(isActiveSession)
            .execute()),
      ...(tokens.length === 0
        ? []
        : await db
            .selectFrom('access_token')
            .select('id')
            .where('userId', 'in', users)
            .where('id', 'in', tokens)
            .where(isActiveToken)
            .execute()),
    ];
    return new Set(rows.map(({ id }) => id));
  } catch (err) {
    services.log.warn({ err }, 'sessions of open streams could not be checked');
    return new Set();
  }
}

function idOf(actor: Actor): string {
  return 'tokenId' in actor ? actor.tokenId : actor.sessionId;
}
