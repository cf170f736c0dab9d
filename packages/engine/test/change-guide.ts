import type { Guide } from '../src/guide/guide.ts';
import { SAMPLE_GUIDE } from '../src/guide/sample-guide.ts';

/** A guide whose parts can be assigned. */
export type GuideDraft = { -readonly [Key in keyof Guide]: Guide[Key] };

/** A copy of the sample guide with a change. */
export function changeGuide(change: (guide: GuideDraft) => void): Guide {
  const guide = structuredClone(SAMPLE_GUIDE) as GuideDraft;
  change(guide);
  return guide;
}
