import { type PlanContext, pickHue, vary } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';

/** Chroma from which a tinted neutral would count as a hue of a commanded harmony, or no longer as a neutral. */
const MOST_COMMANDED_CHROMA = 0.017;
const MOST_NEUTRAL_CHROMA = 0.0275;
/** Off-white is lighter and paler than these. */
const OFF_WHITE = { lightness: 0.954, chroma: 0.019 };
/** A dark neutral with other neutrals beside it may be an ink: a deep color of the brand. */
const INK = { share: 0.45, factor: 1.9, most: 0.055 };
/** Brown inks stay darker than this, where they read as black. */
const MOST_INK_LIGHTNESS = 0.29;

/** The hues that tint the neutrals of one palette: all its neutrals belong together. */
export interface NeutralTints {
  readonly dark: number;
  readonly light: number;
}

/** Chooses the tints; a commanded harmony tints everything from the anchor. */
export function chooseTints(context: PlanContext): NeutralTints {
  const { family, commanded, anchor } = context;
  if (commanded !== null) return { dark: anchor, light: anchor };
  return { dark: pickHue(family.darkTints, context), light: pickHue(family.lightTints, context) };
}

/** Text, headings and dark surfaces. */
export function planDarkNeutral(context: PlanContext, { dark }: NeutralTints, others: number): PlannedColor {
  const { recipe, random, mood } = context;
  const { lightness, chroma } = recipe.darkNeutral;
  const isInk = others > 1 && random() < INK.share && context.commanded === null;
  const wanted = chroma * (0.75 + random() * 0.5) * (isInk ? INK.factor : 1);
  const most = isInk ? INK.most : mostChroma(context);
  const l = vary(lightness, 0.02, random) + 0.012 * mood.lightness;
  return toPlannedColor(
    { l: isInk ? Math.min(MOST_INK_LIGHTNESS, l) : l, c: wanted, h: dark },
    [0.165, isInk ? MOST_INK_LIGHTNESS : 0.36],
    [0.004, most],
  );
}

/** The page: an off-white. */
export function planLightNeutral(context: PlanContext, { light }: NeutralTints): PlannedColor {
  const { recipe, random } = context;
  const { lightness, chroma } = recipe.lightNeutral;
  return toPlannedColor(
    { l: vary(lightness, 0.006, random), c: chroma * (0.6 + random() * 0.7), h: light },
    [OFF_WHITE.lightness, 0.988],
    [0.002, Math.min(OFF_WHITE.chroma, mostChroma(context))],
  );
}

/** A light gray with the tint of the page. */
export function planStone(context: PlanContext, { light }: NeutralTints): PlannedColor {
  const { random } = context;
  const target = { l: vary(0.868, 0.02, random), c: 0.011 + random() * 0.012, h: light };
  return toPlannedColor(target, [0.8, 0.915], [0.005, mostChroma(context)]);
}

/** A gray between stone and the gray of the brand, with the tint of the text. */
export function planMist(context: PlanContext, { dark }: NeutralTints): PlannedColor {
  const { random } = context;
  const target = { l: vary(0.745, 0.025, random), c: 0.01 + random() * 0.012, h: dark };
  return toPlannedColor(target, [0.67, 0.8], [0.004, mostChroma(context)]);
}

/** The gray of the brand: secondary text, icons, borders. */
export function planGray(context: PlanContext, { dark }: NeutralTints): PlannedColor {
  const { random } = context;
  const target = { l: vary(0.535, 0.04, random), c: 0.01 + random() * 0.013, h: dark };
  return toPlannedColor(target, [0.42, 0.66], [0.004, mostChroma(context)]);
}

function mostChroma({ commanded }: PlanContext): number {
  return commanded === null ? MOST_NEUTRAL_CHROMA : MOST_COMMANDED_CHROMA;
}
