import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { pickWeighted } from '../seeded-random.ts';
import { isAvoided } from './avoided-hues.ts';
import { areRelated, colorDistance, isWarm } from './color-relations.ts';
import { HIGHLIGHTS, type Highlight, type HighlightId, isCoolNeon } from './highlights.ts';
import type { PlanContext } from './plan-context.ts';
import { highlightAt, isAllowed, toHighlight, toOklch, weigh } from './plan-highlight.ts';
import type { PlannedColor } from './planned-color.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** Minimum distance from every other strong color. */
const MIN_DISTANCE = 0.105;
/** A second highlight is not stronger than its relatives; the margin is for the variation by the seed. */
const SOFTER_MARGIN = 0.012;
/** The steps to a shade of a highlight, and the range of hues that turn. */
const SHADE = { step: 0.16, chroma: 1.2, turnDeg: 40, reddest: 26, lightest: 92, yellowest: 112 };

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
  const { random } = context;
  const relatives = relativesOf(context, highlight);
  const strongest = Math.max(...relatives.map(({ c }) => c)) + SOFTER_MARGIN;
  const ids = (Object.keys(HIGHLIGHTS) as HighlightId[]).filter((id) => {
    const color = toOklch(HIGHLIGHTS[id]);
    return (
      isAllowed(id, context) &&
      HIGHLIGHTS[id][3] !== 'neon' &&
      !isCoolNeon(color) &&
      color.c <= strongest &&
      relatives.some((relative) => areRelated(relative, color)) &&
      colors.every((other) => colorDistance(other, color) >= MIN_DISTANCE)
    );
  });
  const weighted = weigh(ids, context);
  if (weighted.length > 0) return toHighlight(HIGHLIGHTS[pickWeighted(weighted, random())], context, 0);
  return toHighlight(shadeOf(relatives, colors, context), context, 0);
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
function shadeOf(relatives: readonly Oklch[], colors: readonly Oklch[], { avoid }: PlanContext): Highlight {
  const shades = relatives.flatMap((relative) => shadesOf(relative, avoid));
  const distance = (shade: Oklch) =>
    shade.c < VIVID_CHROMA ? 0 : Math.min(...colors.map((color) => colorDistance(shade, color)));
  const { l, c, h } = shades.reduce((best, next) => (distance(next) > distance(best) ? next : best));
  return [h, c, l, 'warm'];
}

function shadesOf({ l, c, h }: Oklch, avoid: PlanContext['avoid']): Oklch[] {
  const turn = h > SHADE.reddest && h < SHADE.yellowest ? SHADE.turnDeg : 0;
  const shade = (lightness: number, turned: number) => {
    const hue = isAvoided(turned, avoid) ? h : turned;
    return { l: lightness, c: Math.min(c * SHADE.chroma, maxChroma(lightness, hue)), h: hue };
  };
  return [
    shade(l + SHADE.step, Math.min(h + turn, Math.max(h, SHADE.lightest))),
    shade(l - SHADE.step, Math.max(h - turn, Math.min(h, SHADE.reddest))),
  ];
}
