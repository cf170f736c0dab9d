import {
  convertLrgbToRgb,
  convertRgbToLrgb,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
} from 'culori/fn';
import type { LinearRgb, Rgb } from './color-space.ts';
import { toHex } from './format-color.ts';
import { linearizeHex } from './srgb-transfer.ts';

/** The color-vision deficiencies that can be simulated: of red, green and blue cones. */
export const COLOR_VISION_DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

/** One of the deficiencies that can be simulated. */
export type ColorVisionDeficiency = (typeof COLOR_VISION_DEFICIENCIES)[number];

/** The severities for which the paper publishes a matrix: 0, 0.1 … 1. */
const STEPS = Array.from({ length: 11 }, (_, tenth) => tenth / 10);

const FILTERS = {
  protanopia: STEPS.map((severity) => filterDeficiencyProt(severity)),
  deuteranopia: STEPS.map((severity) => filterDeficiencyDeuter(severity)),
  tritanopia: STEPS.map((severity) => filterDeficiencyTrit(severity)),
};

/**
 * How a '#RRGGBB' color looks with a color-vision deficiency, '#RRGGBB' in upper case.
 *
 * `severity` is 0 (none) to 1 (the cones are missing) and is clamped to that range.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits, or the severity is not a number
 * @see Machado, Oliveira, Fernandes (2009), doi:10.1109/TVCG.2009.113
 */
export function simulateColorVision(hex: string, deficiency: ColorVisionDeficiency, severity = 1): string {
  return toHex(simulate(linearizeHex(hex), deficiency, severity));
}

/**
 * How an sRGB color (channels 0–1) looks with a color-vision deficiency; channels of the result are 0–1.
 *
 * `severity` is 0 (none) to 1 (the cones are missing) and is clamped to that range; between the published steps of
 * 0.1 the matrices are interpolated linearly.
 *
 * @see Machado, Oliveira, Fernandes (2009), doi:10.1109/TVCG.2009.113
 */
export function simulateColorVisionRgb(rgb: Rgb, deficiency: ColorVisionDeficiency, severity = 1): Rgb {
  return simulate(convertRgbToLrgb(rgb), deficiency, severity);
}

function simulate({ r, g, b }: LinearRgb, deficiency: ColorVisionDeficiency, severity: number): Rgb {
  const filters = FILTERS[deficiency];
  const position = Math.min(Math.max(severity, 0), 1) * 10;
  const step = Math.min(Math.floor(position), 9);
  const share = position - step;
  // culori multiplies the channels it gets; the matrices expect linear light, so it is passed as `rgb`.
  const linear = { mode: 'rgb', r, g, b } as const;
  const [low, high] = [filters[step]?.(linear) ?? linear, filters[step + 1]?.(linear) ?? linear];
  const weigh = (at: 'r' | 'g' | 'b') => clampShare(low[at] * (1 - share) + high[at] * share);
  const encoded = convertLrgbToRgb({ r: weigh('r'), g: weigh('g'), b: weigh('b') });
  return { r: encoded.r, g: encoded.g, b: encoded.b };
}

function clampShare(value: number): number {
  return Math.min(Math.max(value, 0), 1);
}
