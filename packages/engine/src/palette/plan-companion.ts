import type { Oklch } from '../color/color-space.ts';
import { hueDistance } from '../color/harmony.ts';
import { isAvoided } from './avoided-hues.ts';
import type { CompanionColor } from './hue-families.ts';
import { jitter, type PlanContext, pick } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** Primaries darker than the first get a lighter companion, lighter than the second a darker one. */
const DARK_PRIMARY = 0.5;
const LIGHT_PRIMARY = 0.64;
/** Preferred minimum hue distance from the highlight, in degrees. */
const MIN_DISTANCE_DEG = 30;
/** Recipes with at least this many vivid colors may get a vivid companion even when it is not needed. */
const LIVELY = 4;
const MAX_SHIFT = { lightness: 0.07, chroma: 0.035 };

/** What the palette requires from its companion. */
export interface CompanionNeed {
  readonly vivid: 'wanted' | 'unwanted' | 'open';
  readonly highlight: Oklch;
}

/** Plans a color near the hue of the primary that is light when the primary is dark, and dark when it is light. */
export function planCompanion(context: PlanContext, need: CompanionNeed): PlannedColor {
  const { requiredHues, anchor, primary, random, mood } = context;
  const options = listOptions(context, need);
  const [first, ...rest] = options;
  const [hue, lightness, chroma] =
    first === undefined
      ? ([anchor, primary.l < 0.6 ? 0.84 : 0.38, 0.07] as const)
      : pick([first, ...rest], random);
  const h = requiredHues === null ? jitter(hue, 5, random) : requiredHues.companion;
  const l = jitter(lightness, 0.02, random);
  const c = chroma * (0.92 + random() * 0.16) * (1 + 0.08 * mood.chroma);
  return toPlannedColor({ l, c, h }, [l - MAX_SHIFT.lightness, l + MAX_SHIFT.lightness], bounds(c, need));
}

/** Bounds that keep a companion vivid, or not vivid, when it is moved. */
function bounds(chroma: number, { vivid }: CompanionNeed): readonly [number, number] {
  const [min, max] = [Math.max(0.032, chroma - MAX_SHIFT.chroma), chroma + MAX_SHIFT.chroma];
  if (vivid === 'wanted') return [Math.max(min, VIVID_CHROMA + 0.002), Math.max(max, VIVID_CHROMA + 0.02)];
  if (vivid === 'unwanted') return [Math.min(min, VIVID_CHROMA - 0.01), Math.min(max, VIVID_CHROMA - 0.002)];
  return [min, max];
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
  const apart = allowed.filter(([hue]) => hueDistance(hue, need.highlight.h) >= MIN_DISTANCE_DEG);
  return apart.length > 0 ? apart : allowed;
}
