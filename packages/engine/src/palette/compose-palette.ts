import { hexToOklch } from '../color/convert-color.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { recognizeHarmony } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';
import { type FittedPalette, fitPalette } from './fit-palette.ts';
import { isMud } from './mud.ts';
import { HARMONY_TOLERANCE_DEG, NEUTRAL_CHROMA, paletteHue } from './palette-hues.ts';
import type { PaletteRequest } from './palette-request.ts';
import { planColorless, planPalette } from './plan-palette.ts';
import { type PlannedColor, withoutJob } from './planned-color.ts';
import { RECIPES } from './recipes.ts';
import { countNeutrals, countVivid, hasOffWhite } from './vividness.ts';

/** Seven `#RRGGBB` colors in role order: primary, secondary 1–2, accent 1–4. */
export interface Palette extends FittedPalette {
  /** The harmony the colors really stand in, within ±6° and with every angle used; null when they stand in none. */
  readonly harmony: HarmonyType | null;
}

/** Plans tried before a palette is accepted that the given colors keep from its recipe. */
const ATTEMPTS = 10;
/** Plans tried without the bounds of the jobs, before a palette is accepted that breaks a rule. */
const FREE_ATTEMPTS = 4;

/** A mood of chroma from which down neutral wishes are answered with neutrals alone. */
const COLORLESS_MOOD = -0.95;

/** The neutrals come right after the wanted colors, because they have the least room; the companion makes way for all others. */
const PLACING_ORDER = [0, 4, 1, 3, 2, 5, 6];

/**
 * Composes the seven colors of a guide by their jobs: hero, dark neutral, companion, highlight, light neutral and two
 * accents, in the manner of a recipe.
 *
 * Kept colors are returned byte for byte. Every other color is moved by the least until all pairs differ by
 * CIEDE2000 ≥ 8 for normal vision and ≥ 4 for each full color-vision deficiency; `keepsRules` is false when kept colors
 * crowd the palette too much for that. The same request gives the same palette.
 */
export function composePalette(request: PaletteRequest): Palette {
  if (isColorless(request)) return withHarmony(fitPalette(planColorless(request), PLACING_ORDER));
  let fallback: FittedPalette | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const plan = planPalette(request, attempt);
    if (fallback !== null && !fitsRecipe(plan, request)) continue;
    const placed = fitPalette(plan, PLACING_ORDER);
    if (placed.keepsRules && keepsGates(placed, request)) return withHarmony(placed);
    if (placed.keepsRules) fallback ??= placed;
  }
  return withHarmony(fallback ?? placeFreely(request));
}

/** Given colors leave no room for the jobs: the rest only has to be told apart. */
function placeFreely(request: PaletteRequest): FittedPalette {
  const place = (attempt: number) => fitPalette(planPalette(request, attempt).map(withoutJob), PLACING_ORDER);
  const first = place(0);
  let placed = first;
  for (let attempt = 1; attempt < FREE_ATTEMPTS && !placed.keepsRules; attempt++) placed = place(attempt);
  return placed.keepsRules ? placed : first;
}

function fitsRecipe(plan: readonly PlannedColor[], request: PaletteRequest): boolean {
  const vivid = countVivid(
    plan.map(({ target }) => ({ ...target, c: Math.min(target.c, maxChroma(target.l, target.h)) })),
  );
  const [fewest, most] = vividRange(request);
  return vivid >= fewest && vivid <= most;
}

/** What holds for every recipe as contrast does: enough neutrals, an off-white, a strong color and as many vivid ones as it has. */
function keepsGates({ hexes }: FittedPalette, request: PaletteRequest): boolean {
  const colors = hexes.map(hexToOklch);
  const [fewest, most] = vividRange(request);
  const vivid = countVivid(colors);
  const strongest = Math.max(...colors.map(({ c }) => c));
  if (strongest < RECIPES[request.recipe].strongest) return false;
  return countNeutrals(colors) >= 2 && hasOffWhite(colors) && vivid >= fewest && vivid <= most;
}

/** How many vivid colors the recipe has; the highlight is enough where the brief asks for earth tones. */
function vividRange({ recipe, wishes }: PaletteRequest): readonly [fewest: number, most: number] {
  const [fewest, most] = RECIPES[recipe].vivid;
  const isEarthy = wishes.some(({ lightness, chroma, hue }) => isMud({ l: lightness, c: chroma, h: hue }));
  return [isEarthy ? 1 : fewest, most];
}

/** Only neutrals are asked for and nearly all chroma is taken away: somebody wants no color at all. */
function isColorless({ wishes, mood }: PaletteRequest): boolean {
  return mood.chroma <= COLORLESS_MOOD && wishes.every(({ chroma }) => chroma < NEUTRAL_CHROMA);
}

function withHarmony(placed: FittedPalette): Palette {
  const hues = placed.hexes.map(paletteHue).filter((hue) => hue !== null);
  return { ...placed, harmony: recognizeHarmony(hues, HARMONY_TOLERANCE_DEG) };
}
