import type { Oklch } from '../color/color-space.ts';
import { pickWeighted } from '../seeded-random.ts';
import { areRelated, colorDistance, isWarm } from './color-relations.ts';
import { HIGHLIGHTS, type HighlightId, isCoolNeon } from './highlights.ts';
import type { PlanContext } from './plan-context.ts';
import { highlightAt, isAllowed, toHighlight, toOklch, weigh } from './plan-highlight.ts';
import type { PlannedColor } from './planned-color.ts';
import { areTwins } from './taste-rules.ts';

/** Minimum distance from every other strong color. */
const MIN_DISTANCE = 0.105;
/** Preferred difference in lightness to the first highlight: at the same weight, the two compete. */
const MIN_STEP = 0.09;
/** A second highlight is not stronger than its relatives; the margin is for the variation by the seed. */
const SOFTER_MARGIN = 0.012;

/** The colors a second highlight has to match. */
interface SecondHighlightContext {
  readonly highlight: Oklch;
  readonly colors: readonly Oklch[];
  /** Its hue in the requested harmony, or null. */
  readonly hue: number | null;
}

/**
 * Plans a second attention color that is a relative of the first or of the primary, because a third unrelated hue
 * would make the palette look like two brands; null if there is none. Of a warm and a cool color, the warm one has the
 * relative. A neon is the one surprise of a palette or not in it.
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
  // Pink beside a warm primary looks like the color of another brand.
  const isPreferred = (id: HighlightId) =>
    Math.abs(HIGHLIGHTS[id][2] - highlight.l) >= MIN_STEP &&
    (HIGHLIGHTS[id][3] !== 'candy' || !isWarm(context.primary));
  const ofFamily = [...new Set(context.family.highlights)].filter(isSuited);
  const suited = (Object.keys(HIGHLIGHTS) as HighlightId[]).filter(isSuited);
  const ids = [ofFamily.filter(isPreferred), suited.filter(isPreferred), ofFamily].find(
    ({ length }) => length > 0,
  );
  const weighted = weigh(ids ?? suited, context);
  return weighted.length > 0 ? toHighlight(HIGHLIGHTS[pickWeighted(weighted, random())], context, 0) : null;
}

/** The colors of which a second highlight may be a relative. */
function relativesOf({ primary, isNeutral }: PlanContext, highlight: Oklch): readonly Oklch[] {
  if (isNeutral) return [highlight];
  if (isCoolNeon(highlight)) return [primary];
  const both = [highlight, primary];
  const warm = both.filter(isWarm);
  return warm.length > 0 ? warm : both;
}
