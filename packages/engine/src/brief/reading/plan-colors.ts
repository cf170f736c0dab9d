import { hueDistance } from '../../color/harmony.ts';
import { isAvoided } from '../../palette/avoided-hues.ts';
import { NAMED_NEUTRAL_CHROMA } from '../../palette/palette-hues.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { AvoidedHue } from '../direction.ts';
import { findIndustry, type Industry } from '../industries.ts';
import type { HueCandidate } from '../lexicon/mood-concepts.ts';
import type { Preferences } from '../preferences.ts';
import { type BriefAnalysis, fieldColor } from './analyze-brief.ts';
import { type ChosenHue, chooseHue, type HueSource } from './choose-hue.ts';
import { findAvoided } from './find-avoided.ts';
import { contradictsBusinessType } from './find-business-type-style.ts';
import type { ColorFinding } from './find-colors.ts';
import { isNeutral, MAX_WITH_OBJECTS, rankFindings } from './rank-findings.ts';

/** A planned color target: a finding of the brief or of the preferences, or a suggested hue. */
export type PlannedTarget =
  | { readonly kind: 'found'; readonly finding: ColorFinding; readonly remembered: boolean }
  | { readonly kind: 'suggested'; readonly candidate: ChosenHue };

export interface ColorPlan {
  readonly colorTargets: readonly PlannedTarget[];
  readonly avoid: readonly AvoidedHue[];
  /** The number of entries at the end of `avoid` that come from the preferences. */
  readonly rememberedAvoids: number;
}

const MAX_AVOIDED = 6;
const MAX_TARGETS = 7;
/** The avoided range to each side of a rejected color. */
const REJECTED_SPREAD_DEG = 14;
/** Kept colors are added up to this number of color targets. */
const MAX_WITH_KEPT = 3;
const SIMILAR_HUE_DEG = 18;

/** Decides the color targets of a direction, the primary first, and the hues it avoids. */
export function planColors(
  analysis: BriefAnalysis,
  preferences: Preferences,
  random: SeededRandom,
): ColorPlan {
  const given = [analysis.primary, analysis.secondary].filter((finding) => finding !== null);
  const ownAvoid = findAvoided(analysis.findings, [...given, ...analysis.findings.filter(isExplicit)]);
  const named = namedColors(analysis, ownAvoid, given);
  const known = [...given, ...named];
  const remembered = rememberedAvoids(analysis, preferences, known).slice(0, MAX_AVOIDED - ownAvoid.length);
  const avoid = [...ownAvoid, ...remembered];
  const kept = keptColors(analysis, preferences, avoid)
    .filter((finding) => !known.some((other) => isSimilar(other, finding)))
    .slice(0, Math.max(0, MAX_WITH_KEPT - known.length));
  return {
    colorTargets: orderTargets(analysis, [...named.map(asNamed), ...kept.map(asRemembered)], () =>
      suggestHue(analysis, avoid, random),
    ),
    avoid,
    rememberedAvoids: remembered.length,
  };
}

const asNamed = (finding: ColorFinding): PlannedTarget => ({ kind: 'found', finding, remembered: false });
const asRemembered = (finding: ColorFinding): PlannedTarget => ({ kind: 'found', finding, remembered: true });

/** Whether a color is requested explicitly; colors of objects yield to excluded hues. */
function isExplicit({ polarity, source }: ColorFinding): boolean {
  return polarity > 0 && source !== 'object';
}

/**
 * The colors in the texts, without those of the form, without objects in avoided hues, and without the weather around
 * a business.
 */
function namedColors(
  { findings, signals }: BriefAnalysis,
  avoid: readonly AvoidedHue[],
  given: readonly ColorFinding[],
): ColorFinding[] {
  const isIncidental = ({ object, isBusinessType }: ColorFinding) =>
    object === 'weather' && !isBusinessType && signals.businessTypes.length > 0;
  const usable = findings
    .filter(({ source, color }) => source !== 'object' || !isAvoided(color.h, avoid))
    .filter((finding) => !isIncidental(finding));
  return rankFindings(usable)
    .filter((finding) => !given.some((other) => isSimilar(other, finding)))
    .filter(({ source }, index) => source !== 'object' || given.length + index < MAX_WITH_OBJECTS);
}

/** Orders the targets: the colors of the form are always first and second, even if they are similar. */
function orderTargets(
  { primary, secondary, signals }: BriefAnalysis,
  others: readonly PlannedTarget[],
  suggest: () => PlannedTarget,
): readonly PlannedTarget[] {
  const first = others.find((target) => !isNeutralObject(target) && !isSurrounding(target, signals));
  const primaryTarget = primary === null ? (first ?? suggest()) : asNamed(primary);
  const rest = others.filter((target) => target !== primaryTarget && !isSuperfluous(target, primaryTarget));
  const second = secondary === null ? [] : [asNamed(secondary)];
  return [primaryTarget, ...second, ...rest].slice(0, MAX_TARGETS);
}

/**
 * Neutral objects such as concrete or chalk only tint the neutrals; a neutral primary needs an explicit black, white
 * or gray.
 */
function isNeutralObject(target: PlannedTarget): boolean {
  return target.kind === 'found' && target.finding.source === 'object' && isNeutral(target.finding);
}

/** The industries whose guests come for the place. */
const PLACE_INDUSTRIES: ReadonlySet<string> = new Set(['travel', 'food']);
/** The maximum hue distance of scenery that suits a business type. */
const SCENERY_DEG = 40;

/** The maximum hue distance of a mood from a business type with hues of its own. */
const MOOD_DEG = 30;

/** Whether a target is scenery around a business type with hues of its own, none of which is similar. */
function isSurrounding(target: PlannedTarget, { businessTypes }: BriefAnalysis['signals']): boolean {
  const concept = businessTypes[0]?.concept;
  if (target.kind !== 'found' || target.finding.object !== 'scenery' || concept?.hues === undefined)
    return false;
  const { color, isBusinessType } = target.finding;
  const suits = concept.hues.some(([hue]) => hueDistance(hue, color.h) <= SCENERY_DEG);
  return !suits && !isBusinessType && !PLACE_INDUSTRIES.has(concept.industry);
}

/**
 * Whether a target would spoil the palette of a primary: a thing of nearly its color, like desert beside terracotta, or
 * scenery of another hue, like the blue of a harbor beside a bakery.
 */
function isSuperfluous(target: PlannedTarget, primary: PlannedTarget): boolean {
  if (target.kind !== 'found' || target.remembered || target.finding.source !== 'object') return false;
  const { color, object, isBusinessType } = target.finding;
  if (isNeutral(target.finding) || isBusinessType) return false;
  const hero = primary.kind === 'found' ? primary.finding.color : primary.candidate.color;
  if (hero.c < NAMED_NEUTRAL_CHROMA) return false;
  const deg = hueDistance(color.h, hero.h);
  if (object === 'scenery') return deg > SCENERY_DEG;
  return deg < NEAR.deg && Math.abs(color.l - hero.l) < NEAR.lightness;
}

/** Things this near to the primary do not get a color of their own. */
const NEAR = { deg: 30, lightness: 0.25 };

/** The hues the preferences exclude: rejected colors and hues excluded in notes, unless the brief requests them. */
function rememberedAvoids(
  { memory }: BriefAnalysis,
  { rejectedColors }: Preferences,
  named: readonly ColorFinding[],
): AvoidedHue[] {
  const rejected = rejectedColors
    .map(fieldColor)
    .filter((finding) => finding !== null)
    .filter((finding) => !named.some((other) => isSimilar(other, finding)))
    .map((finding) => ({ ...finding, polarity: -1 }));
  return [
    ...findAvoided(memory.findings, named),
    ...findAvoided(rejected, named).map((range) => ({
      ...range,
      spread: Math.min(range.spread, REJECTED_SPREAD_DEG),
    })),
  ];
}

/** The colors of the preferences: kept colors first, then colors requested in notes. */
function keptColors(
  { memory }: BriefAnalysis,
  { keptColors: hexes }: Preferences,
  avoid: readonly AvoidedHue[],
): ColorFinding[] {
  const kept = hexes.map(fieldColor).filter((finding) => finding !== null);
  const noted = rankFindings(memory.findings.filter(({ source }) => source !== 'object'));
  return rankFindings([...kept, ...noted]).filter(
    (finding) => isNeutral(finding) || !isAvoided(finding.color.h, avoid),
  );
}

function isSimilar(a: ColorFinding, b: ColorFinding): boolean {
  if (isNeutral(a) || isNeutral(b))
    return isNeutral(a) && isNeutral(b) && Math.abs(a.color.l - b.color.l) < 0.1;
  return hueDistance(a.color.h, b.color.h) < SIMILAR_HUE_DEG && Math.abs(a.color.l - b.color.l) < 0.25;
}

const SIGNAL_WEIGHT = { businessType: 3, industry: 2, industryWithType: 1, mood: 1.6 };

function suggestHue(
  analysis: BriefAnalysis,
  avoid: readonly AvoidedHue[],
  random: SeededRandom,
): PlannedTarget {
  const open = findIndustry('other')?.hues ?? [];
  return { kind: 'suggested', candidate: chooseHue(hueSources(analysis), open, avoid, random) };
}

function hueSources({ signals, industry }: BriefAnalysis): HueSource[] {
  const businessTypes = signals.businessTypes.slice(0, 2).map(({ concept, word }, index) => ({
    hues: concept.hues ?? findIndustry(concept.industry)?.hues ?? [],
    weight: SIGNAL_WEIGHT.businessType / (index + 1),
    words: [word],
  }));
  const field = industry === null ? [] : [fieldSource(industry, businessTypes.length > 0)];
  const moods = signals.moods
    .filter(({ weight, concept }) => weight > 0 && (concept.hues?.length ?? 0) > 0)
    .filter(({ concept }) => !contradictsBusinessType(concept, signals))
    .map(({ concept, weight, word }) => ({
      hues: suitingHues(concept.hues ?? [], signals),
      weight: SIGNAL_WEIGHT.mood * weight,
      words: [word],
    }));
  return [...businessTypes, ...field, ...moods];
}

/** A mood shades a business type with hues of its own: only hues near one of these are left. */
function suitingHues(
  hues: readonly HueCandidate[],
  { businessTypes }: BriefAnalysis['signals'],
): readonly HueCandidate[] {
  const own = businessTypes[0]?.concept.hues;
  if (own === undefined) return hues;
  return hues.filter(([hue]) => own.some(([ownHue]) => hueDistance(hue, ownHue) <= MOOD_DEG));
}

function fieldSource({ hues, label, value }: Industry, hasBusinessType: boolean): HueSource {
  const weight =
    hasBusinessType || value === 'other' ? SIGNAL_WEIGHT.industryWithType : SIGNAL_WEIGHT.industry;
  return { hues, weight, words: [label] };
}
