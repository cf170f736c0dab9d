import { roundTo } from '../../color/round-to.ts';
import type { Direction } from '../direction.ts';

type Mood = Direction['mood'];

/** One shift of the mood and its weight. */
export interface MoodShift {
  readonly shift: readonly [chroma: number, lightness: number, contrast: number];
  readonly weight: number;
}

/** The curvature of the function that limits sums, so that the first words have the most effect. */
const CURVATURE = 0.45;

/** Adds up shifts into a mood, each part −1 to 1, with diminishing returns. */
export function weighMood(shifts: readonly MoodShift[]): Mood {
  const total = (part: 0 | 1 | 2) =>
    shifts.reduce((sum, { shift, weight }) => sum + shift[part] * (weight < 0 ? weight * 0.7 : weight), 0);
  return { chroma: bound(total(0)), lightness: bound(total(1)), contrast: bound(total(2)) };
}

function bound(value: number): number {
  const isModified = (value * (1 + CURVATURE)) / (1 + CURVATURE * Math.abs(value));
  return roundTo(Math.min(1, Math.max(-1, isModified * 0.9)), 3);
}
