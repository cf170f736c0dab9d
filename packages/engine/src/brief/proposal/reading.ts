import type { Direction } from '../direction.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import { readBrief } from '../read-brief.ts';
import { isRefusedReason } from '../reason.ts';
import type { DirectionRequest } from './direction-request.ts';

/** What the engine's reader makes of a request: the ground a proposal stands on. */
export interface Reading {
  /** The brief by itself: what it says here was given by the person. */
  readonly told: Direction;
  /** The brief with the project's memory: it speaks where a proposal is silent. */
  readonly recalled: Direction;
  /** Words the brief turns down. */
  readonly refused: readonly string[];
}

/** Reads a request with the engine's reader, without its memory and with it. */
export function readRequest({ brief, preferences, name, seed }: DirectionRequest): Reading {
  const told = readBrief(brief, { seed, name, preferences: NO_PREFERENCES });
  const recalled = readBrief(brief, { seed, name, preferences });
  return { told, recalled, refused: told.reasons.filter(isRefusedReason).flatMap(({ words }) => words) };
}
