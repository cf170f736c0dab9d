import { type Guide, type GuideColor, guideColors, readableText, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import {
  type ColorVisionDeficiency,
  hexToOklch,
  simulateColorVision,
  toOklchString,
} from '@stylekit/engine/color';

/** How a person who looks at the palette sees: as most do, or with one of the deficiencies. */
export type Vision = 'normal' | ColorVisionDeficiency;

/** A guide's color with all that its swatch says about it. */
export interface ViewColor extends GuideColor {
  /** The variable without its dashes: `accent-1`. */
  readonly role: string;
  /** The color painted: the true one, or what the chosen vision makes of it. */
  readonly shownHex: string;
  /** `oklch(58.2% 0.153 37.9)` */
  readonly oklch: string;
  /** Text color on the true color and its ratio; the ratio is that of the true color whatever is painted. */
  readonly textHex: string;
  readonly textName: 'black' | 'white';
  readonly ratio: number;
  /** Text color on the painted color. */
  readonly shownTextHex: string;
}

/** The seven colors of a guide as a person with that vision is shown them, in role order. */
export function toViewColors(guide: Guide, vision: Vision): readonly ViewColor[] {
  return guideColors(guide).map((color) => {
    const shownHex = toShownHex(color.hex, vision);
    const textHex = readableText(color.hex);
    return {
      ...color,
      role: color.variable.slice(2),
      shownHex,
      oklch: toOklchString(hexToOklch(color.hex)),
      textHex,
      textName: textHex === '#000000' ? 'black' : 'white',
      ratio: wcagContrast(color.hex, textHex),
      shownTextHex: readableText(shownHex),
    };
  });
}

/** The color to paint for a color: itself, or as the deficiency shows it. */
export function toShownHex(hex: string, vision: Vision): string {
  return vision === 'normal' ? hex : simulateColorVision(hex, vision);
}

/** What WCAG 2.2 allows a ratio to carry: `AAA` and `AA` any text, `large` text from 24 px or bold from 18.7 px. */
export type Verdict = 'AAA' | 'AA' | 'large' | 'none';

export function toVerdict(ratio: number): Verdict {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'none';
}

/** A ratio with one decimal for narrow cells, cut and never rounded up: 4.49 has not passed 4.5. */
export function toShortRatio(ratio: number): string {
  return formatRatio(ratio).slice(0, -1);
}
