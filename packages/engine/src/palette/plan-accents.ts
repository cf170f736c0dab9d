import type { Oklch } from '../color/color-space.ts';
import { hueDistance } from '../color/harmony.ts';
import { isAvoided } from './avoided-hues.ts';
import { type PlanContext, pick, pickHue, vary } from './plan-context.ts';
import { planSecondHighlight } from './plan-highlight.ts';
import { type NeutralTints, planGray, planMist, planStone } from './plan-neutrals.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import type { AccentJob } from './recipes.ts';

/** The colors an accent is made beside. */
export interface AccentSurroundings {
  readonly tints: NeutralTints;
  readonly highlight: Oklch;
  /** The hue that a commanded harmony gives to this accent, or null. */
  readonly hue: number | null;
  /** Every color that has a hue and is planned already. */
  readonly colors: readonly Oklch[];
}

/** Hues whose tints only show when they are lighter and more colorful. */
const YELLOWISH = { hue: 102, spread: 32 };

/** Plans an accent by its job. */
export function planAccent(job: AccentJob, context: PlanContext, around: AccentSurroundings): PlannedColor {
  switch (job) {
    case 'tint':
      return planTint(context, tintHue(context, around));
    case 'blush':
      return planTint(context, around.highlight.h);
    case 'stone':
      return planStone(context, around.tints);
    case 'mist':
      return planMist(context, around.tints);
    case 'gray':
      return planGray(context, around.tints);
    case 'deep':
      return planDeep(context, around);
    case 'second-highlight':
      return planSecondHighlight(context, around);
  }
}

/** The pale color of panels and hints has the hue of the primary, or of the highlight where the primary has none. */
function tintHue(
  { isNeutral, primary, commanded, random }: PlanContext,
  { highlight }: AccentSurroundings,
): number {
  if (isNeutral) return highlight.h;
  return commanded === null ? vary(primary.h, 5, random) : primary.h;
}

function planTint({ random, commanded }: PlanContext, hue: number): PlannedColor {
  const isYellowish = hueDistance(hue, YELLOWISH.hue) < YELLOWISH.spread;
  const h = commanded === null ? vary(hue, 2, random) : hue;
  const l = vary(isYellowish ? 0.93 : 0.905, 0.012, random);
  const c = isYellowish ? 0.055 + random() * 0.03 : 0.036 + random() * 0.022;
  return toPlannedColor({ l, c, h }, [0.85, 0.945], [0.0315, 0.1]);
}

/** A deep shade for footers and bands. */
function planDeep(context: PlanContext, { colors }: AccentSurroundings): PlannedColor {
  const { family, random, commanded, avoid, anchor } = context;
  const free = family.deep.filter(
    ([hue, lightness]) =>
      !isAvoided(hue, avoid) &&
      !colors.some(({ l, h }) => hueDistance(h, hue) < 12 && Math.abs(l - lightness) < 0.1),
  );
  const [first, ...rest] = free.length > 0 ? free : family.deep;
  const [hue, lightness, chroma] =
    first === undefined ? [pickHue([], context), 0.36, 0.08] : pick([first, ...rest], random);
  const h = commanded === null ? vary(hue, 4, random) : anchor;
  return toPlannedColor(
    { l: vary(Math.min(0.4, lightness), 0.02, random), c: chroma, h },
    [0.3, 0.47],
    [0.045, 0.127],
  );
}
