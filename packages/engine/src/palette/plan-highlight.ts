import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { pickWeighted } from '../seeded-random.ts';
import { isAvoided } from './avoided-hues.ts';
import { areRelated, colorDistance, isSoft, isWarm } from './color-relations.ts';
import {
  HIGHLIGHTS,
  type Highlight,
  type HighlightId,
  type HighlightStyle,
  isCoolNeon,
} from './highlights.ts';
import { EARTH_FAMILY } from './hue-families.ts';
import { jitter, type PlanContext } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** Minimum hue distance in degrees of a highlight from other strong colors; warm ones may be nearer, at this distance. */
const MIN_DISTANCE = { deg: 42, warm: 0.115 };
/** Minimum distance of a second highlight from every other strong color. */
const MIN_SECOND_DISTANCE = 0.105;
/** A second highlight is not stronger than the first or the primary; the margin is for the variation by the seed. */
const SOFTER_MARGIN = 0.012;
/** How far a highlight may be moved from its typical lightness, and the share of its chroma it keeps. */
const MAX_SHIFT = { darker: 0.06, lighter: 0.06, chromaShare: 0.84 };
/** Margin above the minimum chroma, so that rounding to eight bits does not fall below it. */
const ROUNDING_MARGIN = 0.002;
/** The steps to a shade of a highlight, and the range of hues that turn. */
const SHADE = { step: 0.16, chroma: 1.2, turnDeg: 40, reddest: 26, lightest: 92, yellowest: 112 };
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

/** Beside a soft primary, loud highlights look like stickers. */
const SOFT_INFLUENCE: Readonly<Partial<Record<HighlightStyle, number>>> = { loud: 0.25, neon: 0 };

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

/**
 * Plans a second attention color that is a relative of the first or of the primary: a third unrelated hue would make
 * the palette look like two brands. Of a warm and a cool color, the warm one has the relative. A neon is the one
 * surprise of a palette or not in it.
 */
export function planSecondHighlight(
  context: PlanContext,
  { highlight, colors, hue }: SecondHighlightContext,
): PlannedColor {
  if (hue !== null) return toHighlight(highlightAt(hue), context, 0);
  const { primary, random } = context;
  const relatives = relativesOf(context, highlight);
  const maxChromaOfBoth = Math.max(highlight.c, primary.c) + SOFTER_MARGIN;
  const ids = (Object.keys(HIGHLIGHTS) as HighlightId[]).filter((id) => {
    const color = toOklch(HIGHLIGHTS[id]);
    return (
      isAllowed(id, context) &&
      HIGHLIGHTS[id][3] !== 'neon' &&
      !isCoolNeon(color) &&
      color.c <= maxChromaOfBoth &&
      relatives.some((relative) => areRelated(relative, color)) &&
      colors.every((other) => colorDistance(other, color) >= MIN_SECOND_DISTANCE)
    );
  });
  const weighted = weigh(ids, context);
  if (weighted.length > 0) return toHighlight(HIGHLIGHTS[pickWeighted(weighted, random())], context, 0);
  return toHighlight(shadeOf(relatives, colors), context, 0);
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
 * The clearly lighter or darker shade of a relative that is farthest from the other colors. A warm one turns to yellow
 * as it gets lighter and to red as it gets darker, because a light red is pale and a dark yellow is olive.
 */
function shadeOf(relatives: readonly Oklch[], colors: readonly Oklch[]): Highlight {
  const shades = relatives.flatMap(shadesOf);
  const distance = (shade: Oklch) =>
    shade.c < VIVID_CHROMA ? 0 : Math.min(...colors.map((color) => colorDistance(shade, color)));
  const { l, c, h } = shades.reduce((best, next) => (distance(next) > distance(best) ? next : best));
  return [h, c, l, 'warm'];
}

function shadesOf({ l, c, h }: Oklch): Oklch[] {
  const turn = h > SHADE.reddest && h < SHADE.yellowest ? SHADE.turnDeg : 0;
  const shade = (lightness: number, hue: number) => ({
    l: lightness,
    c: Math.min(c * SHADE.chroma, maxChroma(lightness, hue)),
    h: hue,
  });
  return [
    shade(l + SHADE.step, Math.min(h + turn, Math.max(h, SHADE.lightest))),
    shade(l - SHADE.step, Math.max(h - turn, Math.min(h, SHADE.reddest))),
  ];
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
  const isFree = (id: HighlightId) =>
    isAllowed(id, context) && others.every((other) => standsOut(toOklch(HIGHLIGHTS[id]), other));
  const earthy = isEarthy ? weigh(EARTH_FAMILY.highlights.filter(isFree), context) : [];
  const suiting = earthy.length > 0 ? earthy : weigh(family.highlights.filter(isFree), context);
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

function isAllowed(id: HighlightId, { avoid, primary, isNeutral }: PlanContext): boolean {
  const color = toOklch(HIGHLIGHTS[id]);
  return !isAvoided(color.h, avoid) && (isNeutral || !isWarm(primary) || !isCoolNeon(color));
}

function standsOut(highlight: Oklch, other: Oklch): boolean {
  if (hueDistance(highlight.h, other.h) >= MIN_DISTANCE.deg) return true;
  return isWarm(highlight) && isWarm(other) && colorDistance(highlight, other) >= MIN_DISTANCE.warm;
}

function toOklch([h, c, l]: Highlight): Oklch {
  return { l, c, h };
}

/** The weighted highlights whose style suits the recipe. */
function weigh(ids: readonly HighlightId[], context: PlanContext): (readonly [HighlightId, number])[] {
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
function highlightAt(hue: number): Highlight {
  const nearest = Object.values(HIGHLIGHTS).reduce((best, next) =>
    hueDistance(next[0], hue) < hueDistance(best[0], hue) ? next : best,
  );
  return [hue, nearest[1], nearest[2], nearest[3]];
}
