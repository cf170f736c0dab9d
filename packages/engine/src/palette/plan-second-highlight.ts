import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { pickWeighted } from '../seeded-random.ts';
import { isAvoided } from './avoided-hues.ts';
import { areRelated, colorDistance, isWarm } from './color-relations.ts';
import { HIGHLIGHTS, type Highlight, type HighlightId, isCoolNeon } from './highlights.ts';
import type { PlanContext } from './plan-context.ts';
import { highlightAt, isAllowed, toHighlight, toOklch, weigh } from './plan-highlight.ts';
import type { PlannedColor } from './planned-color.ts';
import { areTwins } from './taste-rules.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** Minimum distance from every other strong color. */
const MIN_DISTANCE = 0.105;
/** A second highlight is not stronger than its relatives; the margin is for the variation by the seed. */
const SOFTER_MARGIN = 0.012;
/** The steps to a shade of a highlight, and the range of hues that turn. */
const SHADE = { step: 0.255, chroma: 1.2, turnDeg: 40, reddest: 26, lightest: 92, yellowest: 112 };

/** The colors a second highlight has to match. */
interface SecondHighlightContext {
  readonly highlight: Oklch;
  readonly colors: readonly Oklch[];
  /** Its hue in the requested harmony, or null. */
  readonly hue: number | null;
}

/**
 * Plans a second attention color that is a relative of the first or of the primary: a third unrelated hue would make
 * the palette look like two brands; null if there is none. Of a warm and a cool color, the warm one has the relative. A neon is the one
 * surprise of a palette or not in it.
 */
export function planSecondHighlight(
  context: PlanContext,
  { highlight, colors, hue }: SecondHighlightContext,
): PlannedColor | null {
  if (hue !== null) return toHighlight(highlightAt(hue), context, 0);
  const { random } = context;
  const relatives = relativesOf(context, highlight);
  const strongest = Math.max(...relatives.map(({ c }) => c)) + SOFTER_MARGIN;
  const isSuited = (id: HighlightId) => {
    const color = toOklch(HIGHLIGHTS[id]);
    return (
      isAllowed(id, context) &&
      HIGHLIGHTS[id][3] !== 'neon' &&
      (context.recipe.vivid[0] > 2 || HIGHLIGHTS[id][3] !== 'candy') &&
      !isCoolNeon(color) &&
      color.c <= strongest &&
      relatives.some((relative) => areRelated(relative, color)) &&
      colors.every((other) => colorDistance(other, color) >= MIN_DISTANCE && !areTwins(other, color))
    );
  };
  const ofFamily = [...new Set(context.family.highlights)].filter(isSuited);
  const ids = ofFamily.length > 0 ? ofFamily : (Object.keys(HIGHLIGHTS) as HighlightId[]).filter(isSuited);
  const weighted = weigh(ids, context);
  if (weighted.length > 0) return toHighlight(HIGHLIGHTS[pickWeighted(weighted, random())], context, 0);
  const shade = shadeOf(relatives, colors, context);
  return shade === null ? null : toHighlight(shade, context, 0);
}

/** The colors of which a second highlight may be a relative. */
function relativesOf({ primary, isNeutral }: PlanContext, highlight: Oklch): readonly Oklch[] {
  if (isNeutral) return [highlight];
  if (isCoolNeon(highlight)) return [primary];
  const both = [highlight, primary];
  const warm = both.filter(isWarm);
  return warm.length > 0 ? warm : both;
}

/**
 * The clearly lighter or darker shade of a relative that is farthest from the other colors, or null. A warm one turns
 * to yellow as it gets lighter; it gets no darker, because the result would be a maroon or an olive.
 */
function shadeOf(
  relatives: readonly Oklch[],
  colors: readonly Oklch[],
  { avoid }: PlanContext,
): Highlight | null {
  const distance = (shade: Oklch) => Math.min(...colors.map((color) => colorDistance(shade, color)));
  const shades = relatives
    .flatMap((relative) => shadesOf(relative, avoid))
    .filter((shade) => shade.c > VIVID_CHROMA && !colors.some((color) => areTwins(color, shade)));
  const [first, ...rest] = shades;
  if (first === undefined) return null;
  const { l, c, h } = rest.reduce((best, next) => (distance(next) > distance(best) ? next : best), first);
  return [h, c, l, 'warm'];
}

function shadesOf({ l, c, h }: Oklch, avoid: PlanContext['avoid']): Oklch[] {
  const isWarmHue = isWarm({ l, c, h });
  const turn = h > SHADE.reddest && h < SHADE.yellowest ? SHADE.turnDeg : 0;
  const shade = (lightness: number, turned: number) => {
    const hue = isAvoided(turned, avoid) ? h : turned;
    return { l: lightness, c: Math.min(c * SHADE.chroma, maxChroma(lightness, hue)), h: hue };
  };
  const lighter = shade(l + SHADE.step, Math.min(h + turn, Math.max(h, SHADE.lightest)));
  return isWarmHue ? [lighter] : [lighter, shade(l - SHADE.step, h)];
}
