import { hexToOklch } from '../color/convert-color.ts';
import { type Appearance, separation, toAppearance } from './appearance.ts';
import { type FittedColor, fitColor } from './fit-color.ts';
import { toPlannedColor } from './planned-color.ts';

/** The semantic colors: what an interface says with a color in every brand. */
export const SEMANTIC_NAMES = ['success', 'warning', 'danger', 'info'] as const;

/** The name of a semantic color. */
export type SemanticName = (typeof SEMANTIC_NAMES)[number];

type Range = readonly [min: number, max: number];

/** The OKLCH target of a semantic color in a vivid brand of medium lightness, and what still has its meaning. */
interface SemanticTarget {
  /** Green, amber, red or blue in degrees, the most typical hue first. */
  readonly hues: readonly number[];
  readonly lightness: number;
  readonly chroma: number;
  readonly lightnessRange: Range;
  readonly chromaRange: Range;
}

const TARGETS: Readonly<Record<SemanticName, SemanticTarget>> = {
  success: {
    hues: [150, 158, 143, 164],
    lightness: 0.57,
    chroma: 0.145,
    lightnessRange: [0.38, 0.76],
    chromaRange: [0.08, 0.2],
  },
  warning: {
    hues: [76, 70, 82, 64, 88],
    lightness: 0.78,
    chroma: 0.16,
    lightnessRange: [0.68, 0.88],
    chromaRange: [0.09, 0.18],
  },
  danger: {
    hues: [26, 22, 30, 18],
    lightness: 0.56,
    chroma: 0.19,
    lightnessRange: [0.4, 0.68],
    chromaRange: [0.12, 0.24],
  },
  info: {
    hues: [248, 240, 256, 232],
    lightness: 0.56,
    chroma: 0.145,
    lightnessRange: [0.38, 0.76],
    chromaRange: [0.07, 0.2],
  },
};

/** Red has the narrowest range of meaning, so it is fitted first. */
const FITTING_ORDER = ['danger', 'warning', 'success', 'info'] as const satisfies readonly SemanticName[];

/** Chroma of a gray brand as a share of the target, its increase with the chroma of the primary, and its maximum. */
const STRENGTH = { gray: 0.7, perChroma: 2, max: 1.15 } as const;
/** How far the lightness of the primary moves that of the semantic colors. */
const TONE = { medium: 0.55, share: 0.2, max: 0.06 } as const;

/**
 * A green, an amber, a red and a blue that suit a palette of '#RRGGBB' colors, the primary first.
 *
 * Chroma and lightness follow those of the primary. Like the colors of a palette, each differs from the others and from
 * every color of the palette by CIEDE2000 ≥ 8, and by ≥ 4 with each full color-vision deficiency, where lightness,
 * chroma and small changes of hue that keep the meaning allow it; otherwise it is the most different one found.
 *
 * @throws SK_COLOR_INVALID when a text is not # and six hex digits
 */
export function semanticColors(palette: readonly [string, ...string[]]): Record<SemanticName, string> {
  const primary = hexToOklch(palette[0]);
  const strength = Math.min(STRENGTH.max, STRENGTH.gray + STRENGTH.perChroma * primary.c);
  const tone = Math.min(TONE.max, Math.max(-TONE.max, TONE.share * (primary.l - TONE.medium)));
  const fitted = palette.map(toAppearance);
  const hexes: Record<SemanticName, string> = { success: '', warning: '', danger: '', info: '' };
  for (const name of FITTING_ORDER) {
    const appearance = fitSemantic(TARGETS[name], strength, tone, fitted);
    fitted.push(appearance);
    hexes[name] = appearance.hex;
  }
  return hexes;
}

/** The color of the most typical hue that meets the rules; without one, the most different color. */
function fitSemantic(
  target: SemanticTarget,
  strength: number,
  tone: number,
  fitted: readonly Appearance[],
): Appearance {
  const tries: FittedColor[] = [];
  for (const h of target.hues) {
    const wanted = { l: target.lightness + tone, c: target.chroma * strength, h };
    const color = fitColor(toPlannedColor(wanted, target.lightnessRange, target.chromaRange), fitted);
    if (color.meetsRules) return color.appearance;
    tries.push(color);
  }
  return mostDifferent(tries, fitted);
}

function mostDifferent(tries: readonly FittedColor[], fitted: readonly Appearance[]): Appearance {
  const scored = tries.map(({ appearance }) => ({
    appearance,
    score: Math.min(...fitted.map((other) => separation(appearance, other))),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).appearance;
}
