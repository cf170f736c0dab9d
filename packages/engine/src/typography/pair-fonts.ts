import { createSeededRandom, pickWeighted } from '../seeded-random.ts';
import { type CatalogFont, type Font, type FontTrait, findFont } from './font-catalog.ts';
import { type CuratedPair, FONT_PAIRS, type PairReason } from './font-pairs.ts';
import { type Script, scriptsIn } from './script.ts';

/** Special uses of fonts that need a reason in the brief: handwritten headers, monospaced text. */
export const FONT_USES = ['handwriting', 'code'] as const;

/** One of `FONT_USES`. */
export type FontUse = (typeof FONT_USES)[number];

/** The criteria for a pair of families. */
export interface PairCriteria {
  /** A family by name, or null to let the traits choose. */
  readonly header: string | null;
  readonly body: string | null;
  /** Requested traits and their weights, 0–1. */
  readonly traits: Readonly<Partial<Record<FontTrait, number | undefined>>>;
  /** Without the use, no header is handwritten and no text is monospaced, except a family requested by name. */
  readonly uses: readonly FontUse[];
  /** Sample text: families without its scripts are excluded if others have them. */
  readonly text: string;
  readonly seed: string;
}

/** A header and a body family. */
export interface FontPair {
  readonly header: CatalogFont;
  readonly body: CatalogFont;
  /** Why the two work together; null when they are not a curated pair. */
  readonly reason: PairReason | null;
}

/** The weight of a trait by its position in the list of the pair. */
const POSITION_WEIGHTS = [1, 0.8, 0.6, 0.45];

/** Exponent of the suitability: 0 would be a uniform draw. */
const SHARPNESS = 8;

const INDUSTRIAL_SHARE = 0.4;

/** Reduces the weight of handwritten headers, so that they are rare even when allowed. */
const HANDWRITING_FACTOR = 0.2;

/**
 * Chooses a header and a body family from the curated pairs.
 *
 * A family requested by name is always used, in one of its curated pairs if possible. Otherwise a pair is drawn,
 * weighted by its requested traits. The same criteria and seed give the same pair.
 */
export function pairFonts(criteria: PairCriteria): FontPair {
  const draw = createSeededRandom(`${criteria.seed}|fonts`)();
  const header = findFont(criteria.header ?? '');
  const body = findFont(criteria.body ?? '');
  const pairs = candidates(criteria, header, body);
  const weighted = pairs.map((pair) => [pair, weigh(pair, criteria)] as const);
  const [headerName, bodyName, , reason] = pickWeighted(weighted, draw);
  const pair = { header: header ?? toFont(headerName), body: body ?? toFont(bodyName) };
  const isCurated = pair.header.name === headerName && pair.body.name === bodyName;
  return { ...pair, reason: isCurated ? reason : null };
}

/** The pairs with the requested families, the needed scripts and the allowed uses, as far as possible. */
function candidates(criteria: PairCriteria, header: Font | null, body: Font | null): readonly CuratedPair[] {
  const scripts = scriptsIn(criteria.text);
  return [
    ([name]: CuratedPair) => header === null || name === header.name,
    ([, name]: CuratedPair) => body === null || name === body.name,
    ([name]: CuratedPair) => header !== null || covers(name, scripts),
    ([, name]: CuratedPair) => body !== null || covers(name, scripts),
    (pair: CuratedPair) => isAllowed(pair, criteria, header),
  ].reduce<readonly CuratedPair[]>((pairs, isFit) => filterUnlessEmpty(pairs, isFit), FONT_PAIRS);
}

function filterUnlessEmpty(
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

function isAllowed([, , , reason]: CuratedPair, { uses }: PairCriteria, header: Font | null): boolean {
  if (reason === 'handwriting') return header !== null || uses.includes('handwriting');
  return reason !== 'code' || uses.includes('code');
}

function weigh([header, , traits, reason]: CuratedPair, criteria: PairCriteria): number {
  const total = Object.values(criteria.traits).reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const found = traits.reduce(
    (sum, trait, position) => sum + (criteria.traits[trait] ?? 0) * (POSITION_WEIGHTS[position] ?? 0),
    0,
  );
  const suitability = total === 0 ? 0 : found / total;
  return (
    Math.exp(SHARPNESS * suitability) *
    (reason === 'handwriting' ? HANDWRITING_FACTOR : monoWeight(header, criteria))
  );
}

/** The weight of a monospaced header: needs a technical brief, or to a lesser degree an industrial one. */
function monoWeight(header: string, { traits, header: requested }: PairCriteria): number {
  if (requested !== null || findFont(header)?.category !== 'mono') return 1;
  return Math.max(traits.technical ?? 0, INDUSTRIAL_SHARE * (traits.industrial ?? 0));
}

function toFont(name: string): CatalogFont {
  const font = findFont(name);
  if (font === null) throw new RangeError(`${name} is not in the font catalog.`);
  return font;
}
