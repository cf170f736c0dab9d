import { type Guide, type GuideColor, guideColors, readableText, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import {
  type ColorVisionDeficiency,
  hexToOklch,
  simulateColorVision,
  toOklchString,
} from '@stylekit/engine/color';

/** Normal vision or a simulated color-vision deficiency. */
export type Vision = 'normal' | ColorVisionDeficiency;

/** A color of the guide with the values of its swatch. */
export interface ViewColor extends GuideColor {
  /** The variable without dashes, such as `accent-1`. */
  readonly role: string;
  /** The displayed color: the original or its simulation. */
  readonly displayHex: string;
  /** `oklch(58.2% 0.153 37.9)` */
  readonly oklch: string;
  /** The text color on the original color and its contrast. Both ignore the simulation. */
  readonly textHex: string;
  readonly textName: 'black' | 'white';
  readonly ratio: number;
  /** The text color on the displayed color. */
  readonly displayTextHex: string;
}

/** Kept, so that the swatches of unchanged colors do not render again while another color is edited. */
const viewColors = new WeakMap<GuideColor, Map<Vision, ViewColor>>();

/** The seven colors of a guide in role order, with simulated display colors. */
export function toViewColors(guide: Guide, vision: Vision): readonly ViewColor[] {
  return guideColors(guide).map((color) => {
    const known = viewColors.get(color) ?? new Map<Vision, ViewColor>();
    const view = known.get(vision) ?? toViewColor(color, vision);
    viewColors.set(color, known.set(vision, view));
    return view;
  });
}

function toViewColor(color: GuideColor, vision: Vision): ViewColor {
  const displayHex = toDisplayHex(color.hex, vision);
  const textHex = readableText(color.hex);
  return {
    ...color,
    role: color.variable.slice(2),
    displayHex,
    oklch: toOklchString(hexToOklch(color.hex)),
    textHex,
    textName: textHex === '#000000' ? 'black' : 'white',
    ratio: wcagContrast(color.hex, textHex),
    displayTextHex: readableText(displayHex),
  };
}

/** The color to display: the original or its simulation. */
export function toDisplayHex(hex: string, vision: Vision): string {
  return vision === 'normal' ? hex : simulateColorVision(hex, vision);
}

/** The WCAG 2.2 level of a ratio. `AAA` and `AA` allow any text, `large` text from 24 px or bold 18.7 px. */
export type Verdict = 'AAA' | 'AA' | 'large' | 'none';

export function toVerdict(ratio: number): Verdict {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large' : 'none';
}

const VERDICT_ORDER: readonly Verdict[] = ['none', 'large', 'AA', 'AAA'];

/** Whether a ratio reaches a higher (1) or a lower (−1) WCAG level than another one, or the same (0). */
export function compareVerdicts(from: number, to: number): number {
  return Math.sign(VERDICT_ORDER.indexOf(toVerdict(to)) - VERDICT_ORDER.indexOf(toVerdict(from)));
}

/** A ratio with one decimal, rounded down, so that 4.49 does not appear as 4.5. */
export function toShortRatio(ratio: number): string {
  return formatRatio(ratio).slice(0, -1);
}
