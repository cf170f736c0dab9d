import { findHueFamily } from '../src/palette/hue-families.ts';
import type { PlanContext } from '../src/palette/plan-context.ts';
import { RECIPES } from '../src/palette/recipes.ts';

/**
 * The context of a navy primary in the clean recipe, with optional changes. Its random number is always 0.5, so that
 * every variation is 0 and a plan has exactly the values of its tables.
 */
export function makePlanContext(changes: Partial<PlanContext> = {}): PlanContext {
  const primary = changes.primary ?? { l: 0.4, c: 0.12, h: 262 };
  return {
    recipe: RECIPES.clean,
    primary,
    anchor: primary.h,
    isNeutral: false,
    isEarthy: false,
    family: findHueFamily(primary.h),
    avoid: [],
    requiredHues: null,
    mood: { chroma: 0, lightness: 0, contrast: 0 },
    random: () => 0.5,
    ...changes,
  };
}
