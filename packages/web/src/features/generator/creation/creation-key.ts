import { type DraftAtom, draftAtomOf } from '../../../lib/draft-atom.ts';
import type { Mode } from '../generation-mode.ts';

/** A creation that was begun: what was asked for, and the key it was asked for under. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
}

/**
 * The last creation of a mode in a project that has not been answered with success. It is kept through a reload, so
 * that asking again for the same after a lost answer is not charged again.
 */
export function attemptOf(projectId: string, mode: Mode): DraftAtom<Attempt> {
  return draftAtomOf(`${projectId}-${mode}-attempt`, readAttempt);
}

/** The last attempt again for the same content, a new one under a new key for any other. */
export function nextAttempt(last: Attempt | null, content: string): Attempt {
  return last?.content === content ? last : { content, key: makeKey() };
}

export function readAttempt(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('content' in stored && 'key' in stored)) return null;
  const { content, key } = stored;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}

/** 128 random bits; `randomUUID` would ask for a secure context. */
function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
