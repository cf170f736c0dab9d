import { createSeededRandom, pickWeighted } from '../seeded-random.ts';
import { FONTS, type Font, type FontCategory, type FontTrait } from './font-catalogue.ts';
import { type Script, scriptsIn } from './script.ts';

export interface FontWish {
  /** A family by name, or null to let the traits choose. */
  readonly header: string | null;
  readonly body: string | null;
  /** Wanted traits and how much each counts, 0–1. */
  readonly traits: Readonly<Partial<Record<FontTrait, number | undefined>>>;
  /** Text the fonts have to set: families without its scripts are left out where others have them. */
  readonly text: string;
  readonly seed: string;
}

export interface FontPair {
  readonly header: Font;
  readonly body: Font;
}

/** How much a trait counts by its place in the family's list. */
const PLACE_SHARE = [1, 0.8, 0.6, 0.45];

/** How sharply the better-suited family is preferred: 0 would be a lottery. */
const SHARPNESS = { header: 6, body: 4 };

/** Families whose letters are too condensed, too ornate or too contrasted for running text. */
const HEADINGS_ONLY: ReadonlySet<string> = new Set(['Oswald', 'Bebas Neue', 'Playfair Display']);

/** How well a body category stands beside a header category: contrast without quarrel. */
const COMPANY: Readonly<Record<FontCategory, Readonly<Partial<Record<FontCategory, number>>>>> = {
  serif: { sans: 1, serif: 0.35, mono: 0.3 },
  sans: { sans: 0.6, serif: 0.85, mono: 0.4 },
  display: { sans: 1, serif: 0.6, mono: 0.5 },
  handwriting: { sans: 1, serif: 0.7, mono: 0.1 },
  mono: { sans: 1, serif: 0.6, mono: 0.35 },
};

/** Traits that make a category with strong manners a sound choice; without them it is held back. */
const CALLED_FOR: Readonly<Partial<Record<FontCategory, readonly FontTrait[]>>> = {
  handwriting: ['handmade', 'playful', 'retro'],
  mono: ['technical', 'industrial', 'retro'],
  display: ['bold', 'industrial', 'retro'],
};

/**
 * Chooses a header and a body family from the 30.
 *
 * A family asked for by name is used as it is. Otherwise families are drawn by how many wanted traits they have and,
 * for the body, by how well they stand beside the header. The same wish and seed give the same pair.
 */
export function pairFonts(wish: FontWish): FontPair {
  const random = createSeededRandom(`${wish.seed}|fonts`);
  const [headerDraw, bodyDraw] = [random(), random()];
  const scripts = scriptsIn(wish.text);
  const header = byName(wish.header) ?? draw(FONTS, scripts, headerDraw, (font) => headerWeight(font, wish));
  const body = byName(wish.body) ?? draw(FONTS, scripts, bodyDraw, (font) => bodyWeight(font, header, wish));
  return { header, body };
}

function byName(name: string | null): Font | null {
  return FONTS.find((font) => font.name === name) ?? null;
}

function draw(
  fonts: readonly Font[],
  scripts: readonly Script[],
  random: number,
  weigh: (font: Font) => number,
): Font {
  const able = fonts.filter((font) => scripts.every((script) => font.scripts.includes(script)));
  const weighted = (able.length > 0 ? able : fonts).map((font) => [font, weigh(font)] as const);
  return pickWeighted(weighted, random);
}

function headerWeight(font: Font, wish: FontWish): number {
  return Math.exp(SHARPNESS.header * (suitability(font, wish) + restraint(font, wish)));
}

function bodyWeight(font: Font, header: Font, wish: FontWish): number {
  if (font.category === 'handwriting' || font.category === 'display' || HEADINGS_ONLY.has(font.name))
    return 0;
  const company = font.name === header.name ? 0.25 : (COMPANY[header.category][font.category] ?? 0);
  return company * Math.exp(SHARPNESS.body * (suitability(font, wish) + restraint(font, wish)));
}

/** How much of what is wanted the family has, 0–1. */
function suitability(font: Font, { traits }: FontWish): number {
  const total = Object.values(traits).reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  if (total === 0) return 0;
  const found = font.traits.reduce<number>(
    (sum, trait, place) => sum + (traits[trait] ?? 0) * (PLACE_SHARE[place] ?? 0),
    0,
  );
  return found / total;
}

function restraint(font: Font, { traits }: FontWish): number {
  const calls = CALLED_FOR[font.category];
  if (calls === undefined) return 0;
  const call = Math.max(...calls.map((trait) => traits[trait] ?? 0));
  return 0.25 * call - 0.3 * (1 - call);
}
