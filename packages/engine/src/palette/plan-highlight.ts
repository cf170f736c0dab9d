import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { pickWeighted } from '../seeded-random.ts';
import { isAvoided } from './avoided-hues.ts';
import { HIGHLIGHTS, type Highlight, type HighlightId, type HighlightManner } from './highlights.ts';
import { EARTH_FAMILY } from './hue-families.ts';
import { type PlanContext, vary } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';

/** A highlight stands this far from every other color that has a say, and from another highlight, in degrees of hue. */
const LEAST_DISTANCE_DEG = 42;
const LEAST_HIGHLIGHT_DISTANCE_DEG = 78;
/** How far a highlight may be moved from its natural lightness, and the share of its chroma it keeps. */
const PLAY = { darker: 0.1, lighter: 0.06, chromaShare: 0.84 };
/** A hair above the least chroma, so that rounding to eight bits cannot fall below it. */
const ROUNDING = 0.002;
/** A muted brief takes this share of the chroma away at the most. */
const MUTED_SHARE = 0.1;

/** A manner that suits this much less than the best is left out: one odd highlight spoils a palette. */
const LEAST_SHARE = 0.12;

/** How much more or less often a manner is chosen in the most vivid brief. */
const MOOD_SWAY: Readonly<Record<HighlightManner, number>> = {
  loud: 0.7,
  neon: 0.9,
  clear: 0.2,
  warm: 0,
  pastel: -0.5,
  metal: -0.6,
};
const EARTHY: Readonly<Record<HighlightManner, number>> = {
  loud: 0.7,
  neon: 0,
  clear: 0.2,
  warm: 2,
  pastel: 0.4,
  metal: 1.5,
};

/** The one color besides the primary that is allowed to shout; `others` are the colors it has to stand out from. */
export function planHighlight(context: PlanContext, others: readonly Oklch[]): PlannedColor {
  const { commanded, random } = context;
  if (commanded !== null) return toHighlight(naturalAt(commanded.highlight), context, 0);
  return toHighlight(HIGHLIGHTS[chooseHighlight(context, others)], context, vary(0, 4, random));
}

/** What a second highlight is made beside. */
interface SecondHighlightSurroundings {
  readonly highlight: Oklch;
  readonly colors: readonly Oklch[];
  /** The hue that a commanded harmony gives it, or null. */
  readonly hue: number | null;
}

/** A second color that calls, away from the first. */
export function planSecondHighlight(
  context: PlanContext,
  { highlight, colors, hue }: SecondHighlightSurroundings,
): PlannedColor {
  if (hue !== null) return toHighlight(naturalAt(hue), context, 0);
  const beside = { hue: highlight.h, spread: LEAST_HIGHLIGHT_DISTANCE_DEG };
  return planHighlight({ ...context, avoid: [...context.avoid, beside] }, colors);
}

function toHighlight([hue, chroma, lightness]: Highlight, context: PlanContext, turn: number): PlannedColor {
  const { recipe, random, mood, avoid } = context;
  const h = isAvoided(hue + turn, avoid) ? hue : hue + turn;
  const l = vary(lightness, 0.012, random);
  const share =
    recipe.highlightChroma * (0.97 + random() * 0.05) * (1 + MUTED_SHARE * Math.min(0, mood.chroma));
  const c = Math.min(Math.max(recipe.strongest + ROUNDING, chroma * share), maxChroma(l, h));
  return toPlannedColor(
    { l, c, h },
    [lightness - PLAY.darker, Math.min(0.94, lightness + PLAY.lighter)],
    [Math.min(c, Math.max(recipe.strongest, c * PLAY.chromaShare)), 0.3],
  );
}

/** The highlights of the family by how well their manner suits the recipe; any that stands out when none is left. */
function chooseHighlight(context: PlanContext, others: readonly Oklch[]): HighlightId {
  const { family, isEarthy, random, avoid } = context;
  const isFree = (id: HighlightId) => {
    const [hue] = HIGHLIGHTS[id];
    return !isAvoided(hue, avoid) && others.every(({ h }) => hueDistance(h, hue) >= LEAST_DISTANCE_DEG);
  };
  const weigh = (ids: readonly HighlightId[]) => {
    const weighted = ids.filter(isFree).map((id) => [id, mannerWeight(HIGHLIGHTS[id][3], context)] as const);
    const most = Math.max(...weighted.map(([, weight]) => weight));
    return weighted.filter(([, weight]) => weight > 0 && weight >= most * LEAST_SHARE);
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

/** A muted brief prefers the manners that do not shout, a vivid one those that do; nothing glows beside earth tones. */
function mannerWeight(manner: HighlightManner, { recipe, mood, isEarthy }: PlanContext): number {
  const weight = recipe.manners[manner] ?? 0;
  if (isEarthy) return weight * EARTHY[manner];
  return weight * Math.max(0.1, 1 + MOOD_SWAY[manner] * mood.chroma);
}

/** What a highlight of that hue looks like by nature: as the curated ones beside it do. */
function naturalAt(hue: number): Highlight {
  const nearest = Object.values(HIGHLIGHTS).reduce((best, next) =>
    hueDistance(next[0], hue) < hueDistance(best[0], hue) ? next : best,
  );
  return [hue, nearest[1], nearest[2], nearest[3]];
}
