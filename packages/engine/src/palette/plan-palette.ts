import type { Oklch } from '../color/color-space.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import type { HarmonyChoice } from '../color/harmony-types.ts';
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts';
import { chooseAngles, type HueRange, isAvoided } from './choose-harmony.ts';
import { NEUTRAL_CHROMA } from './palette-hues.ts';
import { PALETTE_ROLES } from './palette-roles.ts';
import type { PlannedColor } from './place-palette.ts';
import { TONE_PLANS } from './tone-plans.ts';

/** A colour somebody wants; with `hex` it is kept byte for byte. */
export interface PaletteWish {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
  readonly hex: string | null;
}

export interface PaletteRequest {
  /** One to seven, the primary first. */
  readonly wishes: readonly PaletteWish[];
  readonly harmony: HarmonyChoice;
  readonly avoid: readonly HueRange[];
  /** Each −1 to 1: muted to vivid, dark to light, level to contrasting. */
  readonly mood: { readonly chroma: number; readonly lightness: number; readonly contrast: number };
  readonly seed: string;
}

/** How much of the way a colour takes from its plan: in OKLCH lightness, share of its chroma, degrees of hue. */
const VARIATION = { lightness: 0.03, chromaShare: 0.1, hueDeg: 4 };

/** How far a mood takes the share of chroma down (nearly to grey) and up. */
const VIVIDNESS = { muted: 0.85, vivid: 0.45 };

/** A mood of chroma from which down neutral wishes are answered with neutrals alone. */
const COLORLESS_MOOD = -0.95;

/** Beyond these a planned colour reads as plain white or black. Wishes may go further. */
const PLANNED_LIGHTNESS = { min: 0.23, max: 0.945 };

/** Less chroma holds no hue in eight bits; more looks like a screen, not like a brand. Wishes may go further. */
const LEAST_PLANNED_CHROMA = 0.036;
const MOST_PLANNED_CHROMA = 0.19;

/** Where the seven colours of a palette should stand, in role order. The same request and attempt give the same plan. */
export function planPalette(request: PaletteRequest, attempt: number): PlannedColor[] {
  const random = createSeededRandom(`${request.seed}|palette|${attempt}`);
  const wishes = request.wishes.map((wish, index) => toPlannedWish(wish, index === 0 ? random : null));
  const anchor = toAnchor(wishes);
  const angles = chooseAngles({
    choice: request.harmony,
    anchor,
    wishes: wishes.map(({ target, kept }) => ({ color: target, kept: kept !== null })),
    avoid: request.avoid,
    energy: (request.mood.chroma + request.mood.contrast) / 2,
    random: createSeededRandom(`${request.seed}|harmony`)(),
  });
  const allowed = allowedAngles(angles, anchor, request.avoid);
  const turned = wishes.map((wish) => turnToHarmony(wish, anchor, allowed));
  return [...turned, ...planRest(request, turned, anchor, allowed, random)];
}

function toPlannedWish(wish: PaletteWish, random: SeededRandom | null): PlannedColor {
  if (wish.hex !== null) return { target: hexToOklch(wish.hex), kept: wish.hex };
  const target = { l: wish.lightness, c: wish.chroma, h: wish.hue };
  return { target: random === null ? target : vary(target, random), kept: null };
}

function vary(color: Oklch, random: SeededRandom): Oklch {
  const lean = () => random() * 2 - 1;
  const hue = color.c < NEUTRAL_CHROMA ? color.h : color.h + lean() * VARIATION.hueDeg;
  return {
    l: color.l + lean() * VARIATION.lightness,
    c: color.c * (1 + lean() * VARIATION.chromaShare),
    h: (hue + 360) % 360,
  };
}

/** The hue angles count from: the first wanted colour that has one, else the hue the primary was given. */
function toAnchor(wishes: readonly PlannedColor[]): number {
  const chromatic = wishes.find(({ target }) => target.c >= NEUTRAL_CHROMA) ?? wishes[0];
  return chromatic?.target.h ?? 0;
}

/** Angles that stay out of the avoided hues; the anchor itself always may be used. */
function allowedAngles(
  angles: readonly number[],
  anchor: number,
  avoid: readonly HueRange[],
): readonly number[] {
  return angles.filter((angle) => angle === 0 || !isAvoided((anchor + angle) % 360, avoid));
}

function turnToHarmony(wish: PlannedColor, anchor: number, angles: readonly number[]): PlannedColor {
  if (wish.kept !== null || wish.target.c < NEUTRAL_CHROMA) return wish;
  return {
    ...wish,
    target: { ...wish.target, h: (anchor + nearestAngle(wish.target.h - anchor, angles)) % 360 },
  };
}

function nearestAngle(angle: number, angles: readonly number[]): number {
  return angles.reduce(
    (best, next) => (hueDistance(angle, next) < hueDistance(angle, best) ? next : best),
    0,
  );
}

/** The roles nobody wished for: angles not yet used come first, tones from one of the tone plans. */
function planRest(
  { mood, seed }: PaletteRequest,
  wishes: readonly PlannedColor[],
  anchor: number,
  angles: readonly number[],
  random: SeededRandom,
): PlannedColor[] {
  const tones = TONE_PLANS[Math.floor(random() * TONE_PLANS.length)] ?? TONE_PLANS[0];
  const used = new Set(
    wishes
      .filter(({ target }) => target.c >= NEUTRAL_CHROMA)
      .map(({ target }) => nearestAngle(target.h - anchor, angles)),
  );
  const unused = angles.filter((angle) => !used.has(angle));
  const order = createSeededRandom(`${seed}|angles|${angles.length}`);
  const colorless = isColorless(wishes, mood);
  return PALETTE_ROLES.slice(wishes.length).map((role, index) => {
    const angle = unused[index] ?? angles[Math.floor(order() * angles.length)] ?? 0;
    const tone = tones[role === 'primary' ? 'secondary-1' : role];
    const l = toPlannedLightness(tone.lightness, mood);
    const h = (anchor + angle) % 360;
    const most = Math.min(MOST_PLANNED_CHROMA, maxChroma(l, h));
    const share = Math.min(
      1,
      Math.max(0.15, tone.chromaShare * (1 + VIVIDNESS[mood.chroma < 0 ? 'muted' : 'vivid'] * mood.chroma)),
    );
    const c = colorless ? 0 : Math.max(LEAST_PLANNED_CHROMA, most * share);
    // The rest of the palette stays on its exact angle: only lightness and chroma vary.
    return { target: { ...vary({ l, c, h }, random), h }, kept: null };
  });
}

/** A tone moved by the mood: apart from or towards mid-grey by its contrast, up or down by its lightness. */
function toPlannedLightness(lightness: number, mood: PaletteRequest['mood']): number {
  const moved = 0.6 + (lightness - 0.6) * (1 + 0.18 * mood.contrast) + 0.05 * mood.lightness;
  return Math.min(PLANNED_LIGHTNESS.max, Math.max(PLANNED_LIGHTNESS.min, moved));
}

/** Only neutrals are wished for and nearly all chroma is taken away: somebody wants no colour at all. */
function isColorless(wishes: readonly PlannedColor[], mood: PaletteRequest['mood']): boolean {
  return mood.chroma <= COLORLESS_MOOD && wishes.every(({ target }) => target.c < NEUTRAL_CHROMA);
}
