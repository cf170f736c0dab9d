import { hueDistance } from '../../color/harmony.ts';
import { NAMED_NEUTRAL_CHROMA } from '../../palette/palette-hues.ts';
import type { ColorFinding } from './find-colors.ts';

/** Neutrals lighter than this are grounds to print on when another color is named. */
const GROUND_LIGHTNESS = 0.86;
/** Two findings this alike are one wish. */
const SAME_HUE_DEG = 22;
const SAME_LIGHTNESS = { value: 0.35, word: 0.17, neutral: 0.12 };

/** How strongly the kinds of things stand for a brand. */
const KIND_SCORE = { food: 1.3, nature: 1.3, material: 1.2, place: 1 } as const;
const TRADE_SCORE = 0.1;
const NEUTRAL_PENALTY = 0.5;
const REPEAT_SCORE = 0.3;
const AGREE_DEG = 14;
const PLACE_IN_TEXT = 0.05;
const MOST_WISHES = 7;
/** Things only fill up to this many wishes: more would make every palette a fruit bowl. */
export const MOST_WITH_THINGS = 2;

/**
 * Puts wanted colors in order: values before words before things, the lead first, accents and grounds last; alike
 * ones become one. Whatever is forbidden is left out.
 */
export function rankFindings(findings: readonly ColorFinding[]): ColorFinding[] {
  const wanted = findings.filter(({ polarity }) => polarity > 0);
  const explicit = wanted.filter(({ source }) => source !== 'thing');
  const ranked = mergeAlike(sortBy(explicit, (finding) => explicitRank(finding, explicit)));
  const things = mergeAlike(
    sortBy(wanted, (finding, index) => -thingScore(finding, index, wanted)).filter(isThing),
  );
  const room = Math.max(ranked.length, MOST_WITH_THINGS);
  return mergeAlike([...ranked, ...things]).slice(0, Math.min(room, MOST_WISHES));
}

/** True for a color without a hue of its own. */
export function isNeutral({ color }: Pick<ColorFinding, 'color'>): boolean {
  return color.c < NAMED_NEUTRAL_CHROMA;
}

function isThing({ source }: ColorFinding): boolean {
  return source === 'thing';
}

/** A stable sort by a number, smallest first. */
function sortBy<T>(items: readonly T[], toNumber: (item: T, index: number) => number): T[] {
  return items
    .map((item, index) => ({ item, index, key: toNumber(item, index) }))
    .sort((a, b) => a.key - b.key || a.index - b.index)
    .map(({ item }) => item);
}

const ROLE_RANK = { lead: 0, plain: 2, accent: 20, ground: 30 } as const;

function explicitRank(finding: ColorFinding, all: readonly ColorFinding[]): number {
  const value = finding.source === 'value' ? 0 : 1;
  return ROLE_RANK[finding.role] + value + (isGround(finding, all) ? 10 : 0);
}

/** White beside green is the paper, not the brand. */
function isGround(finding: ColorFinding, all: readonly ColorFinding[]): boolean {
  const light = isNeutral(finding) && finding.color.l > GROUND_LIGHTNESS;
  return light && finding.role !== 'lead' && all.some((other) => other !== finding && !isGroundLike(other));
}

function isGroundLike(finding: ColorFinding): boolean {
  return isNeutral(finding) && finding.color.l > GROUND_LIGHTNESS;
}

function thingScore(finding: ColorFinding, index: number, all: readonly ColorFinding[]): number {
  if (finding.thing === null) return 0;
  const repeats = all.filter((other) => other.thing !== null && agrees(other, finding)).length - 1;
  return (
    KIND_SCORE[finding.thing] +
    (finding.isTrade ? TRADE_SCORE : 0) +
    Math.min(2, repeats) * REPEAT_SCORE -
    (isNeutral(finding) ? NEUTRAL_PENALTY : 0) -
    Math.min(8, index) * PLACE_IN_TEXT
  );
}

/** True for things of one color: "lavender" and "Provence" speak for each other. */
function agrees(a: ColorFinding, b: ColorFinding): boolean {
  if (isNeutral(a) || isNeutral(b)) return a.name === b.name;
  return hueDistance(a.color.h, b.color.h) <= AGREE_DEG;
}

/** Findings with later ones that look like an earlier one taken into it. */
function mergeAlike(findings: readonly ColorFinding[]): ColorFinding[] {
  const kept: ColorFinding[] = [];
  for (const finding of findings) {
    const at = kept.findIndex((other) => isAlike(other, finding));
    const other = kept[at];
    if (other === undefined) kept.push(finding);
    else kept[at] = { ...other, words: mergeWords(other.words, finding.words) };
  }
  return kept;
}

function mergeWords(words: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...words, ...more])].slice(0, 6);
}

function isAlike(a: ColorFinding, b: ColorFinding): boolean {
  if (a.hex !== null && b.hex !== null) return a.hex.toUpperCase() === b.hex.toUpperCase();
  if (isNeutral(a) !== isNeutral(b)) return false;
  const apart = Math.abs(a.color.l - b.color.l);
  if (isNeutral(a)) return apart < SAME_LIGHTNESS.neutral;
  const limit = a.hex !== null || b.source === 'thing' ? SAME_LIGHTNESS.value : SAME_LIGHTNESS.word;
  return hueDistance(a.color.h, b.color.h) < SAME_HUE_DEG && apart < limit;
}
