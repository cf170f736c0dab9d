import type { Oklch } from '../color/color-space.ts';
import { hueDistance } from '../color/harmony.ts';
import { isAvoided } from './avoided-hues.ts';
import type { CompanionColor } from './hue-families.ts';
import { type PlanContext, pick, vary } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** Primaries darker than the first get a lighter companion, lighter than the second a darker one. */
const DARK_PRIMARY = 0.5;
const LIGHT_PRIMARY = 0.64;
/** A companion leaves the highlight its place: it keeps this distance where it can, in degrees of hue. */
const LEAST_DISTANCE_DEG = 30;
/** Recipes with as many vivid colors as this take a vivid companion without need. */
const LIVELY = 4;
const PLAY = { lightness: 0.07, chroma: 0.035 };

/** What the palette still needs of its companion. */
export interface CompanionNeed {
  readonly vivid: 'wanted' | 'unwanted' | 'open';
  readonly highlight: Oklch;
}

/** A color near the primary's hue, on the other side of its lightness. */
export function planCompanion(context: PlanContext, need: CompanionNeed): PlannedColor {
  const { commanded, anchor, primary, random, mood } = context;
  const options = listOptions(context, need);
  const [first, ...rest] = options;
  const [hue, lightness, chroma] =
    first === undefined
      ? ([anchor, primary.l < 0.6 ? 0.84 : 0.38, 0.07] as const)
      : pick([first, ...rest], random);
  const h = commanded === null ? vary(hue, 5, random) : commanded.companion;
  const l = vary(lightness, 0.02, random);
  const c = chroma * (0.92 + random() * 0.16) * (1 + 0.08 * mood.chroma);
  return toPlannedColor({ l, c, h }, [l - PLAY.lightness, l + PLAY.lightness], bounds(c, need));
}

/** A companion that has to be vivid, or must not, stays so when it is moved. */
function bounds(chroma: number, { vivid }: CompanionNeed): readonly [number, number] {
  const [least, most] = [Math.max(0.032, chroma - PLAY.chroma), chroma + PLAY.chroma];
  if (vivid === 'wanted') return [Math.max(least, VIVID_CHROMA + 0.002), Math.max(most, VIVID_CHROMA + 0.02)];
  if (vivid === 'unwanted')
    return [Math.min(least, VIVID_CHROMA - 0.01), Math.min(most, VIVID_CHROMA - 0.002)];
  return [least, most];
}

function listOptions({ family, primary, avoid, recipe }: PlanContext, need: CompanionNeed): CompanionColor[] {
  const calm =
    primary.l < DARK_PRIMARY
      ? family.soft
      : primary.l > LIGHT_PRIMARY
        ? family.deep
        : [...family.soft, ...family.deep];
  const options =
    need.vivid === 'wanted'
      ? family.bright
      : need.vivid === 'unwanted' || recipe.vivid[1] < LIVELY
        ? calm
        : [...calm, ...family.bright];
  const allowed = options.filter(([hue]) => !isAvoided(hue, avoid));
  const apart = allowed.filter(([hue]) => hueDistance(hue, need.highlight.h) >= LEAST_DISTANCE_DEG);
  return apart.length > 0 ? apart : allowed;
}
