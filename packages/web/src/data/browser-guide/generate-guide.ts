import { type Guide, generateGuide } from '@stylekit/engine';
import { aiBriefSchema } from '@stylekit/engine/brief';
import { toGuideName } from './guide-name.ts';

/**
 * Generates a guide with the built-in generator. Version 1 has no seed; other versions are the seed.
 *
 * @throws StyleKitError `SK_BRIEF_INVALID` if the brief is invalid
 */
export function generateGuideFor(brief: string, version: number): Promise<Guide> {
  const name = toGuideName(brief);
  const options = version === 1 ? { name } : { name, seed: String(version) };
  return generateGuide('ai', { description: brief }, options);
}

/** The error message of a brief that cannot be generated, or undefined. */
export function findBriefError(brief: string): string | undefined {
  return aiBriefSchema.safeParse({ description: brief }).error?.issues[0]?.message;
}
