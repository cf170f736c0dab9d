import { roundTo } from '../../color/round-to.ts';
import type { Direction } from '../direction.ts';

type Mood = Direction['mood'];

/** One thing that shifts the mood: the shift and how much it counts. */
export interface MoodShift {
  readonly shift: readonly [chroma: number, lightness: number, contrast: number];
  readonly weight: number;
}

/** The bend of the curve that keeps sums within bounds: the first words count most. */
const BEND = 0.45;

/** Adds up shifts into a mood, each part −1 to 1; ten calm words are calmer than one, but not tenfold. */
export function weighMood(shifts: readonly MoodShift[]): Mood {
  const total = (part: 0 | 1 | 2) =>
    shifts.reduce((sum, { shift, weight }) => sum + shift[part] * (weight < 0 ? weight * 0.7 : weight), 0);
  return { chroma: bound(total(0)), lightness: bound(total(1)), contrast: bound(total(2)) };
}

function bound(value: number): number {
  const bent = (value * (1 + BEND)) / (1 + BEND * Math.abs(value));
  return roundTo(Math.min(1, Math.max(-1, bent * 0.9)), 3);
}
