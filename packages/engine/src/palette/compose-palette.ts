import type { Oklch } from '../color/color-space.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { limitChroma } from '../color/fit-gamut.ts';
import { recognizeHarmony } from '../color/harmony.ts';
import type { HarmonyType } from '../color/harmony-types.ts';
import { type FittedPalette, fitPalette } from './fit-palette.ts';
import { isMud } from './mud.ts';
import { HARMONY_TOLERANCE_DEG, NEUTRAL_CHROMA, paletteHue } from './palette-hues.ts';
import type { PaletteRequest } from './palette-request.ts';
import { planColorless, planPalette } from './plan-palette.ts';
import { type PlannedColor, withoutJob } from './planned-color.ts';
import { maxHueFamilies, RECIPES } from './recipes.ts';
import { countHueFamilies, countTwins } from './taste-rules.ts';
import { countNeutrals, countVivid, hasOffWhite } from './vividness.ts';

/** Seven `#RRGGBB` colors in role order: primary, secondary 1–2, accent 1–4. */
export interface Palette extends FittedPalette {
  /** The harmony the colors form, within ±6° and with every angle used; null when they form none. */
  readonly harmony: HarmonyType | null;
}

/** Number of plans to look at, and of those with a flaw to try if there is no better one. */
const PLANS = 14;
const FLAWED_PLANS = 6;
const COUNT_FLAWS = 3;
const MIN_NEUTRALS = 2;
/** Number of plans to try without job bounds before accepting a palette that breaks a rule. */
const RELAXED_ATTEMPTS = 4;

/** At this mood of chroma or below, requests for neutrals only give a palette of neutrals. */
const COLORLESS_MOOD = -0.95;

/**
 * Neutrals are fitted right after the primary because they have the least freedom; the companion yields to others.
 */
const FITTING_ORDER = [0, 4, 1, 3, 2, 5, 6];

/**
 * Composes the seven colors of a guide by their jobs: hero, dark neutral, companion, highlight, light neutral and two
 * accents, by a recipe.
 *
 * Kept colors are returned byte for byte. Every other color is moved as little as possible until all pairs differ by
 * CIEDE2000 ≥ 8 for normal vision and ≥ 4 for each full color-vision deficiency; `meetsRules` is false when kept
 * colors make that impossible. The same request gives the same palette.
 */
export function composePalette(request: PaletteRequest): Palette {
  if (isColorless(request)) return withHarmony(fitPalette(planColorless(request), FITTING_ORDER));
  let fallback: FittedPalette | null = null;
  for (const plan of plansByFlaws(request)) {
    const fitted = fitPalette(plan, FITTING_ORDER);
    if (fitted.meetsRules && meetsRequirements(fitted, request)) return withHarmony(fitted);
    if (fitted.meetsRules) fallback ??= fitted;
  }
  return withHarmony(fallback ?? fitWithoutJobs(request));
}

/**
 * The plans without a flaw, in order of the attempts; then the others, the least flawed first. Given colors may make a
 * plan without a flaw impossible.
 */
function* plansByFlaws(request: PaletteRequest): Generator<readonly PlannedColor[]> {
  const flawed: { readonly plan: readonly PlannedColor[]; readonly flaws: number }[] = [];
  for (let attempt = 0; attempt < PLANS; attempt++) {
    const plan = planPalette(request, attempt);
    const flaws = countFlaws(plan, request);
    if (flaws === 0) yield plan;
    else flawed.push({ plan, flaws });
  }
  flawed.sort((a, b) => a.flaws - b.flaws);
  for (const { plan } of flawed.slice(0, FLAWED_PLANS)) yield plan;
}

/** The flaws of a plan; a wrong number of vivid colors or neutrals counts like several others. */
function countFlaws(plan: readonly PlannedColor[], request: PaletteRequest): number {
  const colors = plan.map(({ target }) => limitChroma(target));
  const recipe = RECIPES[request.recipe];
  const isBounded = request.harmony === 'auto' && countHueFamilies(colors) > maxHueFamilies(recipe);
  return (
    (hasRecipeVivids(colors, request) ? 0 : COUNT_FLAWS) +
    (countNeutrals(colors) < MIN_NEUTRALS ? COUNT_FLAWS : 0) +
    countTwins(colors) +
    (isBounded ? 1 : 0)
  );
}

/** Used when given colors make the jobs impossible: the other colors only have to be distinguishable. */
function fitWithoutJobs(request: PaletteRequest): FittedPalette {
  const fit = (attempt: number) => fitPalette(planPalette(request, attempt).map(withoutJob), FITTING_ORDER);
  const first = fit(0);
  let fitted = first;
  for (let attempt = 1; attempt < RELAXED_ATTEMPTS && !fitted.meetsRules; attempt++) fitted = fit(attempt);
  return fitted.meetsRules ? fitted : first;
}

function hasRecipeVivids(colors: readonly Oklch[], request: PaletteRequest): boolean {
  const vivid = countVivid(colors);
  const [min, max] = vividRange(request);
  return vivid >= min && vivid <= max;
}

/**
 * The requirements of every recipe: enough neutrals, an off-white, a strong color, and its number of vivid colors.
 */
function meetsRequirements({ hexes }: FittedPalette, request: PaletteRequest): boolean {
  const colors = hexes.map(hexToOklch);
  const strongest = Math.max(...colors.map(({ c }) => c));
  if (strongest < RECIPES[request.recipe].strongest) return false;
  return countNeutrals(colors) >= MIN_NEUTRALS && hasOffWhite(colors) && hasRecipeVivids(colors, request);
}

/** The number of vivid colors of the recipe; with requested earth tones, the highlight alone is enough. */
function vividRange({ recipe, colorTargets }: PaletteRequest): readonly [min: number, max: number] {
  const [min, max] = RECIPES[recipe].vivid;
  const isEarthy = colorTargets.some(({ lightness, chroma, hue }) =>
    isMud({ l: lightness, c: chroma, h: hue }),
  );
  return [isEarthy ? 1 : min, max];
}

/** Whether the brief wants no color: only neutrals are requested, and the mood removes nearly all chroma. */
function isColorless({ colorTargets, mood }: PaletteRequest): boolean {
  return mood.chroma <= COLORLESS_MOOD && colorTargets.every(({ chroma }) => chroma < NEUTRAL_CHROMA);
}

function withHarmony(fitted: FittedPalette): Palette {
  const hues = fitted.hexes.map(paletteHue).filter((hue) => hue !== null);
  return { ...fitted, harmony: recognizeHarmony(hues, HARMONY_TOLERANCE_DEG) };
}
