import { hueDistance } from '../../color/harmony.ts';
import type { AvoidedHue } from '../direction.ts';
import type { ColorFinding } from './find-colors.ts';
import { isNeutral } from './rank-findings.ts';

/** The avoided range to each side of an excluded color, by the specificity of its word. */
const SPREAD_DEG = { basic: 30, shade: 18, value: 15, object: 20 };
/** Basic colors with a narrower or wider range. */
const SPREAD_BY_NAME: ReadonlyMap<string, number> = new Map([
  ['blue', 38],
  ['green', 36],
  ['red', 20],
  ['orange', 18],
  ['yellow', 18],
  ['pink', 28],
  ['purple', 28],
  ['brown', 16],
]);
const MAX_RANGES = 6;
/** The minimum distance between a requested color and an avoided range. */
const CLEARANCE_DEG = 6;
/** Narrower ranges are dropped. */
const MIN_SPREAD_DEG = 6;

/**
 * The hues a text excludes. A requested color inside a range ("blue, but not navy") shortens the range, or drops it
 * when it becomes too narrow.
 */
export function findAvoided(
  findings: readonly ColorFinding[],
  wanted: readonly ColorFinding[],
): AvoidedHue[] {
  const wantedHues = wanted.filter((finding) => !isNeutral(finding)).map(({ color }) => color.h);
  return findings
    .filter((finding) => finding.polarity < 0 && !isNeutral(finding))
    .map((finding) => ({
      hue: Math.round(finding.color.h),
      spread: narrow(finding.color.h, spreadOf(finding), wantedHues),
      words: finding.words.slice(0, 6).map((word) => word.slice(0, 60)),
    }))
    .filter(({ spread }) => spread >= MIN_SPREAD_DEG)
    .slice(0, MAX_RANGES);
}

function spreadOf(finding: ColorFinding): number {
  if (finding.source === 'object') return SPREAD_DEG.object;
  if (finding.source === 'value') return SPREAD_DEG.value;
  return (
    SPREAD_BY_NAME.get(finding.name) ??
    (finding.specificity === 'basic' ? SPREAD_DEG.basic : SPREAD_DEG.shade)
  );
}

function narrow(hue: number, spread: number, wantedHues: readonly number[]): number {
  const nearest = Math.min(...wantedHues.map((wanted) => hueDistance(wanted, hue) - CLEARANCE_DEG));
  return Math.round(Math.min(spread, nearest));
}
