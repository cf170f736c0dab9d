import { isWarm } from './color-relations.ts';
import { jitter, type PlanContext, pickHue } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';

/** Maximum chroma of a tinted neutral: above, it would count as a hue of a requested harmony, or not as a neutral. */
const MAX_CHROMA_IN_HARMONY = 0.017;
const MAX_NEUTRAL_CHROMA = 0.0255;
/** The limits of off-white. */
const OFF_WHITE = { lightness: 0.954, chroma: 0.019 };
/**
 * If there are other neutrals, the dark neutral may be a deep brand color instead. Not beside a light primary, because
 * its companion is deep already.
 */
const DEEP = { share: 0.45, factor: 1.9, max: 0.055, maxPrimary: 0.5 };
/** Maximum lightness of such a deep color, so that a brown one still reads as black. */
const MAX_DEEP_LIGHTNESS = 0.29;

/** Paper is warm: a page of another hue is only tinted by this share of the chroma. */
const PAPER = { from: 55, to: 108 };
const COOL_PAPER = 0.7;

/** Beside blue or violet, cream and greige with more chroma look like the paper of another brand. */
const MAX_PAPER_OF_COOL = 0.009;
/** From teal on a primary is cool; greens suit cream. */
const COOL_FROM = 175;

/** Grays darker than stone with a tint from brown to green look dirty. */
const MURKY_TINT = { from: 30, to: 210 };
const GRAY_CHROMA = [0.015, 0.024] as const;

/** The hues that tint the neutrals of one palette, so that all of them match. */
export interface NeutralTints {
  readonly dark: number;
  readonly light: number;
}

/** Chooses the tints; with a requested harmony, all are the anchor hue. */
export function chooseTints(context: PlanContext): NeutralTints {
  const { family, requiredHues, anchor } = context;
  if (requiredHues !== null) return { dark: anchor, light: anchor };
  const paper = family.lightTints.filter(isPaperHue);
  const lightTints = context.recipe.lightNeutral.isWarm && paper.length > 0 ? paper : family.lightTints;
  return { dark: pickHue(family.darkTints, context), light: pickHue(lightTints, context) };
}

/** Text, headings and dark surfaces. */
export function planDarkNeutral(context: PlanContext, { dark }: NeutralTints, others: number): PlannedColor {
  const { recipe, random, mood } = context;
  const { lightness, chroma } = recipe.darkNeutral;
  const isRoomy = context.primary.l < DEEP.maxPrimary && context.requiredHues === null;
  const isDeep = others > 1 && random() < DEEP.share && isRoomy;
  const wanted = chroma * (0.75 + random() * 0.5) * (isDeep ? DEEP.factor : 1);
  const max = isDeep ? DEEP.max : maxNeutralChroma(context);
  const l = jitter(lightness, 0.02, random) + 0.012 * mood.lightness;
  return toPlannedColor(
    { l: isDeep ? Math.min(MAX_DEEP_LIGHTNESS, l) : l, c: wanted, h: dark },
    [0.165, isDeep ? MAX_DEEP_LIGHTNESS : 0.36],
    [0.004, max],
  );
}

/** The page background: an off-white. */
export function planLightNeutral(context: PlanContext, { light }: NeutralTints): PlannedColor {
  const { recipe, random } = context;
  const { lightness, chroma } = recipe.lightNeutral;
  const l = jitter(lightness, 0.006, random);
  const c = chroma * (0.6 + random() * 0.7) * (isPaperHue(light) ? 1 : COOL_PAPER);
  return toPlannedColor(
    { l, c: limitPaper(light, c, context), h: light },
    [OFF_WHITE.lightness, 0.988],
    [0.002, Math.min(OFF_WHITE.chroma, maxNeutralChroma(context))],
  );
}

/** The chroma of a page or stone of this hue: less than `chroma` if it would not match the primary. */
function limitPaper(hue: number, chroma: number, { primary, isNeutral }: PlanContext): number {
  const isCool = !isNeutral && !isWarm(primary) && primary.h >= COOL_FROM;
  return isPaperHue(hue) && isCool ? Math.min(chroma, MAX_PAPER_OF_COOL) : chroma;
}

function isPaperHue(hue: number): boolean {
  return hue >= PAPER.from && hue <= PAPER.to;
}

/** A light gray with the tint of the page. */
export function planStone(context: PlanContext, { light }: NeutralTints): PlannedColor {
  const { random } = context;
  const l = jitter(0.868, 0.02, random);
  const c = limitPaper(light, 0.008 + random() * 0.01, context);
  return toPlannedColor({ l, c, h: light }, [0.8, 0.915], [0.005, maxNeutralChroma(context)]);
}

/** A gray between stone and the gray of the brand, with the tint of the page. */
export function planMist(context: PlanContext, { light }: NeutralTints): PlannedColor {
  return planCoolGray(jitter(0.765, 0.02, context.random), [0.7, 0.81], light, context);
}

/** The gray of the brand: secondary text, icons, borders. As cool as the page, and visibly tinted. */
export function planGray(context: PlanContext, { light }: NeutralTints): PlannedColor {
  return planCoolGray(jitter(0.555, 0.025, context.random), [0.49, 0.66], light, context);
}

/** Whether a gray with the tint of the page looks clean: darker than stone, a warm or greenish one looks dirty. */
export function hasCleanGray({ light }: NeutralTints): boolean {
  return light <= MURKY_TINT.from || light >= MURKY_TINT.to;
}

function planCoolGray(
  lightness: number,
  range: readonly [min: number, max: number],
  tint: number,
  context: PlanContext,
): PlannedColor {
  const [min, max] = GRAY_CHROMA;
  const c = min + context.random() * (max - min);
  return toPlannedColor({ l: lightness, c, h: tint }, range, [min, Math.min(max, maxNeutralChroma(context))]);
}

function maxNeutralChroma({ requiredHues }: PlanContext): number {
  return requiredHues === null ? MAX_NEUTRAL_CHROMA : MAX_CHROMA_IN_HARMONY;
}
