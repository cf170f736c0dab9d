import type { Oklch } from '../color/color-space.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { isAvoided } from './avoided-hues.ts';
import { areRelated, colorDistance, isWarm } from './color-relations.ts';
import type { CompanionColor } from './hue-families.ts';
import { jitter, type PlanContext, pick } from './plan-context.ts';
import { type PlannedColor, toPlannedColor } from './planned-color.ts';
import { areTwins, isSameFamily } from './taste-rules.ts';
import { VIVID_CHROMA } from './vividness.ts';

/** Primaries darker than the first get a lighter companion, lighter than the second a darker one. */
const DARK_PRIMARY = 0.5;
const LIGHT_PRIMARY = 0.64;
/**
 * Minimum distance in lightness from the primary: nearer, the two look like one color printed twice. A color of
 * another hue may be nearer.
 */
const MIN_STEP = { sameHue: 0.255, otherHue: 0.18, deg: 27 };
/** Preferred minimum distance in lightness. */
const ROOM = 0.24;
/** Preferred minimum distance from every highlight. */
const MIN_DISTANCE = 0.15;
/** A vivid companion leaves the hue of the highlight to the highlight. */
const OWN_HUE_DEG = 36;
/** Room above the minimum chroma of a vivid color for the variation of the lightness. */
const VIVID_MARGIN = 0.018;
/** The limits of the lightness of a companion. */
const LIGHTEST = 0.9;
const DARKEST = 0.3;
/** A deep companion of more chroma looks electric. */
const DEEP = { lightness: 0.46, chroma: 0.145 };
const MAX_SHIFT = { lightness: 0.07, chroma: 0.035 };

/** A pale color, and the distance in hue from which another one is not redundant. */
const TINT = { lightness: 0.76, chroma: [0.025, 0.105], deg: 62 } as const;

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
  const step = minStep(h, context);
  const l = stepAway(jitter(lightness, 0.02, random), primary.l, step);
  const wanted = chroma * (0.92 + random() * 0.16) * (1 + 0.08 * mood.chroma);
  const c = l < DEEP.lightness ? Math.min(DEEP.chroma, wanted) : wanted;
  const [min, max] = l > primary.l ? [primary.l + step, 1] : [0, primary.l - step];
  const range = [Math.max(min, l - MAX_SHIFT.lightness), Math.min(max, l + MAX_SHIFT.lightness)] as const;
  return toPlannedColor({ l, c, h }, range, bounds(c, need));
}

/** Moves a lightness away from that of the primary, in its own direction unless there is no room. */
function stepAway(lightness: number, primary: number, step: number): number {
  if (Math.abs(lightness - primary) >= step) return lightness;
  const isLighter = lightness >= primary ? primary + step <= LIGHTEST : primary - step < DARKEST;
  return isLighter ? primary + step : primary - step;
}

function minStep(hue: number, { primary }: PlanContext): number {
  return hueDistance(hue, primary.h) < MIN_STEP.deg ? MIN_STEP.sameHue : MIN_STEP.otherHue;
}

/** Bounds that keep a companion vivid, or not vivid, when it is moved. */
function bounds(chroma: number, { vivid }: CompanionNeed): readonly [number, number] {
  const [min, max] = [Math.max(0.032, chroma - MAX_SHIFT.chroma), chroma + MAX_SHIFT.chroma];
  if (vivid === 'wanted') return [Math.max(min, VIVID_CHROMA + 0.002), Math.max(max, VIVID_CHROMA + 0.02)];
  if (vivid === 'unwanted') return [Math.min(min, VIVID_CHROMA - 0.01), Math.min(max, VIVID_CHROMA - 0.002)];
  return [min, max];
}

/** The companions of the family outside the avoided hues, then those that meet each preference if any do. */
function listOptions(context: PlanContext, need: CompanionNeed): CompanionColor[] {
  const { family, avoid } = context;
  const companions = need.vivid === 'wanted' ? family.bright : [...family.soft, ...family.deep];
  const allowed = companions.filter(([hue]) => !isAvoided(hue, avoid));
  return preferences(context, need).reduce((options, isPreferred) => {
    const preferred = options.filter(([h, l, c]) => isPreferred({ l, c, h }));
    return preferred.length > 0 ? preferred : options;
  }, allowed);
}

type Preference = (color: Oklch) => boolean;

/**
 * What a companion should be, most important first. Beside two highlights, or a tint of its hue, it is the deep anchor.
 */
function preferences(context: PlanContext, { vivid, highlights }: CompanionNeed): readonly Preference[] {
  const { primary, isNeutral } = context;
  const [highlight] = highlights;
  const hasDeep = highlights.some(({ l }) => l < DARK_PRIMARY);
  const isLoudAround = highlights.filter(({ c }) => c > VIVID_CHROMA).length > 1;
  const followsHighlight = isNeutral || (isWarm(primary) && !isWarm(highlight));
  const apart = (color: Oklch) => highlights.every((other) => colorDistance(color, other) >= MIN_DISTANCE);
  const singular = (color: Oklch) => highlights.every((other) => !areTwins(color, other));
  if (vivid === 'wanted') {
    return [
      (color) => staysVivid(color, context),
      (color) => !areTwins(color, primary),
      (color) => !followsHighlight || isWarm(color) === isWarm(highlight),
      apart,
      singular,
      ({ h }) => followsHighlight || hueDistance(h, highlight.h) >= OWN_HUE_DEG,
      (color) => followsHighlight || isSameFamily(color, primary),
    ];
  }
  return [
    ({ l }) => !isLoudAround || primary.l < DARK_PRIMARY || l < primary.l,
    ({ l }) => isOppositeLightness(l, primary.l),
    (color) => hasDeep || !highlights.some((other) => areTwoTints(color, other)),
    ({ l }) => Math.abs(l - primary.l) >= ROOM,
    apart,
    singular,
    (color) => !followsHighlight || areRelated(color, highlight),
  ];
}

/** Whether two colors are pale colors of similar hue, of which one is enough. */
function areTwoTints(a: Oklch, b: Oklch): boolean {
  const isPale = ({ l, c }: Oklch) => l > TINT.lightness && c > TINT.chroma[0] && c < TINT.chroma[1];
  return isPale(a) && isPale(b) && hueDistance(a.h, b.h) < TINT.deg;
}

/** Whether a companion is vivid at the lightness it will have. */
function staysVivid({ l, h }: Oklch, context: PlanContext): boolean {
  const lightness = stepAway(l, context.primary.l, minStep(h, context));
  return maxChroma(lightness, h) >= VIVID_CHROMA + VIVID_MARGIN;
}

function isOppositeLightness(lightness: number, primary: number): boolean {
  if (primary < DARK_PRIMARY) return lightness > DARK_PRIMARY + ROOM;
  return primary <= LIGHT_PRIMARY || lightness < primary;
}
