import { type Guide, generateGuide } from '@stylekit/engine';
import { toGuideName } from './guide-name.ts';

/**
 * The guide of a brief, made here by the built-in generator; every version is another seed, the first has none.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` when the brief cannot be used
 */
export function makeGuideOf(brief: string, version: number): Promise<Guide> {
  const name = toGuideName(brief);
  const options = version === 1 ? { name } : { name, seed: String(version) };
  return generateGuide('ai', { description: brief }, options);
}
