import type { Oklch } from '../color/color-space.ts';
import { hueDistance } from '../color/harmony.ts';
import { isAvoided } from './avoided-hues.ts';
import type { CompanionColor } from './hue-families.ts';
import { jitter, type PlanContext, pick } from './plan-context.ts';
import { type NeutralTints, planGray, planMist, planStone } from './plan-neutrals.ts';
import { planSecondHighlight } from './plan-second-highlight.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import type { AccentJob } from './recipes.ts';
import { areTwins } from './taste-rules.ts';

/** The colors an accent has to match. */
export interface AccentContext {
  readonly tints: NeutralTints;
  readonly highlight: Oklch;
  /** The hue of this accent in the requested harmony, or null. */
  readonly hue: number | null;
  /** Every planned color with a hue. */
  readonly colors: readonly Oklch[];
}

/** Hues whose tints are only visible when they are lighter and more colorful. */
const YELLOWISH = { hue: 102, spread: 32 };

/** Pale pink and mint look like sweets unless they are faint. */
const SUGARY = { pink: 2, mint: 168, spread: 34 };
/** The hues whose tints are baby pink unless the primary is within a distance of them. */
const BABY_PINK = { from: 335, to: 42, deg: 45, apricot: 62 } as const;
/** A deep shade nearer to the primary than both of these looks like the same color. */
const OWN_SHADE = { deg: 60, lightness: 0.2 };

/** Plans an accent by its job. */
export function planAccent(job: AccentJob, context: PlanContext, accentContext: AccentContext): PlannedColor {
  switch (job) {
    case 'tint':
      return planTint(context, tintHue(context, accentContext));
    case 'blush':
      return planTint(context, blushHue(context, accentContext));
    case 'stone':
      return planStone(context, accentContext.tints);
    case 'mist':
      return planMist(context, accentContext.tints);
    case 'gray':
      return planGray(context, accentContext.tints);
    case 'deep':
      return planDeep(context, accentContext) ?? planTint(context, tintHue(context, accentContext));
    case 'second-highlight':
      return (
        planSecondHighlight(context, accentContext) ?? planTint(context, blushHue(context, accentContext))
      );
  }
}

/** The hue of the pale highlight: a pale red is baby pink, so beside a primary that is not pink it is apricot. */
function blushHue(context: PlanContext, { highlight: { h } }: AccentContext): number {
  const { primary, isNeutral, avoid, requiredHues } = context;
  const isBabyPink =
    requiredHues === null &&
    (h > BABY_PINK.from || h < BABY_PINK.to) &&
    (isNeutral || hueDistance(h, primary.h) > BABY_PINK.deg) &&
    !isAvoided(BABY_PINK.apricot, avoid);
  return isBabyPink ? BABY_PINK.apricot : h;
}

/**
 * The hue of the pale color for panels and hints: that of the primary, or of the highlight if the primary is neutral.
 */
function tintHue(
  { isNeutral, primary, requiredHues, random }: PlanContext,
  { highlight }: AccentContext,
): number {
  if (isNeutral) return highlight.h;
  return requiredHues === null ? jitter(primary.h, 5, random) : primary.h;
}

function planTint({ random, requiredHues }: PlanContext, hue: number): PlannedColor {
  const isYellowish = hueDistance(hue, YELLOWISH.hue) < YELLOWISH.spread;
  const h = requiredHues === null ? jitter(hue, 2, random) : hue;
  const isSugary =
    hueDistance(hue, SUGARY.pink) < SUGARY.spread || hueDistance(hue, SUGARY.mint) < SUGARY.spread;
  const l = jitter(isYellowish ? 0.93 : 0.905, 0.012, random);
  const c = (isYellowish ? 0.045 : isSugary ? 0.0315 : 0.036) + random() * (isSugary ? 0.006 : 0.022);
  return toPlannedColor({ l, c, h }, [0.85, 0.945], [0.0315, 0.068]);
}

/** A deep shade for footers and bands, or null if each would look like another color. */
function planDeep(context: PlanContext, { colors }: AccentContext): PlannedColor | null {
  const { family, random, requiredHues, avoid, anchor, primary } = context;
  const isOwn = ([h, l]: CompanionColor) =>
    hueDistance(h, primary.h) >= OWN_SHADE.deg || Math.abs(l - primary.l) >= OWN_SHADE.lightness;
  const [first, ...rest] = family.deep.filter(
    (deep) =>
      !isAvoided(deep[0], avoid) &&
      isOwn(deep) &&
      !colors.some((color) => areTwins(color, { l: deep[1], c: deep[2], h: deep[0] })),
  );
  if (first === undefined) return null;
  const [hue, lightness, chroma] = pick([first, ...rest], random);
  const h = requiredHues === null ? jitter(hue, 4, random) : anchor;
  return toPlannedColor(
    { l: jitter(Math.min(0.4, lightness), 0.02, random), c: chroma, h },
    [0.3, 0.47],
    [0.045, 0.127],
  );
}
