import { type Direction, isRefusedReason, NO_PREFERENCES, readBrief } from '@stylekit/engine';
import type { DirectorRequest } from '../director.ts';

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
export function readRequest({ brief, preferences, name, seed }: DirectorRequest): Reading {
  const told = readBrief(brief, { seed, name, preferences: NO_PREFERENCES });
  const recalled = readBrief(brief, { seed, name, preferences });
  return { told, recalled, refused: told.reasons.filter(isRefusedReason).flatMap(({ words }) => words) };
}
