import type { Oklch } from '../color/color-space.ts';
import { isAvoided } from './avoided-hues.ts';
import { areRelated, colorDistance, isWarm } from './color-relations.ts';
import type { CompanionColor } from './hue-families.ts';
import { jitter, type PlanContext, pick } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** Primaries darker than the first get a lighter companion, lighter than the second a darker one. */
const DARK_PRIMARY = 0.5;
const LIGHT_PRIMARY = 0.64;
/** Minimum distance in lightness from the primary: nearer, the two look like one color printed twice. */
const MIN_STEP = 0.18;
/** Companions that are nearer are only used if there is no other. */
const ROOM = 0.16;
/** Preferred minimum distance from every highlight. */
const MIN_DISTANCE = 0.15;
/** The limits of the lightness of a companion. */
const LIGHTEST = 0.9;
const DARKEST = 0.3;
const MAX_SHIFT = { lightness: 0.07, chroma: 0.035 };

/** What the palette requires from its companion. */
export interface CompanionNeed {
  readonly vivid: 'wanted' | 'unwanted' | 'open';
  /** The highlight, then the accents. */
  readonly highlights: readonly [Oklch, ...Oklch[]];
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
  const l = stepAway(jitter(lightness, 0.02, random), primary.l);
  const c = chroma * (0.92 + random() * 0.16) * (1 + 0.08 * mood.chroma);
  const [min, max] = l > primary.l ? [primary.l + MIN_STEP, 1] : [0, primary.l - MIN_STEP];
  const range = [Math.max(min, l - MAX_SHIFT.lightness), Math.min(max, l + MAX_SHIFT.lightness)] as const;
  return toPlannedColor({ l, c, h }, range, bounds(c, need));
}

/** Moves a lightness away from that of the primary, in its own direction unless there is no room. */
function stepAway(lightness: number, primary: number): number {
  if (Math.abs(lightness - primary) >= MIN_STEP) return lightness;
  const isLighter = lightness >= primary ? primary + MIN_STEP <= LIGHTEST : primary - MIN_STEP < DARKEST;
  return isLighter ? primary + MIN_STEP : primary - MIN_STEP;
}

/** Bounds that keep a companion vivid, or not vivid, when it is moved. */
function bounds(chroma: number, { vivid }: CompanionNeed): readonly [number, number] {
  const [min, max] = [Math.max(0.032, chroma - MAX_SHIFT.chroma), chroma + MAX_SHIFT.chroma];
  if (vivid === 'wanted') return [Math.max(min, VIVID_CHROMA + 0.002), Math.max(max, VIVID_CHROMA + 0.02)];
  if (vivid === 'unwanted') return [Math.min(min, VIVID_CHROMA - 0.01), Math.min(max, VIVID_CHROMA - 0.002)];
  return [min, max];
}

/** The companions of the family outside the avoided hues, then those that meet each preference if any do. */
function listOptions(
  { family, primary, isNeutral, avoid }: PlanContext,
  { vivid, highlights }: CompanionNeed,
): CompanionColor[] {
  const [highlight] = highlights;
  const companions = vivid === 'wanted' ? family.bright : [...family.soft, ...family.deep];
  const followsHighlight = isNeutral || (isWarm(primary) && !isWarm(highlight));
  const preferences: ((color: Oklch) => boolean)[] = [
    ({ l }) => isOppositeLightness(l, primary.l),
    ({ l }) => Math.abs(l - primary.l) >= ROOM,
    (color) => highlights.every((other) => colorDistance(color, other) >= MIN_DISTANCE),
    (color) => !followsHighlight || areRelated(color, highlight),
  ];
  const allowed = companions.filter(([hue]) => !isAvoided(hue, avoid));
  return preferences.reduce((options, isPreferred) => {
    const preferred = options.filter(([h, l, c]) => isPreferred({ l, c, h }));
    return preferred.length > 0 ? preferred : options;
  }, allowed);
}

function isOppositeLightness(lightness: number, primary: number): boolean {
  if (primary < DARK_PRIMARY) return lightness > DARK_PRIMARY + ROOM;
  return primary <= LIGHT_PRIMARY || lightness < primary;
}
