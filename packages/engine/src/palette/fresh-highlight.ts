import type { Oklch } from '../color/color-space.ts';
import { colorDistance, isWarm } from './color-relations.ts';
import { isFresh } from './highlights.ts';
import type { PlanContext } from './plan-context.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** How far below the strongest color of a recipe a primary may be beside a powder blue. */
const CALM_MARGIN = 0.006;
/** Gold and yellow are light enough for any blue. */
const GOLDEN = { from: 58, to: 112 };
/** The number of vivid colors that a palette with a calm primary can have without a second highlight. */
const VIVIDS_BESIDE_CALM = 2;
/** How much more often fresh highlights suit a cool primary. */
const COOL_FACTOR = 1.25;
/** Up to this distance two planned colors are one. */
const SAME = 0.06;
/** Warm primaries darker than this, and the share of their fresh highlights that remains. */
const DEEP_WARM = { lightness: 0.52, share: 0.25 };

/**
 * How often the highlight is fresh; beside deep reds less often, because gold and blush suit them better than
 * blue. A calm primary in a colorful recipe needs several warm ones, and two requested warm colors need no third idea.
 */
export function freshShare({ recipe, primary }: PlanContext, others: readonly Oklch[]): number {
  if (others.some((other) => isWarm(other) && colorDistance(other, primary) > SAME)) return 0;
  if (recipe.vivid[0] > VIVIDS_BESIDE_CALM && primary.c < VIVID_CHROMA) return 0;
  if (!isWarm(primary)) return recipe.freshShare * COOL_FACTOR;
  return recipe.freshShare * (primary.l < DEEP_WARM.lightness ? DEEP_WARM.share : 1);
}

/** Whether a fresh highlight is calm: a powder blue or mint forced to be the strongest color would be neon. */
export function isCalmEnough(color: Oklch, { primary, recipe }: PlanContext): boolean {
  const isGolden = primary.h > GOLDEN.from && primary.h < GOLDEN.to;
  return !isFresh(color) || isGolden || Math.max(color.c, primary.c) >= recipe.strongest - CALM_MARGIN;
}
