import { hexToOklch } from '../../color/convert-color.ts';
import { toHex } from '../../color/format-color.ts';
import { hueDistance } from '../../color/harmony.ts';
import { safeParseColor } from '../../color/parse-color.ts';
import { NEUTRAL_CHROMA } from '../../palette/palette-hues.ts';
import type { Direction } from '../direction.ts';
import type { QuoteFinder, Quotes } from './brief-quotes.ts';
import type { ModelProposal } from './model-proposal.ts';
import type { Reading } from './reading.ts';

type Wish = Direction['wishes'][number];
type Avoid = Direction['avoid'][number];

/** A color of the direction and who asked for it: the person, the memory, the model, or our own reader. */
export interface ChosenColor {
  readonly origin: 'given' | 'kept' | 'proposed' | 'read';
  readonly wish: Wish;
  readonly quotes: Quotes;
}

export interface ColorChoice {
  /** One to seven, the primary first. */
  readonly colors: readonly ChosenColor[];
  readonly avoid: readonly (Avoid & { readonly origin: 'brief' | 'memory' })[];
}

const MOST_COLORS = 7;
/** Of a longer list of colors the rest is not read. */
const MOST_READ = 12;
/** Kept colors join those the brief asked for up to this many, as with the built-in reader. */
const MOST_WITH_KEPT = 3;
const MOST_AVOIDED = 6;
const AVOID_SPREAD_DEG = 20;
const LIGHTNESS = { min: 0.12, max: 0.99 };
/** Two wishes nearer than this are one. */
const ALIKE = { hueDeg: 8, lightness: 0.06, chroma: 0.03 };

const NO_QUOTES: Quotes = { brief: [], memory: [] };

/**
 * The colors of a direction: those the person gave at their places and byte for byte, around them what the brief
 * asked for by the model's reading, then what the memory kept, then the model's own ideas.
 */
export function chooseColors(
  proposal: ModelProposal,
  reading: Reading,
  findQuotes: QuoteFinder,
): ColorChoice {
  const { told, recalled } = reading;
  const given = told.wishes.filter(({ hex }) => hex !== null);
  const proposed = listProposed(proposal, reading, findQuotes).filter(
    ({ wish }) => !given.some((other) => isAlike(wish, other)),
  );
  const kept = recalled.wishes
    .filter(({ hex }) => hex !== null && !given.some((other) => other.hex === hex))
    .map((wish): ChosenColor => ({ origin: 'kept', wish, quotes: NO_QUOTES }));
  const open = proposed.length === 0 ? [] : orderOpen(proposed, kept, given.length);
  const colors = open.length === 0 ? readColors(reading) : placeGiven(told.wishes, open);
  return { colors, avoid: chooseAvoided(proposal, reading, findQuotes, colors) };
}

function listProposed(
  { colors }: ModelProposal,
  { told, recalled }: Reading,
  findQuotes: QuoteFinder,
): ChosenColor[] {
  const recalledAvoid = recalled.avoid.slice(told.avoid.length);
  const usable = colors.slice(0, MOST_READ).flatMap(({ hex, words }): ChosenColor[] => {
    const wish = toWish(hex);
    if (wish === null || isAvoided(wish, told.avoid)) return [];
    const quotes = findQuotes(words);
    if (quotes.brief.length === 0 && isAvoided(wish, recalledAvoid)) return [];
    return [{ origin: 'proposed', wish: { ...wish, words: [...quotes.brief] }, quotes }];
  });
  return usable.filter(
    ({ wish }, index) => !usable.slice(0, index).some((earlier) => isAlike(wish, earlier.wish)),
  );
}

/** What the brief asked for leads, then the memory's colors, then ideas nothing in the brief asked for. */
function orderOpen(
  proposed: readonly ChosenColor[],
  kept: readonly ChosenColor[],
  givenCount: number,
): ChosenColor[] {
  const asked = proposed.filter(({ quotes }) => quotes.brief.length > 0);
  const ideas = proposed.filter(({ quotes }) => quotes.brief.length === 0);
  const room = Math.max(0, MOST_WITH_KEPT - givenCount - asked.length);
  const joining = kept.filter(({ wish }) => !asked.some((other) => isAlike(wish, other.wish))).slice(0, room);
  const others = ideas.filter(({ wish }) => !joining.some((other) => isAlike(wish, other.wish)));
  return [...asked, ...joining, ...others];
}

/** The given colors where the reader found them, everything else in the gaps and behind. */
function placeGiven(told: readonly Wish[], open: readonly ChosenColor[]): ChosenColor[] {
  const waiting = [...open];
  const lastGiven = told.findLastIndex(({ hex }) => hex !== null);
  const placed = told.slice(0, lastGiven + 1).map((wish): ChosenColor => {
    if (wish.hex !== null) return { origin: 'given', wish, quotes: NO_QUOTES };
    return waiting.shift() ?? { origin: 'read', wish, quotes: NO_QUOTES };
  });
  return [...placed, ...waiting].slice(0, MOST_COLORS);
}

function readColors({ told, recalled }: Reading): ChosenColor[] {
  return recalled.wishes.map((wish) => {
    if (wish.hex === null) return { origin: 'read', wish, quotes: NO_QUOTES };
    const isGiven = told.wishes.some(({ hex }) => hex === wish.hex);
    return { origin: isGiven ? 'given' : 'kept', wish, quotes: NO_QUOTES };
  });
}

/** What the brief rules out, then what the model found ruled out and can quote, then the memory; a wish comes before the latter two. */
function chooseAvoided(
  { avoid }: ModelProposal,
  { told, recalled }: Reading,
  findQuotes: QuoteFinder,
  colors: readonly ChosenColor[],
): ColorChoice['avoid'] {
  const wished = colors.filter(({ origin, quotes }) => origin === 'given' || quotes.brief.length > 0);
  const isFree = (range: Avoid) => !wished.some(({ wish }) => isAvoided(wish, [range]));
  const proposed = avoid.slice(0, MOST_READ).flatMap(({ hex, words }) => {
    const wish = toWish(hex);
    const { brief, memory } = findQuotes(words);
    if (wish === null || wish.chroma < NEUTRAL_CHROMA || brief.length + memory.length === 0) return [];
    const range = { hue: wish.hue, spread: AVOID_SPREAD_DEG, words: [...brief, ...memory] };
    return [{ ...range, origin: brief.length > 0 ? ('brief' as const) : ('memory' as const) }];
  });
  const own = told.avoid.map((range) => ({ ...range, origin: 'brief' as const }));
  const remembered = recalled.avoid
    .slice(told.avoid.length)
    .map((range) => ({ ...range, origin: 'memory' as const }));
  return [...own, ...[...proposed, ...remembered].filter(isFree)].slice(0, MOST_AVOIDED);
}

/** The wish for a color as a model wrote it; `null` when it is none. The engine may move it, so it carries no hex. */
function toWish(text: string): Wish | null {
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

function isAvoided({ chroma, hue }: Wish, ranges: readonly Avoid[]): boolean {
  return chroma >= NEUTRAL_CHROMA && ranges.some((range) => hueDistance(hue, range.hue) <= range.spread);
}

function isAlike(a: Wish, b: Wish): boolean {
  const isSameHue = Math.max(a.chroma, b.chroma) < 0.034 || hueDistance(a.hue, b.hue) < ALIKE.hueDeg;
  return (
    isSameHue &&
    Math.abs(a.lightness - b.lightness) < ALIKE.lightness &&
    Math.abs(a.chroma - b.chroma) < ALIKE.chroma
  );
}
