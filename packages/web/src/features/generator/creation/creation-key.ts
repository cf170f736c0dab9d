import { type DraftAtom, draftAtomOf } from '../../../lib/draft-atom.ts';
import { randomId } from '../../../lib/random-id.ts';
import type { Mode } from '../generation-mode.ts';

/** A creation request and its idempotency key. */
export interface Attempt {
  readonly content: string;
  readonly key: string;
}

/**
 * The last unsuccessful creation request of a mode in a project. It survives a reload, so that repeating the request
 * after a lost response is not charged twice.
 */
export function attemptAtomOf(projectId: string, mode: Mode): DraftAtom<Attempt> {
  return draftAtomOf(`${projectId}-${mode}-attempt`, readAttempt);
}

/** Returns the last attempt if the content is equal, otherwise one with a new key. */
export function nextAttempt(last: Attempt | null, content: string): Attempt {
  return last?.content === content ? last : { content, key: randomId() };
}

export function readAttempt(stored: unknown): Attempt | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('content' in stored && 'key' in stored)) return null;
  const { content, key } = stored;
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}
