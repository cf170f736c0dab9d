import type { Direction } from '../direction.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import { readBrief } from '../read-brief.ts';
import { isRefusedReason } from '../reason.ts';
import type { DirectionRequest } from './direction-request.ts';

/** The directions of the built-in reader for a request, which a proposal is combined with. */
export interface Reading {
  /** The direction of the brief alone. */
  readonly fromBrief: Direction;
  /** The direction of the brief with the preferences; the fallback for missing parts of a proposal. */
  readonly withMemory: Direction;
  /** The words the brief refuses. */
  readonly refused: readonly string[];
}

/** Reads a request with the built-in reader, without and with the preferences. */
export async function readRequest({ brief, preferences, name, seed }: DirectionRequest): Promise<Reading> {
  const fromBrief = await readBrief(brief, { seed, name, preferences: NO_PREFERENCES });
  const withMemory = await readBrief(brief, { seed, name, preferences });
  return {
    fromBrief,
    withMemory,
    refused: fromBrief.reasons.filter(isRefusedReason).flatMap(({ words }) => words),
  };
}
