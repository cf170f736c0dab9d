import type { Oklch } from '../../color/color-space.ts';
import { limitChroma } from '../../color/fit-gamut.ts';
import { roundTo } from '../../color/round-to.ts';
import { deepenBrown, fitPrimary } from '../../palette/fit-primary.ts';
import { isMud } from '../../palette/mud.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import type { ColorTarget, Direction } from '../direction.ts';
import type { ColorFinding } from './find-colors.ts';
import { isNeutral } from './rank-findings.ts';

/** The effect of the mood on a color target, by its specificity. */
const MOOD_EFFECT = { basic: 0.6, shade: 0.25, object: 1, open: 1 } as const;
const MAX_CHROMA_SHIFT = 0.35;
const MAX_LIGHTNESS_SHIFT = 0.09;
/** The usual lightness range of a color that has to work with text, unless its word is outside it. */
const USUAL_LIGHTNESS = { min: 0.35, max: 0.76 };
const MIN_CHROMA = 0.05;
const VARIATION = { hueDeg: 1.5, lightness: 0.008, chromaShare: 0.03 };

/** The color target of a finding: values are unchanged, words are varied by the mood and the seed. */
export function toFoundTarget(
  finding: ColorFinding,
  mood: Direction['mood'],
  random: SeededRandom,
): ColorTarget {
  const words = finding.words.map((word) => word.slice(0, 60).trim()).filter((word) => word !== '');
  if (finding.hex !== null) return toTarget(finding.color, finding.hex, words);
  if (isNeutral(finding)) return toTarget(varyNeutral(finding, random), null, words);
  const effect =
    finding.source === 'object'
      ? MOOD_EFFECT.object
      : MOOD_EFFECT[finding.specificity === 'basic' ? 'basic' : 'shade'];
  const moved = vary(moveByMood(finding.color, mood, finding.isModified ? effect / 2 : effect), random);
  if (isFlexible(finding)) return toTarget(fitPrimary(moved, mood.chroma), null, words);
  return toTarget(finding.source === 'object' ? deepenBrown(moved) : moved, null, words);
}

/** Whether the exact color is open: true for basic words and objects, except requested earth tones. */
function isFlexible({ source, specificity, isModified, color }: ColorFinding): boolean {
  return !isModified && !isMud(color) && (source === 'object' || specificity === 'basic');
}

/** The color target of a suggested hue. */
export function toSuggestedTarget(
  color: Oklch,
  mood: Direction['mood'],
  words: readonly string[],
): ColorTarget {
  return toTarget(
    fitPrimary(moveByMood(color, mood, MOOD_EFFECT.open), mood.chroma),
    null,
    words.map((word) => word.slice(0, 60)),
  );
}

function moveByMood({ l, c, h }: Oklch, mood: Direction['mood'], effect: number): Oklch {
  const moved = l + MAX_LIGHTNESS_SHIFT * mood.lightness * effect;
  const inside = l >= USUAL_LIGHTNESS.min && l <= USUAL_LIGHTNESS.max;
  return {
    l: inside ? Math.min(USUAL_LIGHTNESS.max, Math.max(USUAL_LIGHTNESS.min, moved)) : moved,
    c: c * (1 + MAX_CHROMA_SHIFT * mood.chroma * effect),
    h,
  };
}

function varyNeutral({ color, source }: ColorFinding, random: SeededRandom): Oklch {
  const l = source === 'object' ? Math.min(USUAL_LIGHTNESS.max, color.l) : color.l;
  return { ...color, l: Math.min(0.99, l + (random() * 2 - 1) * VARIATION.lightness) };
}

function vary({ l, c, h }: Oklch, random: SeededRandom): Oklch {
  const offset = () => random() * 2 - 1;
  return {
    l: l + offset() * VARIATION.lightness,
    c: c * (1 + offset() * VARIATION.chromaShare),
    h: (h + offset() * VARIATION.hueDeg + 360) % 360,
  };
}

function toTarget({ l, c, h }: Oklch, hex: string | null, words: readonly string[]): ColorTarget {
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

/** The rounded chroma inside sRGB, with a minimum so that a colorful target does not become gray. */
function toChroma(lightness: number, chroma: number, hue: number, hex: string | null): number {
  if (hex !== null) return roundTo(chroma, 4);
  const wanted = chroma >= 0.034 ? Math.max(MIN_CHROMA, chroma) : chroma;
  return roundTo(limitChroma({ l: lightness, c: wanted, h: hue }).c, 4);
}
