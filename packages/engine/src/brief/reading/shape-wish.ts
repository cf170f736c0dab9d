import type { Oklch } from '../../color/color-space.ts';
import { maxChroma } from '../../color/fit-gamut.ts';
import { roundTo } from '../../color/round-to.ts';
import { fitPrimary } from '../../palette/fit-primary.ts';
import { isMud } from '../../palette/mud.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { ColorTarget, Direction } from '../direction.ts';
import type { ColorFinding } from './find-colors.ts';
import { isNeutral } from './rank-findings.ts';

/** How far the mood may move a wish: the narrower the word, the less. */
const PLAY = { basic: 0.6, shade: 0.25, thing: 1, open: 1 } as const;
const CHROMA_PLAY = 0.35;
const LIGHTNESS_PLAY = 0.09;
/** A color that should hold text and fields stays between these unless its word says otherwise. */
const USUAL_LIGHTNESS = { min: 0.35, max: 0.76 };
const LEAST_CHROMA = 0.05;
const VARIATION = { hueDeg: 1.5, lightness: 0.008, chromaShare: 0.03 };

/** The wish a finding becomes: a value stays as it is, a word is moved a little by the mood and the seed. */
export function shapeWish(finding: ColorFinding, mood: Direction['mood'], random: SeededRandom): ColorTarget {
  const words = finding.words.map((word) => word.slice(0, 60).trim()).filter((word) => word !== '');
  if (finding.hex !== null) return toWish(finding.color, finding.hex, words);
  if (isNeutral(finding)) return toWish(shapeNeutral(finding, random), null, words);
  const play =
    finding.source === 'thing' ? PLAY.thing : PLAY[finding.breadth === 'basic' ? 'basic' : 'shade'];
  const moved = vary(moveByMood(finding.color, mood, finding.bent ? play / 2 : play), random);
  return toWish(leavesOpen(finding) ? fitPrimary(moved, mood.chroma) : moved, null, words);
}

/** A broad word leaves the exact color to us, and a thing only points at one; earth tones that are asked for stay. */
function leavesOpen({ source, breadth, bent, color }: ColorFinding): boolean {
  return !bent && !isMud(color) && (source === 'thing' || breadth === 'basic');
}

/** The wish for a hue nothing in the brief named. */
export function shapeLeaning(color: Oklch, mood: Direction['mood'], words: readonly string[]): ColorTarget {
  return toWish(
    fitPrimary(moveByMood(color, mood, PLAY.open), mood.chroma),
    null,
    words.map((word) => word.slice(0, 60)),
  );
}

function moveByMood({ l, c, h }: Oklch, mood: Direction['mood'], play: number): Oklch {
  const moved = l + LIGHTNESS_PLAY * mood.lightness * play;
  const inside = l >= USUAL_LIGHTNESS.min && l <= USUAL_LIGHTNESS.max;
  return {
    l: inside ? Math.min(USUAL_LIGHTNESS.max, Math.max(USUAL_LIGHTNESS.min, moved)) : moved,
    c: c * (1 + CHROMA_PLAY * mood.chroma * play),
    h,
  };
}

function shapeNeutral({ color, source }: ColorFinding, random: SeededRandom): Oklch {
  const l = source === 'thing' ? Math.min(USUAL_LIGHTNESS.max, color.l) : color.l;
  return { ...color, l: Math.min(0.99, l + (random() * 2 - 1) * VARIATION.lightness) };
}

function vary({ l, c, h }: Oklch, random: SeededRandom): Oklch {
  const lean = () => random() * 2 - 1;
  return {
    l: l + lean() * VARIATION.lightness,
    c: c * (1 + lean() * VARIATION.chromaShare),
    h: (h + lean() * VARIATION.hueDeg + 360) % 360,
  };
}

function toWish({ l, c, h }: Oklch, hex: string | null, words: readonly string[]): ColorTarget {
  const lightness = roundTo(Math.min(0.99, Math.max(0.12, l)), 3);
  const hue = roundTo(h % 360, 1) % 360;
  return {
    lightness: hex === null ? lightness : roundTo(l, 3),
    chroma: toChroma(lightness, c, hue, hex),
    hue,
    hex,
    words: words.slice(0, 6),
  };
}

/** Rounded, within what sRGB can show, and never so little that a colorful wish turns gray. */
function toChroma(lightness: number, chroma: number, hue: number, hex: string | null): number {
  if (hex !== null) return roundTo(chroma, 4);
  const wanted = chroma >= 0.034 ? Math.max(LEAST_CHROMA, chroma) : chroma;
  return roundTo(Math.min(wanted, maxChroma(lightness, hue)), 4);
}
