import { createSeededRandom, pickWeighted } from '../seeded-random.ts';
import { type Font, type FontTrait, findFont } from './font-catalog.ts';
import { type CuratedPair, FONT_PAIRS, type PairReason } from './font-pairs.ts';
import { type Script, scriptsIn } from './script.ts';

/** What a brief can give occasion for beyond plain letters: a header by hand, text in a monospace. */
export const FONT_OCCASIONS = ['handwriting', 'code'] as const;

/** One of `FONT_OCCASIONS`. */
export type FontOccasion = (typeof FONT_OCCASIONS)[number];

/** What a pair of families is chosen by. */
export interface FontWish {
  /** A family by name, or null to let the traits choose. */
  readonly header: string | null;
  readonly body: string | null;
  /** Wanted traits and how much each counts, 0–1. */
  readonly traits: Readonly<Partial<Record<FontTrait, number | undefined>>>;
  /** Without an occasion no header is handwritten and no text is monospaced, unless it is asked for by name. */
  readonly occasions: readonly FontOccasion[];
  /** Text the fonts have to set: families without its scripts are left out where others have them. */
  readonly text: string;
  readonly seed: string;
}

/** A header and a body family. */
export interface FontPair {
  readonly header: Font;
  readonly body: Font;
  /** Why the two work together; null for families that were not paired by us. */
  readonly reason: PairReason | null;
}

/** How much a trait counts by its place in the list of the pair. */
const PLACE_SHARE = [1, 0.8, 0.6, 0.45];

/** How sharply the better-suited pair is preferred: 0 would be a lottery. */
const SHARPNESS = 8;

const INDUSTRIAL_SHARE = 0.4;

/** A handwritten header stays a rare thing, even where there is an occasion for one. */
const HAND_RESTRAINT = 0.2;

/**
 * Chooses a header and a body family from the curated pairs.
 *
 * A family asked for by name is used as it is, with a partner of its own where it has one. Otherwise pairs are drawn by how
 * many wanted traits they have. The same wish and seed give the same pair.
 */
export function pairFonts(wish: FontWish): FontPair {
  const draw = createSeededRandom(`${wish.seed}|fonts`)();
  const header = findFont(wish.header ?? '');
  const body = findFont(wish.body ?? '');
  const pairs = candidates(wish, header, body);
  const weighted = pairs.map((pair) => [pair, weigh(pair, wish)] as const);
  const [headerName, bodyName, , reason] = pickWeighted(weighted, draw);
  const pair = { header: header ?? toFont(headerName), body: body ?? toFont(bodyName) };
  const isOurs = pair.header.name === headerName && pair.body.name === bodyName;
  return { ...pair, reason: isOurs ? reason : null };
}

/** The pairs with the families asked for, the scripts needed and no occasion missing, as far as there are any. */
function candidates(wish: FontWish, header: Font | null, body: Font | null): readonly CuratedPair[] {
  const scripts = scriptsIn(wish.text);
  return [
    ([name]: CuratedPair) => header === null || name === header.name,
    ([, name]: CuratedPair) => body === null || name === body.name,
    ([name]: CuratedPair) => header !== null || covers(name, scripts),
    ([, name]: CuratedPair) => body !== null || covers(name, scripts),
    (pair: CuratedPair) => isCalledFor(pair, wish, header),
  ].reduce<readonly CuratedPair[]>((pairs, isFit) => keepSome(pairs, isFit), FONT_PAIRS);
}

function keepSome(
  pairs: readonly CuratedPair[],
  isFit: (pair: CuratedPair) => boolean,
): readonly CuratedPair[] {
  const fitting = pairs.filter(isFit);
  return fitting.length > 0 ? fitting : pairs;
}

function covers(name: string, scripts: readonly Script[]): boolean {
  const font = findFont(name);
  return font !== null && scripts.every((script) => font.scripts.includes(script));
}

function isCalledFor([, , , reason]: CuratedPair, { occasions }: FontWish, header: Font | null): boolean {
  if (reason === 'hand') return header !== null || occasions.includes('handwriting');
  return reason !== 'code' || occasions.includes('code');
}

function weigh([header, , traits, reason]: CuratedPair, wish: FontWish): number {
  const total = Object.values(wish.traits).reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const found = traits.reduce(
    (sum, trait, place) => sum + (wish.traits[trait] ?? 0) * (PLACE_SHARE[place] ?? 0),
    0,
  );
  const suitability = total === 0 ? 0 : found / total;
  return Math.exp(SHARPNESS * suitability) * (reason === 'hand' ? HAND_RESTRAINT : monoCall(header, wish));
}

/** A monospaced header has to be called for: by something technical, or less clearly by something industrial. */
function monoCall(header: string, { traits, header: asked }: FontWish): number {
  if (asked !== null || findFont(header)?.category !== 'mono') return 1;
  return Math.max(traits.technical ?? 0, INDUSTRIAL_SHARE * (traits.industrial ?? 0));
}

function toFont(name: string): Font {
  const font = findFont(name);
  if (font === null) throw new RangeError(`${name} is not in the font catalog.`);
  return font;
}
