import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { colorRamp, type RampStep } from '../palette/color-ramp.ts';
import { PALETTE_ROLES, type PaletteRole } from '../palette/palette-roles.ts';
import { SEMANTIC_NAMES, type SemanticName, semanticColors } from '../palette/semantic-colors.ts';
import { type Guide, guideColors } from './guide.ts';
import { formatRatio } from './prose.ts';

/** What an export contains besides the guide and its settings; by default nothing. */
export interface ExportOptions {
  /** Whether it contains the ramps of the seven colors and the semantic colors (see `guideRamps`). */
  readonly ramps?: boolean | undefined;
}

/** WCAG 2.2 contrast ratios of a color, 1–21, rounded down to two decimals. */
export interface StepContrast {
  readonly white: number;
  readonly black: number;
  /** With the page background of the light surface of the guide. */
  readonly light: number;
  /** With the page background of the dark surface of the guide. */
  readonly dark: number;
}

/** One step of a ramp and its contrast. */
export interface MeasuredStep {
  readonly step: RampStep;
  /** '#RRGGBB' */
  readonly hex: string;
  readonly contrast: StepContrast;
}

/** The eleven steps of a color, lightest first; `base` is the step that is the color itself. */
export interface MeasuredRamp {
  readonly base: RampStep;
  readonly steps: readonly MeasuredStep[];
}

/** A semantic color, black or white for text on it with the contrast of that text (at least 4.58), and its ramp. */
export interface SemanticColor extends MeasuredRamp {
  /** '#RRGGBB' */
  readonly hex: string;
  readonly text: '#000000' | '#FFFFFF';
  readonly textContrast: number;
}

/** The ramps of a guide: of its seven colors, and of the semantic colors that suit them. */
export interface GuideRamps {
  readonly colors: Readonly<Record<PaletteRole, MeasuredRamp>>;
  readonly semantic: Readonly<Record<SemanticName, SemanticColor>>;
}

/**
 * The ramps of the seven colors of a guide, and success, warning, danger and info with theirs, with the contrast of each
 * step. They follow from the colors and surfaces of the guide, so they are not a part of its document.
 */
export function guideRamps(guide: Guide): GuideRamps {
  const colors = guideColors(guide);
  const [primary, ...others] = colors.map(({ hex }) => hex);
  if (primary === undefined) throw new RangeError('The guide has no primary color.');
  const semantic = semanticColors([primary, ...others]);
  return {
    colors: toRecord(PALETTE_ROLES, (role) => {
      const color = colors[PALETTE_ROLES.indexOf(role)];
      if (color === undefined) throw new RangeError(`The guide has no color for ${role}.`);
      return measureRamp(color.hex, guide);
    }),
    semantic: toRecord(SEMANTIC_NAMES, (name) => {
      const hex = semantic[name];
      const text = readableText(hex);
      return { hex, text, textContrast: toRatio(hex, text), ...measureRamp(hex, guide) };
    }),
  };
}

function measureRamp(hex: string, { surfaces }: Guide): MeasuredRamp {
  const ramp = colorRamp(hex);
  const base = ramp.find(({ isBase }) => isBase);
  if (base === undefined) throw new RangeError(`The ramp of ${hex} does not contain it.`);
  return {
    base: base.step,
    steps: ramp.map((color) => ({
      step: color.step,
      hex: color.hex,
      contrast: {
        white: toRatio(color.hex, '#FFFFFF'),
        black: toRatio(color.hex, '#000000'),
        light: toRatio(color.hex, surfaces.light.background),
        dark: toRatio(color.hex, surfaces.dark.background),
      },
    })),
  };
}

/** Rounded down, so that 4.499 is never shown as 4.5. */
function toRatio(hexA: string, hexB: string): number {
  return Number(formatRatio(wcagContrast(hexA, hexB)));
}

function toRecord<Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, Value>;
}
