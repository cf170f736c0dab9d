import type { FastifyRequest } from 'fastify';
import type { Em } from '../database/entity-manager.ts';
import { unauthenticated } from '../http/api-error.ts';
import { fromReplica } from './from-replica.ts';
import { actorCtx } from './request.ts';
import { type OwnRead, readInSession, type SessionClaim } from './session-check.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the session cookie claims, while the check of the session waits for the first read; otherwise null. */
    sessionClaim: SessionClaim | null;
  }
}

/** Runs reads of the rows of one user. */
export interface OwnReader {
  /** @throws ApiError 401 when the user is the caller of a request and not signed in */
  read<Values extends object, Row extends object>(read: OwnRead<Values, Row>, values: Values): Promise<Row[]>;
}

/** Reads the rows of a user on the connection and in the transaction of `em`. */
export function readerOf(em: Em, userId: string): OwnReader {
  return { read: ({ alone }, values) => alone.run(em, { ...values, userId }) };
}

/**
 * Reads the rows of the caller. If the route has `checksSessionInRead`, the first read also checks the session, and the
 * actor of the request is known after it.
 */
export function callerReader(request: FastifyRequest): OwnReader {
  return {
    read: (read, values) => {
      if (isUnchecked(request)) return readFirst(request, read, values);
      const { em, actor } = actorCtx(request);
      return readerOf(em, actor.userId).read(read, values);
    },
  };
}

/** Like `callerReader`, but a replica may answer. */
export function replicaReader(request: FastifyRequest): OwnReader {
  return {
    read: async (read, values) => {
      if (isUnchecked(request)) return readFirst(request, read, values);
      return fromReplica(actorCtx(request), ({ em, actor }) => readerOf(em, actor.userId).read(read, values));
    },
  };
}

/** Whether the caller is not known, because the check of their session waits for a read. */
export function isUnchecked({ actor, sessionClaim }: FastifyRequest): boolean {
  return actor === null && sessionClaim !== null;
}

async function readFirst<Values extends object, Row extends object>(
  request: FastifyRequest,
  read: OwnRead<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const { ctx, sessionClaim } = request;
  const found = sessionClaim === null ? null : await readInSession(ctx, sessionClaim, { read, values });
  if (found === null) throw unauthenticated();
  request.actor = found.actor;
  return found.rows;
}
