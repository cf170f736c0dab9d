import { roundTo } from '../../color/round-to.ts';
import { pickWeighted, type SeededRandom } from '../../seeded-random.ts';
import { FONT_TRAITS, type FontTrait } from '../../typography/font-catalog.ts';

/** Font traits something asks for and how much it counts; less than 0 asks against them. */
export interface FontShift {
  readonly fonts: Partial<Record<FontTrait, number>>;
  readonly weight: number;
}

/** Traits that sit well beside each trait: one of them is added, so that like briefs do not all look alike. */
const COMPANIONS: Readonly<Record<FontTrait, readonly FontTrait[]>> = {
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
const COMPANION_SHARE = 0.4;
/** Traits weaker than this share of the strongest only blur the choice. */
const LEAST_SHARE = 0.16;
const MOST_TRAITS = 7;

/** Traits that suit a brand of which nothing is known. */
const OPEN_TRAITS: readonly FontTrait[] = [
  'calm',
  'classic',
  'editorial',
  'friendly',
  'geometric',
  'modern',
  'neutral',
  'warm',
];

/** Adds up wanted font traits, 0–1 with the strongest at 1. Drawn from a few when nothing asks for any. */
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
  const [lead, most] = ranked[0] ?? [OPEN_TRAITS[Math.floor(random() * OPEN_TRAITS.length)] ?? 'neutral', 1];
  const companion = pickWeighted(
    COMPANIONS[lead].map((trait) => [trait, 1] as const),
    random(),
  );
  const strongest = ranked.filter(([, weight]) => weight >= most * LEAST_SHARE).slice(0, MOST_TRAITS);
  const result = new Map<FontTrait, number>([[lead, 1]]);
  for (const [trait, weight] of strongest) result.set(trait, weight / most);
  result.set(companion, Math.min(1, (result.get(companion) ?? 0) + COMPANION_SHARE));
  return toRecord(result);
}

/** In the order of the catalog, so that equal wishes give equal bytes. */
function toRecord(weights: ReadonlyMap<FontTrait, number>): Partial<Record<FontTrait, number>> {
  const record: Partial<Record<FontTrait, number>> = {};
  for (const trait of FONT_TRAITS) {
    const weight = weights.get(trait);
    if (weight !== undefined) record[trait] = roundTo(weight, 3);
  }
  return record;
}
