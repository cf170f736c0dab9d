import type { Oklch } from '../color/color-space.ts';
import { limitChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { pickWeighted } from '../seeded-random.ts';
import { isAvoided } from './avoided-hues.ts';
import { isSoft, isWarm } from './color-relations.ts';
import {
  HIGHLIGHTS,
  type Highlight,
  type HighlightId,
  type HighlightStyle,
  isForeign,
  isFresh,
} from './highlights.ts';
import { EARTH_FAMILY, findHueFamily } from './hue-families.ts';
import { jitter, type PlanContext } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import { areTwins, isAcid, isGarish, isVibrating } from './taste-rules.ts';
import { VIVID_CHROMA } from './vividness.ts';

/**
 * A highlight nearer than the far hue distance to a strong color differs by this lightness, so that it has another
 * weight; only warm colors may be nearer than `deg`, with the larger difference `near`. A strong one that is nearer than
 * `own` is a step of the other color, not an accent.
 */
const MIN_DISTANCE = { far: 62, lightness: 0.128, deg: 37, near: 0.155, own: 27 };
/** From this chroma a warm color is strong, so that brown may have amber. */
const STRONG_CHROMA = 0.11;
/** How far a highlight may be moved from its typical lightness, and the share of its chroma it keeps. */
const MAX_SHIFT = { darker: 0.06, lighter: 0.06, share: 0.84 };
/** Margin above the minimum chroma, so that rounding to eight bits does not fall below it. */
const ROUNDING_MARGIN = 0.002;
/** The minimum chroma of a highlight beside a primary that is strong itself. */
const MIN_VIVID = VIVID_CHROMA + 0.003;
/** The largest share of the chroma that a muted brief removes. */
const MUTED_SHARE = 0.1;

/** A calm green with lilac and a vivid companion has three voices; from this hue a fresh highlight is lilac. */
const LILAC = 280;
/** How much more chroma a highlight may get to be the strongest color. */
const STRENGTHENED = 0.012;

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

/** Beside a soft primary, strong highlights look like stickers. */
const SOFT_INFLUENCE: Readonly<Partial<Record<HighlightStyle, number>>> = {
  loud: 0.25,
  clear: 0.25,
  neon: 0,
};

/** Plans the attention color beside the primary; `others` are the colors it has to stand out from. */
export function planHighlight(context: PlanContext, others: readonly Oklch[]): PlannedColor {
  const { requiredHues, random } = context;
  if (requiredHues !== null) return toHighlight(highlightAt(requiredHues.highlight), context, 0);
  return toHighlight(HIGHLIGHTS[chooseHighlight(context, others)], context, jitter(0, 4, random));
}

/** Plans a highlight near its typical color; the seed turns its hue by `turn`. */
export function toHighlight(
  [hue, chroma, lightness]: Highlight,
  context: PlanContext,
  turn: number,
): PlannedColor {
  const { recipe, random, mood, avoid, primary } = context;
  const strongest = primary.c >= recipe.strongest ? Math.min(recipe.strongest, MIN_VIVID) : recipe.strongest;
  const h = isAvoided(hue + turn, avoid) ? hue : hue + turn;
  const l = jitter(lightness, 0.012, random);
  const share = (0.97 + random() * 0.05) * (1 + MUTED_SHARE * Math.min(0, mood.chroma));
  const wanted = Math.max(strongest + ROUNDING_MARGIN, chroma * share);
  const { c } = limitChroma({ l, c: wanted, h });
  return toPlannedColor(
    { l, c, h },
    [lightness - MAX_SHIFT.darker, Math.min(0.94, lightness + MAX_SHIFT.lighter)],
    [Math.min(c, Math.max(strongest, c * MAX_SHIFT.share)), 0.3],
  );
}

/** Picks a highlight of the hue family, weighted by how well its style suits the recipe, or any that stands out. */
function chooseHighlight(context: PlanContext, others: readonly Oklch[]): HighlightId {
  const { family, isEarthy, primary, random, avoid } = context;
  const isFree = (id: HighlightId) =>
    isAllowed(id, context) &&
    isStrongEnough(toOklch(HIGHLIGHTS[id]), context) &&
    others.every((other) => standsOut(toOklch(HIGHLIGHTS[id]), other));
  const suiting = (ids: readonly HighlightId[]) => weigh(ids.filter(isFree), context);
  const families = [...(isEarthy ? [EARTH_FAMILY] : []), family, findHueFamily(primary.h)];
  const weighted = families.map(({ highlights }) => suiting(highlights)).find(({ length }) => length > 0);
  if (weighted !== undefined) return pickWeighted(weighted, random());
  const ids = Object.keys(HIGHLIGHTS) as HighlightId[];
  const rest = [
    ids.filter(isFree),
    ids.filter((id) => isAllowed(id, context)),
    ids.filter((id) => !isAvoided(HIGHLIGHTS[id][0], avoid)),
  ].find(({ length }) => length > 0);
  return pickWeighted(
    (rest ?? ids).map((id) => [id, 1] as const),
    random(),
  );
}

/**
 * Whether a highlight need not become louder than it is, because it or the primary is the strongest color. Beside a
 * calm primary a colorful recipe needs a warm one, and every recipe with two vivid colors another one than lilac.
 */
function isStrongEnough(highlight: Oklch, { primary, recipe, isNeutral }: PlanContext): boolean {
  if (
    isFresh(highlight) &&
    !isNeutral &&
    recipe.vivid[0] > (highlight.h > LILAC ? 1 : 2) &&
    primary.c < VIVID_CHROMA
  )
    return false;
  return primary.c >= recipe.strongest || highlight.c >= recipe.strongest - STRENGTHENED;
}

/** Whether the brief allows a highlight, and it does not clash with the primary. */
export function isAllowed(id: HighlightId, { avoid, primary, isNeutral, recipe }: PlanContext): boolean {
  const color = toOklch(HIGHLIGHTS[id]);
  if (isAvoided(color.h, avoid)) return false;
  if (isNeutral) return true;
  if (recipe.vivid[0] < 3 && isVibrating(color, primary)) return false;
  return !isForeign(color, primary) && !isAcid(color, primary) && !isGarish(color, primary);
}

function standsOut(highlight: Oklch, other: Oklch): boolean {
  const deg = hueDistance(highlight.h, other.h);
  if (deg >= MIN_DISTANCE.far) return true;
  if (Math.abs(highlight.l - other.l) < MIN_DISTANCE.lightness || areTwins(highlight, other)) return false;
  if (deg >= MIN_DISTANCE.deg) return true;
  if (deg < MIN_DISTANCE.own && other.c >= STRONG_CHROMA) return false;
  return isWarm(highlight) && isWarm(other) && Math.abs(highlight.l - other.l) >= MIN_DISTANCE.near;
}

/** The color of a highlight. */
export function toOklch([h, c, l]: Highlight): Oklch {
  return { l, c, h };
}

/** The weighted highlights whose style suits the recipe. */
export function weigh(ids: readonly HighlightId[], context: PlanContext): (readonly [HighlightId, number])[] {
  const weighted = ids.map((id) => [id, styleWeight(HIGHLIGHTS[id][3], context)] as const);
  const max = Math.max(...weighted.map(([, weight]) => weight));
  return weighted.filter(([, weight]) => weight > 0 && weight >= max * MIN_SHARE);
}

/** A muted brief prefers quiet styles, a vivid one loud styles; earth tones exclude neon. */
function styleWeight(style: HighlightStyle, { recipe, mood, isEarthy, primary }: PlanContext): number {
  const weight = (recipe.highlightStyles[style] ?? 0) * (isSoft(primary) ? (SOFT_INFLUENCE[style] ?? 1) : 1);
  if (isEarthy) return weight * EARTH_INFLUENCE[style];
  return weight * Math.max(0.1, 1 + MOOD_INFLUENCE[style] * mood.chroma);
}

/** A highlight of any hue, with chroma, lightness and style of the nearest curated one. */
export function highlightAt(hue: number): Highlight {
  const nearest = Object.values(HIGHLIGHTS).reduce((best, next) =>
    hueDistance(next[0], hue) < hueDistance(best[0], hue) ? next : best,
  );
  return [hue, nearest[1], nearest[2], nearest[3]];
}
