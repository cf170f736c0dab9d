import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { pickWeighted } from '../seeded-random.ts';
import { isAvoided } from './avoided-hues.ts';
import { HIGHLIGHTS, type Highlight, type HighlightId, type HighlightStyle } from './highlights.ts';
import { EARTH_FAMILY } from './hue-families.ts';
import { jitter, type PlanContext } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';

/** Minimum hue distance of a highlight from other strong colors, and from another highlight, in degrees. */
const MIN_DISTANCE_DEG = 42;
const MIN_HIGHLIGHT_DISTANCE_DEG = 78;
/** How far a highlight may be moved from its typical lightness, and the share of its chroma it keeps. */
const MAX_SHIFT = { darker: 0.1, lighter: 0.06, chromaShare: 0.84 };
/** Margin above the minimum chroma, so that rounding to eight bits does not fall below it. */
const ROUNDING_MARGIN = 0.002;
/** The largest share of the chroma that a muted brief removes. */
const MUTED_SHARE = 0.1;

/** Styles with less than this share of the best weight are excluded, because one odd highlight spoils a palette. */
const MIN_SHARE = 0.12;

/** How much the most vivid mood raises or lowers the weight of a style. */
const MOOD_INFLUENCE: Readonly<Record<HighlightStyle, number>> = {
  loud: 0.7,
  neon: 0.9,
  clear: 0.2,
  warm: 0,
  pastel: -0.5,
  candy: 0,
  metal: -0.6,
};
const EARTH_INFLUENCE: Readonly<Record<HighlightStyle, number>> = {
  loud: 0.7,
  neon: 0,
  clear: 0.2,
  warm: 2,
  pastel: 0.4,
  candy: 0.1,
  metal: 1.5,
};

/** Plans the attention color beside the primary; `others` are the colors it has to stand out from. */
export function planHighlight(context: PlanContext, others: readonly Oklch[]): PlannedColor {
  const { requiredHues, random } = context;
  if (requiredHues !== null) return toHighlight(highlightAt(requiredHues.highlight), context, 0);
  return toHighlight(HIGHLIGHTS[chooseHighlight(context, others)], context, jitter(0, 4, random));
}

/** The colors a second highlight has to match. */
interface SecondHighlightContext {
  readonly highlight: Oklch;
  readonly colors: readonly Oklch[];
  /** Its hue in the requested harmony, or null. */
  readonly hue: number | null;
}

/** Plans a second attention color with another hue than the first. */
export function planSecondHighlight(
  context: PlanContext,
  { highlight, colors, hue }: SecondHighlightContext,
): PlannedColor {
  if (hue !== null) return toHighlight(highlightAt(hue), context, 0);
  const highlightRange = { hue: highlight.h, spread: MIN_HIGHLIGHT_DISTANCE_DEG };
  return planHighlight({ ...context, avoid: [...context.avoid, highlightRange] }, colors);
}

function toHighlight([hue, chroma, lightness]: Highlight, context: PlanContext, turn: number): PlannedColor {
  const { recipe, random, mood, avoid } = context;
  const h = isAvoided(hue + turn, avoid) ? hue : hue + turn;
  const l = jitter(lightness, 0.012, random);
  const share =
    recipe.highlightChroma * (0.97 + random() * 0.05) * (1 + MUTED_SHARE * Math.min(0, mood.chroma));
  const c = Math.min(Math.max(recipe.strongest + ROUNDING_MARGIN, chroma * share), maxChroma(l, h));
  return toPlannedColor(
    { l, c, h },
    [lightness - MAX_SHIFT.darker, Math.min(0.94, lightness + MAX_SHIFT.lighter)],
    [Math.min(c, Math.max(recipe.strongest, c * MAX_SHIFT.chromaShare)), 0.3],
  );
}

/** Picks a highlight of the hue family, weighted by how well its style suits the recipe, or any that stands out. */
function chooseHighlight(context: PlanContext, others: readonly Oklch[]): HighlightId {
  const { family, isEarthy, random, avoid } = context;
  const isFree = (id: HighlightId) => {
    const [hue] = HIGHLIGHTS[id];
    return !isAvoided(hue, avoid) && others.every(({ h }) => hueDistance(h, hue) >= MIN_DISTANCE_DEG);
  };
  const weigh = (ids: readonly HighlightId[]) => {
    const weighted = ids.filter(isFree).map((id) => [id, styleWeight(HIGHLIGHTS[id][3], context)] as const);
    const max = Math.max(...weighted.map(([, weight]) => weight));
    return weighted.filter(([, weight]) => weight > 0 && weight >= max * MIN_SHARE);
  };
  const earthy = isEarthy ? weigh(EARTH_FAMILY.highlights) : [];
  const suiting = earthy.length > 0 ? earthy : weigh(family.highlights);
  if (suiting.length > 0) return pickWeighted(suiting, random());
  const ids = Object.keys(HIGHLIGHTS) as HighlightId[];
  const free = ids.filter(isFree);
  const allowed = ids.filter((id) => !isAvoided(HIGHLIGHTS[id][0], avoid));
  const rest = free.length > 0 ? free : allowed.length > 0 ? allowed : ids;
  return pickWeighted(
    rest.map((id) => [id, 1] as const),
    random(),
  );
}

/** A muted brief prefers quiet styles, a vivid one loud styles; earth tones exclude neon. */
function styleWeight(style: HighlightStyle, { recipe, mood, isEarthy }: PlanContext): number {
  const weight = recipe.highlightStyles[style] ?? 0;
  if (isEarthy) return weight * EARTH_INFLUENCE[style];
  return weight * Math.max(0.1, 1 + MOOD_INFLUENCE[style] * mood.chroma);
}

/** A highlight of any hue, with chroma, lightness and style of the nearest curated one. */
function highlightAt(hue: number): Highlight {
  const nearest = Object.values(HIGHLIGHTS).reduce((best, next) =>
    hueDistance(next[0], hue) < hueDistance(best[0], hue) ? next : best,
  );
  return [hue, nearest[1], nearest[2], nearest[3]];
}
