import { hueDistance } from '../../color/harmony.ts';
import { isAvoided } from '../../palette/avoided-hues.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { AvoidedHue } from '../direction.ts';
import { findIndustry, type Industry } from '../industries.ts';
import type { Preferences } from '../preferences.ts';
import { type ChosenLeaning, chooseLeaning, type LeaningSource } from './choose-leaning.ts';
import { findAvoided } from './find-avoided.ts';
import type { ColorFinding } from './find-colors.ts';
import { fieldColor, type GatheredBrief } from './gather-brief.ts';
import { isNeutral, MOST_WITH_THINGS, rankFindings } from './rank-findings.ts';

/** A color that will become a wish, and whether the brief or the memory asked for it. */
export type PlannedWish =
  | { readonly kind: 'found'; readonly finding: ColorFinding; readonly recalled: boolean }
  | { readonly kind: 'leaning'; readonly leaning: ChosenLeaning };

export interface ColorPlan {
  readonly wishes: readonly PlannedWish[];
  readonly avoid: readonly AvoidedHue[];
  /** How many of `avoid`, from the end, come from the memory. */
  readonly recalledAvoids: number;
}

const MOST_AVOIDED = 6;
const MOST_WISHES = 7;
/** A rejected color forbids its hue this far to each side. */
const REJECTED_SPREAD_DEG = 14;
/** Kept colors join a brief's own up to this many wishes. */
const MOST_WITH_KEPT = 3;
const ALIKE_DEG = 18;

/** Decides which colors the direction wishes for, the primary first, and which hues it avoids. */
export function planColors(
  gathered: GatheredBrief,
  preferences: Preferences,
  random: SeededRandom,
): ColorPlan {
  const given = [gathered.primary, gathered.secondary].filter((finding) => finding !== null);
  const ownAvoid = findAvoided(gathered.findings, [...given, ...gathered.findings.filter(isAskedFor)]);
  const named = namedColors(gathered, ownAvoid, given);
  const known = [...given, ...named];
  const recalled = recalledAvoids(gathered, preferences, known).slice(0, MOST_AVOIDED - ownAvoid.length);
  const avoid = [...ownAvoid, ...recalled];
  const kept = keptColors(gathered, preferences, avoid)
    .filter((finding) => !known.some((other) => isAlike(other, finding)))
    .slice(0, Math.max(0, MOST_WITH_KEPT - known.length));
  return {
    wishes: orderWishes(gathered, [...named.map(asNamed), ...kept.map(asRecalled)], () =>
      toLeaning(gathered, avoid, random),
    ),
    avoid,
    recalledAvoids: recalled.length,
  };
}

const asNamed = (finding: ColorFinding): PlannedWish => ({ kind: 'found', finding, recalled: false });
const asRecalled = (finding: ColorFinding): PlannedWish => ({ kind: 'found', finding, recalled: true });

/** True for a wanted color that is named as such; things only bring theirs along and give way to what is forbidden. */
function isAskedFor({ polarity, source }: ColorFinding): boolean {
  return polarity > 0 && source !== 'thing';
}

/** The colors the texts name beside the form's own. Things in forbidden hues do not count. */
function namedColors(
  { findings }: GatheredBrief,
  avoid: readonly AvoidedHue[],
  given: readonly ColorFinding[],
): ColorFinding[] {
  const usable = findings.filter(({ source, color }) => source !== 'thing' || !isAvoided(color.h, avoid));
  return rankFindings(usable)
    .filter((finding) => !given.some((other) => isAlike(other, finding)))
    .filter(({ source }, index) => source !== 'thing' || given.length + index < MOST_WITH_THINGS);
}

/** The form's colors stand first and second, whatever the texts name and however alike they are. */
function orderWishes(
  { primary, secondary }: GatheredBrief,
  others: readonly PlannedWish[],
  lean: () => PlannedWish,
): readonly PlannedWish[] {
  const first = others.find((wish) => !isNeutralThing(wish));
  const lead = primary === null ? (first ?? lean()) : asNamed(primary);
  const rest = others.filter((wish) => wish !== lead);
  const second = secondary === null ? [] : [asNamed(secondary)];
  return [lead, ...second, ...rest].slice(0, MOST_WISHES);
}

/** Concrete or chalk tint the neutrals; a primary without a hue is only for somebody who asks for black, white or gray. */
function isNeutralThing(wish: PlannedWish): boolean {
  return wish.kind === 'found' && wish.finding.source === 'thing' && isNeutral(wish.finding);
}

/** What the memory forbids: colors thrown away and hues its notes rule out, unless the brief asks for them. */
function recalledAvoids(
  { memory }: GatheredBrief,
  { rejectedColors }: Preferences,
  named: readonly ColorFinding[],
): AvoidedHue[] {
  const rejected = rejectedColors
    .map(fieldColor)
    .filter((finding) => finding !== null)
    .filter((finding) => !named.some((other) => isAlike(other, finding)))
    .map((finding) => ({ ...finding, polarity: -1 }));
  return [
    ...findAvoided(memory.findings, named),
    ...findAvoided(rejected, named).map((range) => ({
      ...range,
      spread: Math.min(range.spread, REJECTED_SPREAD_DEG),
    })),
  ];
}

/** Colors kept before and colors the notes ask for, the former first. */
function keptColors(
  { memory }: GatheredBrief,
  { keptColors: hexes }: Preferences,
  avoid: readonly AvoidedHue[],
): ColorFinding[] {
  const kept = hexes.map(fieldColor).filter((finding) => finding !== null);
  const noted = rankFindings(memory.findings.filter(({ source }) => source !== 'thing'));
  return rankFindings([...kept, ...noted]).filter(
    (finding) => isNeutral(finding) || !isAvoided(finding.color.h, avoid),
  );
}

function isAlike(a: ColorFinding, b: ColorFinding): boolean {
  if (isNeutral(a) || isNeutral(b))
    return isNeutral(a) && isNeutral(b) && Math.abs(a.color.l - b.color.l) < 0.1;
  return hueDistance(a.color.h, b.color.h) < ALIKE_DEG && Math.abs(a.color.l - b.color.l) < 0.25;
}

const WEIGHT = { trade: 3, industry: 2, industryBesideTrade: 1, mood: 1.6 };

function toLeaning(gathered: GatheredBrief, avoid: readonly AvoidedHue[], random: SeededRandom): PlannedWish {
  const open = findIndustry('other')?.hues ?? [];
  return { kind: 'leaning', leaning: chooseLeaning(leaningSources(gathered), open, avoid, random) };
}

function leaningSources({ character, industry }: GatheredBrief): LeaningSource[] {
  const trades = character.trades.slice(0, 2).map(({ concept, word }, index) => ({
    hues: concept.hues ?? findIndustry(concept.industry)?.hues ?? [],
    weight: WEIGHT.trade / (index + 1),
    words: [word],
  }));
  const field = industry === null ? [] : [fieldSource(industry, trades.length > 0)];
  const moods = character.moods
    .filter(({ weight, concept }) => weight > 0 && (concept.hues?.length ?? 0) > 0)
    .map(({ concept, weight, word }) => ({
      hues: concept.hues ?? [],
      weight: WEIGHT.mood * weight,
      words: [word],
    }));
  return [...trades, ...field, ...moods];
}

function fieldSource({ hues, label, value }: Industry, hasTrade: boolean): LeaningSource {
  const weight = hasTrade || value === 'other' ? WEIGHT.industryBesideTrade : WEIGHT.industry;
  return { hues, weight, words: [label] };
}
