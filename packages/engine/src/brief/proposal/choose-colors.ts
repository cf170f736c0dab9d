import { hexToOklch } from '../../color/convert-color.ts';
import { toHex } from '../../color/format-color.ts';
import { hueDistance } from '../../color/harmony.ts';
import { safeParseColor } from '../../color/parse-color.ts';
import { NEUTRAL_CHROMA } from '../../palette/palette-hues.ts';
import type { AvoidedHue, ColorTarget } from '../direction.ts';
import type { QuoteFinder, Quotes } from './brief-quotes.ts';
import type { ModelProposal } from './model-proposal.ts';
import type { Reading } from './reading.ts';

/** A color target of the direction and its origin: the user, the preferences, the model, or the built-in reader. */
export interface ChosenColor {
  readonly origin: 'given' | 'kept' | 'proposed' | 'read';
  readonly target: ColorTarget;
  readonly quotes: Quotes;
}

export interface ColorChoice {
  /** One to seven, the primary first. */
  readonly colors: readonly ChosenColor[];
  readonly avoid: readonly (AvoidedHue & { readonly origin: 'brief' | 'memory' })[];
}

const MAX_COLORS = 7;
/** The maximum number of proposed colors to use. */
const MAX_READ = 12;
/** Kept colors are added up to this number of color targets, as in the built-in reader. */
const MAX_WITH_KEPT = 3;
const MAX_AVOIDED = 6;
const AVOID_SPREAD_DEG = 20;
const LIGHTNESS = { min: 0.12, max: 0.99 };
/** The maximum difference of two color targets that count as one. */
const MAX_DIFFERENCE = { hueDeg: 8, lightness: 0.06, chroma: 0.03 };

const NO_QUOTES: Quotes = { brief: [], memory: [] };

/**
 * The colors of a direction: given colors at their index and byte for byte; around them the colors the model found in
 * the brief, then kept colors, then other ideas of the model.
 */
export function chooseColors(
  proposal: ModelProposal,
  reading: Reading,
  findQuotes: QuoteFinder,
): ColorChoice {
  const { fromBrief, withMemory } = reading;
  const given = fromBrief.colorTargets.filter(({ hex }) => hex !== null);
  const proposed = listProposed(proposal, reading, findQuotes).filter(
    ({ target }) => !given.some((other) => isSimilar(target, other)),
  );
  const kept = withMemory.colorTargets
    .filter(({ hex }) => hex !== null && !given.some((other) => other.hex === hex))
    .map((target): ChosenColor => ({ origin: 'kept', target, quotes: NO_QUOTES }));
  const open = proposed.length === 0 ? [] : orderOpen(proposed, kept, given.length);
  const colors = open.length === 0 ? readColors(reading) : insertGiven(fromBrief.colorTargets, open);
  return { colors, avoid: chooseAvoided(proposal, reading, findQuotes, colors) };
}

function listProposed(
  { colors }: ModelProposal,
  { fromBrief, withMemory }: Reading,
  findQuotes: QuoteFinder,
): ChosenColor[] {
  const rememberedAvoid = withMemory.avoid.slice(fromBrief.avoid.length);
  const usable = colors.slice(0, MAX_READ).flatMap(({ hex, words }): ChosenColor[] => {
    const target = toTarget(hex);
    if (target === null || isAvoided(target, fromBrief.avoid)) return [];
    const quotes = findQuotes(words);
    if (quotes.brief.length === 0 && isAvoided(target, rememberedAvoid)) return [];
    return [{ origin: 'proposed', target: { ...target, words: [...quotes.brief] }, quotes }];
  });
  return usable.filter(
    ({ target }, index) => !usable.slice(0, index).some((earlier) => isSimilar(target, earlier.target)),
  );
}

/** Orders the colors: requested in the brief, then kept, then other ideas of the model. */
function orderOpen(
  proposed: readonly ChosenColor[],
  kept: readonly ChosenColor[],
  givenCount: number,
): ChosenColor[] {
  const requested = proposed.filter(({ quotes }) => quotes.brief.length > 0);
  const ideas = proposed.filter(({ quotes }) => quotes.brief.length === 0);
  const room = Math.max(0, MAX_WITH_KEPT - givenCount - requested.length);
  const joining = kept
    .filter(({ target }) => !requested.some((other) => isSimilar(target, other.target)))
    .slice(0, room);
  const others = ideas.filter(({ target }) => !joining.some((other) => isSimilar(target, other.target)));
  return [...requested, ...joining, ...others];
}

/** Puts the given colors where the reader found them, and the others into the gaps and after them. */
function insertGiven(fromBrief: readonly ColorTarget[], open: readonly ChosenColor[]): ChosenColor[] {
  const waiting = [...open];
  const lastGiven = fromBrief.findLastIndex(({ hex }) => hex !== null);
  const inserted = fromBrief.slice(0, lastGiven + 1).map((target): ChosenColor => {
    if (target.hex !== null) return { origin: 'given', target, quotes: NO_QUOTES };
    return waiting.shift() ?? { origin: 'read', target, quotes: NO_QUOTES };
  });
  return [...inserted, ...waiting].slice(0, MAX_COLORS);
}

function readColors({ fromBrief, withMemory }: Reading): ChosenColor[] {
  return withMemory.colorTargets.map((target) => {
    if (target.hex === null) return { origin: 'read', target, quotes: NO_QUOTES };
    const isGiven = fromBrief.colorTargets.some(({ hex }) => hex === target.hex);
    return { origin: isGiven ? 'given' : 'kept', target, quotes: NO_QUOTES };
  });
}

/**
 * The hues excluded by the brief, then those the model found and can quote, then those of the preferences. The latter
 * two must not contain a requested color.
 */
function chooseAvoided(
  { avoid }: ModelProposal,
  { fromBrief, withMemory }: Reading,
  findQuotes: QuoteFinder,
  colors: readonly ChosenColor[],
): ColorChoice['avoid'] {
  const requested = colors.filter(({ origin, quotes }) => origin === 'given' || quotes.brief.length > 0);
  const isFree = (range: AvoidedHue) => !requested.some(({ target }) => isAvoided(target, [range]));
  const proposed = avoid.slice(0, MAX_READ).flatMap(({ hex, words }) => {
    const target = toTarget(hex);
    const { brief, memory } = findQuotes(words);
    if (target === null || target.chroma < NEUTRAL_CHROMA || brief.length + memory.length === 0) return [];
    const range = { hue: target.hue, spread: AVOID_SPREAD_DEG, words: [...brief, ...memory] };
    return [{ ...range, origin: brief.length > 0 ? ('brief' as const) : ('memory' as const) }];
  });
  const own = fromBrief.avoid.map((range) => ({ ...range, origin: 'brief' as const }));
  const remembered = withMemory.avoid
    .slice(fromBrief.avoid.length)
    .map((range) => ({ ...range, origin: 'memory' as const }));
  return [...own, ...[...proposed, ...remembered].filter(isFree)].slice(0, MAX_AVOIDED);
}

/**
 * The color target for a color of a model; `null` when it is not a color. It has no hex, because the engine may
 * change it.
 */
function toTarget(text: string): ColorTarget | null {
  const parsed = safeParseColor(text);
  if (!parsed.ok) return null;
  const { l, c, h } = hexToOklch(toHex(parsed.color.rgb));
  return {
    lightness: Math.min(LIGHTNESS.max, Math.max(LIGHTNESS.min, l)),
    chroma: Math.min(0.4, c),
    hue: h,
    hex: null,
    words: [],
  };
}

function isAvoided({ chroma, hue }: ColorTarget, ranges: readonly AvoidedHue[]): boolean {
  return chroma >= NEUTRAL_CHROMA && ranges.some((range) => hueDistance(hue, range.hue) <= range.spread);
}

function isSimilar(a: ColorTarget, b: ColorTarget): boolean {
  const isSameHue = Math.max(a.chroma, b.chroma) < 0.034 || hueDistance(a.hue, b.hue) < MAX_DIFFERENCE.hueDeg;
  return (
    isSameHue &&
    Math.abs(a.lightness - b.lightness) < MAX_DIFFERENCE.lightness &&
    Math.abs(a.chroma - b.chroma) < MAX_DIFFERENCE.chroma
  );
}
