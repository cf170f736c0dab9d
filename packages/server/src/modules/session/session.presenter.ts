import type { SessionActor } from '../../context/context.ts';
import type { SessionView } from './session.schema.ts';
import type { ListedSession } from './session.service.ts';

export function presentSession(session: ListedSession, actor: SessionActor): SessionView {
  return {
    id: session.id,
    userAgent: session.userAgent,
    network: session.network,
    isCurrent: session.id === actor.sessionId,
    isRemembered: session.isRemembered,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
