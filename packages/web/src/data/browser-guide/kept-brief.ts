import { type DraftAtom, draftAtomOf } from '../../lib/draft-atom.ts';
import type { BriefAddress } from './brief-address.ts';

/**
 * The brief of a guide that a visitor wants to keep. Like other drafts, it stays in this tab through registration and
 * sign-in with Google, and never leaves the browser.
 */
export function keptBriefAtom(): DraftAtom<BriefAddress> {
  return draftAtomOf('kept-brief', readKeptBrief);
}

/** Parses the stored brief. Returns null if it is incomplete or empty. */
export function readKeptBrief(stored: unknown): BriefAddress | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('brief' in stored && 'version' in stored)) return null;
  const { brief, version } = stored;
  if (typeof brief !== 'string' || brief === '') return null;
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? { brief, version } : null;
}
