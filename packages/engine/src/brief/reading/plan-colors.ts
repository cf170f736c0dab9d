import { hueDistance } from '../../color/harmony.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { AvoidedHue } from '../direction.ts';
import { findIndustry, type Industry } from '../industries.ts';
import type { Preferences } from '../preferences.ts';
import { type ChosenLeaning, chooseLeaning, type LeaningSource } from './choose-leaning.ts';
import { findAvoided, isInAvoided } from './find-avoided.ts';
import type { ColorFinding } from './find-colors.ts';
import { fieldColor, type GatheredBrief } from './gather-brief.ts';
import { isNeutral, rankFindings } from './rank-findings.ts';

/** A colour that will become a wish, and whether the brief or the memory asked for it. */
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
/** A rejected colour forbids its hue this far to each side. */
const REJECTED_SPREAD_DEG = 14;
/** Kept colours join a brief's own up to this many wishes. */
const MOST_WITH_KEPT = 3;
const ALIKE_DEG = 18;

/** Decides which colours the direction wishes for, the primary first, and which hues it avoids. */
export function planColors(
  gathered: GatheredBrief,
  preferences: Preferences,
  random: SeededRandom,
): ColorPlan {
  const ownAvoid = findAvoided(
    gathered.findings,
    gathered.findings.filter(({ polarity }) => polarity > 0),
  );
  const named = namedColors(gathered, ownAvoid);
  const recalled = recalledAvoids(gathered, preferences, named).slice(0, MOST_AVOIDED - ownAvoid.length);
  const avoid = [...ownAvoid, ...recalled];
  const found = named.map((finding) => ({ kind: 'found', finding, recalled: false }) as const);
  const kept = keptColors(gathered, preferences, avoid)
    .filter((finding) => !named.some((other) => isAlike(other, finding)))
    .map((finding) => ({ kind: 'found', finding, recalled: true }) as const);
  const all: PlannedWish[] = [...found, ...kept.slice(0, Math.max(0, MOST_WITH_KEPT - found.length))];
  if (all.length === 0) all.push(toLeaning(gathered, avoid, random));
  return {
    wishes: withSecondary(all, gathered, () => toLeaning(gathered, avoid, random)),
    avoid,
    recalledAvoids: recalled.length,
  };
}

/** The colours the brief itself names, the form's primary first. Things in forbidden hues do not count. */
function namedColors({ primary, findings }: GatheredBrief, avoid: readonly AvoidedHue[]): ColorFinding[] {
  const usable = findings.filter(({ source, color }) => source !== 'thing' || !isInAvoided(color.h, avoid));
  return rankFindings(primary === null ? usable : [primary, ...usable]);
}

/** The form's second colour stands second, whatever the texts name. */
function withSecondary(
  wishes: readonly PlannedWish[],
  { primary, secondary, findings }: GatheredBrief,
  lean: () => PlannedWish,
): readonly PlannedWish[] {
  if (secondary === null) return wishes;
  const others = wishes.filter((wish) => wish.kind === 'leaning' || !isAlike(wish.finding, secondary));
  const needsLead = primary === null && others.length === 0 && findings.length >= 0;
  const [first = lean(), ...rest] = needsLead ? [] : others;
  return [first, { kind: 'found', finding: secondary, recalled: false } as const, ...rest].slice(0, 7);
}

/** What the memory forbids: colours thrown away and hues its notes rule out, unless the brief asks for them. */
function recalledAvoids(
  { memory }: GatheredBrief,
  { rejectedColors }: Preferences,
  named: readonly ColorFinding[],
): AvoidedHue[] {
  const noted = findAvoided(memory.findings, named);
  const rejected = rejectedColors
    .map(fieldColor)
    .filter((finding) => finding !== null)
    .filter((finding) => !isNeutral(finding) && !named.some((other) => isAlike(other, finding)))
    .map(({ color, words }) => ({
      hue: Math.round(color.h),
      spread: REJECTED_SPREAD_DEG,
      words: [...words],
    }));
  return [...noted, ...rejected];
}

/** Colours kept before and colours the notes ask for, the former first. */
function keptColors(
  { memory }: GatheredBrief,
  { keptColors: hexes }: Preferences,
  avoid: readonly AvoidedHue[],
): ColorFinding[] {
  const kept = hexes.map(fieldColor).filter((finding) => finding !== null);
  const noted = rankFindings(memory.findings.filter(({ source }) => source !== 'thing'));
  return rankFindings([...kept, ...noted]).filter(
    (finding) => isNeutral(finding) || !isInAvoided(finding.color.h, avoid),
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
