import { roundTo } from '../../color/round-to.ts';
import { pickWeighted, type SeededRandom } from '../../seeded-random.ts';
import { FONT_TRAITS, type FontTrait } from '../../typography/font-catalog.ts';

/** The font traits of one signal and its weight; a negative weight counts against them. */
export interface FontShift {
  readonly fonts: Partial<Record<FontTrait, number>>;
  readonly weight: number;
}

/** Traits that match each trait; one of them is added, so that similar briefs give different results. */
const MATCHING_TRAITS: Readonly<Record<FontTrait, readonly FontTrait[]>> = {
  bold: ['industrial', 'retro', 'modern', 'playful'],
  calm: ['classic', 'warm', 'neutral', 'elegant'],
  classic: ['editorial', 'elegant', 'corporate', 'warm'],
  corporate: ['neutral', 'classic', 'technical', 'warm'],
  editorial: ['classic', 'modern', 'elegant', 'warm'],
  elegant: ['luxurious', 'classic', 'editorial', 'calm'],
  friendly: ['warm', 'playful', 'geometric', 'handmade'],
  geometric: ['modern', 'technical', 'friendly', 'retro'],
  handmade: ['warm', 'playful', 'retro', 'calm'],
  industrial: ['bold', 'technical', 'retro', 'corporate'],
  luxurious: ['elegant', 'classic', 'editorial', 'modern'],
  modern: ['geometric', 'neutral', 'bold', 'editorial'],
  neutral: ['modern', 'calm', 'corporate', 'technical'],
  playful: ['friendly', 'handmade', 'retro', 'geometric'],
  retro: ['playful', 'bold', 'warm', 'geometric'],
  technical: ['modern', 'neutral', 'industrial', 'geometric'],
  warm: ['friendly', 'classic', 'handmade', 'editorial'],
};
const MATCHING_TRAIT_WEIGHT = 0.4;
/** Traits below this share of the strongest are dropped. */
const MIN_SHARE = 0.16;
const MAX_TRAITS = 7;

/** Traits for a brand without any signal. */
const DEFAULT_TRAITS: readonly FontTrait[] = [
  'calm',
  'classic',
  'editorial',
  'friendly',
  'geometric',
  'modern',
  'neutral',
  'warm',
];

/**
 * Adds up the requested font traits, 0–1 with the strongest at 1. Without any, one of a few default traits is drawn.
 */
export function weighFonts(
  shifts: readonly FontShift[],
  random: SeededRandom,
): Partial<Record<FontTrait, number>> {
  const sums = new Map<FontTrait, number>();
  for (const { fonts, weight } of shifts) {
    for (const trait of FONT_TRAITS) sums.set(trait, (sums.get(trait) ?? 0) + (fonts[trait] ?? 0) * weight);
  }
  const wanted = FONT_TRAITS.map(
    (trait) => [trait, (sums.get(trait) ?? 0) * (0.85 + 0.3 * random())] as const,
  ).filter(([, weight]) => weight > 0);
  const ranked = wanted.sort(([, a], [, b]) => b - a);
  const [topTrait, max] = ranked[0] ?? [
    DEFAULT_TRAITS[Math.floor(random() * DEFAULT_TRAITS.length)] ?? 'neutral',
    1,
  ];
  const companion = pickWeighted(
    MATCHING_TRAITS[topTrait].map((trait) => [trait, 1] as const),
    random(),
  );
  const strongest = ranked.filter(([, weight]) => weight >= max * MIN_SHARE).slice(0, MAX_TRAITS);
  const result = new Map<FontTrait, number>([[topTrait, 1]]);
  for (const [trait, weight] of strongest) result.set(trait, weight / max);
  result.set(companion, Math.min(1, (result.get(companion) ?? 0) + MATCHING_TRAIT_WEIGHT));
  return toRecord(result);
}

/** In catalog order, so that equal traits give equal bytes. */
function toRecord(weights: ReadonlyMap<FontTrait, number>): Partial<Record<FontTrait, number>> {
  const record: Partial<Record<FontTrait, number>> = {};
  for (const trait of FONT_TRAITS) {
    const weight = weights.get(trait);
    if (weight !== undefined) record[trait] = roundTo(weight, 3);
  }
  return record;
}
