import { hueDistance } from '../../color/harmony.ts';
import type { AvoidedHue } from '../direction.ts';
import type { ColorFinding } from './find-colors.ts';
import { isNeutral } from './rank-findings.ts';

/** How far to each side a forbidden color reaches, by how broad its word is. */
const SPREAD_DEG = { basic: 30, shade: 18, value: 15, thing: 20 };
/** Basic words whose neighbors begin sooner or later than most. */
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
const MOST = 6;
/** A wish inside a forbidden range keeps this distance from it … */
const CLEARANCE_DEG = 6;
/** … and a range that gets narrower than this says nothing any more. */
const LEAST_SPREAD_DEG = 6;

/**
 * The hues a text forbids. A color that is wanted as well ("blue, but not navy") makes the forbidden range end
 * before it, or drops the range when too little of it is left.
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
    .filter(({ spread }) => spread >= LEAST_SPREAD_DEG)
    .slice(0, MOST);
}

function spreadOf(finding: ColorFinding): number {
  if (finding.source === 'thing') return SPREAD_DEG.thing;
  if (finding.source === 'value') return SPREAD_DEG.value;
  return (
    SPREAD_BY_NAME.get(finding.name) ?? (finding.breadth === 'basic' ? SPREAD_DEG.basic : SPREAD_DEG.shade)
  );
}

function narrow(hue: number, spread: number, wantedHues: readonly number[]): number {
  const nearest = Math.min(...wantedHues.map((wanted) => hueDistance(wanted, hue) - CLEARANCE_DEG));
  return Math.round(Math.min(spread, nearest));
}
