import { hueDistance } from '../../color/harmony.ts';
import { NAMED_NEUTRAL_CHROMA } from '../../palette/palette-hues.ts';
import type { ColorFinding } from './find-colors.ts';

/** The minimum lightness of a neutral that counts as a background when another color is named. */
const MIN_BACKGROUND_LIGHTNESS = 0.86;
/** The maximum difference of two findings that count as one color. */
const SAME_HUE_DEG = 22;
const SAME_LIGHTNESS = { value: 0.35, word: 0.17, neutral: 0.12 };

/** The score of each kind of object. */
const OBJECT_SCORE = { food: 1.3, nature: 1.3, material: 1.2, place: 1, scenery: 0.9, weather: 0.6 } as const;
const BUSINESS_TYPE_SCORE = 0.1;
const NEUTRAL_PENALTY = 0.5;
const REPEAT_SCORE = 0.3;
const AGREE_DEG = 14;
const POSITION_PENALTY = 0.05;
const MAX_TARGETS = 7;
/** Objects only fill up to this number of color targets, so that they do not dominate the palette. */
export const MAX_WITH_OBJECTS = 2;

/**
 * Ranks the wanted colors: values, words, then objects; primaries first, accents and backgrounds last. Similar colors
 * are merged, excluded colors are removed.
 */
export function rankFindings(findings: readonly ColorFinding[]): ColorFinding[] {
  const wanted = findings.filter(({ polarity }) => polarity > 0);
  const explicit = wanted.filter(({ source }) => source !== 'object');
  const ranked = mergeSimilar(sortBy(explicit, (finding) => explicitRank(finding, explicit)));
  const objects = mergeSimilar(
    sortBy(wanted, (finding, index) => -objectScore(finding, index, wanted)).filter(isObject),
  );
  const room = Math.max(ranked.length, MAX_WITH_OBJECTS);
  return mergeSimilar([...ranked, ...objects]).slice(0, Math.min(room, MAX_TARGETS));
}

/** Whether a color is neutral. */
export function isNeutral({ color }: Pick<ColorFinding, 'color'>): boolean {
  return color.c < NAMED_NEUTRAL_CHROMA;
}

function isObject({ source }: ColorFinding): boolean {
  return source === 'object';
}

/** A stable sort by a number, smallest first. */
function sortBy<T>(items: readonly T[], toNumber: (item: T, index: number) => number): T[] {
  return items
    .map((item, index) => ({ item, index, key: toNumber(item, index) }))
    .sort((a, b) => a.key - b.key || a.index - b.index)
    .map(({ item }) => item);
}

const ROLE_RANK = { primary: 0, plain: 2, accent: 20, background: 30 } as const;
/** A background with a hue leads over white beside it. */
const HUED_BACKGROUND_RANK = 11;

function explicitRank(finding: ColorFinding, all: readonly ColorFinding[]): number {
  const value = finding.source === 'value' ? 0 : 1;
  const isHuedBackground = finding.role === 'background' && !isNeutral(finding);
  const role = isHuedBackground && all.every(isBehind) ? HUED_BACKGROUND_RANK : ROLE_RANK[finding.role];
  return role + value + (isBackground(finding, all) ? 10 : 0);
}

/** Whether a color is a background or a light neutral, so that no other color leads. */
function isBehind(finding: ColorFinding): boolean {
  return finding.role === 'background' || isLightNeutral(finding);
}

/** In "white and green", white is the background, not the brand color. */
function isBackground(finding: ColorFinding, all: readonly ColorFinding[]): boolean {
  const light = isNeutral(finding) && finding.color.l > MIN_BACKGROUND_LIGHTNESS;
  return (
    light && finding.role !== 'primary' && all.some((other) => other !== finding && !isLightNeutral(other))
  );
}

function isLightNeutral(finding: ColorFinding): boolean {
  return isNeutral(finding) && finding.color.l > MIN_BACKGROUND_LIGHTNESS;
}

function objectScore(finding: ColorFinding, index: number, all: readonly ColorFinding[]): number {
  if (finding.object === null) return 0;
  const repeats = all.filter((other) => other.object !== null && agrees(other, finding)).length - 1;
  return (
    OBJECT_SCORE[finding.object] +
    (finding.isBusinessType ? BUSINESS_TYPE_SCORE : 0) +
    Math.min(2, repeats) * REPEAT_SCORE -
    (isNeutral(finding) ? NEUTRAL_PENALTY : 0) -
    Math.min(8, index) * POSITION_PENALTY
  );
}

/** Whether two objects have the same color: "lavender" and "Provence" support each other. */
function agrees(a: ColorFinding, b: ColorFinding): boolean {
  if (isNeutral(a) || isNeutral(b)) return a.name === b.name;
  return hueDistance(a.color.h, b.color.h) <= AGREE_DEG;
}

/** Merges later findings into similar earlier ones. */
function mergeSimilar(findings: readonly ColorFinding[]): ColorFinding[] {
  const kept: ColorFinding[] = [];
  for (const finding of findings) {
    const at = kept.findIndex((other) => isSimilar(other, finding));
    const other = kept[at];
    if (other === undefined) kept.push(finding);
    else kept[at] = { ...other, words: mergeWords(other.words, finding.words) };
  }
  return kept;
}

function mergeWords(words: readonly string[], more: readonly string[]): readonly string[] {
  return [...new Set([...words, ...more])].slice(0, 6);
}

function isSimilar(a: ColorFinding, b: ColorFinding): boolean {
  if (a.hex !== null && b.hex !== null) return a.hex.toUpperCase() === b.hex.toUpperCase();
  if (isNeutral(a) !== isNeutral(b)) return false;
  const apart = Math.abs(a.color.l - b.color.l);
  if (isNeutral(a)) return apart < SAME_LIGHTNESS.neutral;
  const limit = a.hex !== null || b.source === 'object' ? SAME_LIGHTNESS.value : SAME_LIGHTNESS.word;
  return hueDistance(a.color.h, b.color.h) < SAME_HUE_DEG && apart < limit;
}
