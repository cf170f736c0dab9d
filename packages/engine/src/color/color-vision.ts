import type { LinearRgb, Rgb } from './color-space.ts';
import {
  DEUTERANOMALY_MATRICES,
  PROTANOMALY_MATRICES,
  TRITANOMALY_MATRICES,
} from './color-vision-matrices.ts';
import { toHex } from './format-color.ts';
import { hexToInteger } from './read-hex.ts';
import { encodeChannel, linearizeByte, linearizeChannel } from './srgb-transfer.ts';

/** The colour-vision deficiencies that can be simulated: of red, green and blue cones. */
export const COLOR_VISION_DEFICIENCIES = ['protanopia', 'deuteranopia', 'tritanopia'] as const;

export type ColorVisionDeficiency = (typeof COLOR_VISION_DEFICIENCIES)[number];

/** The matrices of all severities behind one another, 11 × 9 numbers. */
const MATRICES: Record<ColorVisionDeficiency, Float64Array> = {
  protanopia: Float64Array.from(PROTANOMALY_MATRICES.flat()),
  deuteranopia: Float64Array.from(DEUTERANOMALY_MATRICES.flat()),
  tritanopia: Float64Array.from(TRITANOMALY_MATRICES.flat()),
};

/**
 * How a '#RRGGBB' colour looks with a colour-vision deficiency, '#RRGGBB' in upper case.
 *
 * `severity` is 0 (none) to 1 (the cones are missing) and is taken as the nearer end beyond that.
 *
 * @throws SK_COLOR_INVALID when the text is not # and six hex digits, or the severity is not a number
 * @see Machado, Oliveira, Fernandes (2009), doi:10.1109/TVCG.2009.113
 */
export function simulateColorVision(hex: string, deficiency: ColorVisionDeficiency, severity = 1): string {
  const value = hexToInteger(hex);
  const linear = { r: linearizeByte(value >> 16), g: linearizeByte(value >> 8), b: linearizeByte(value) };
  return toHex(simulate(linear, deficiency, severity));
}

/**
 * How an sRGB colour (channels 0–1) looks with a colour-vision deficiency; channels of the result are 0–1.
 *
 * `severity` is 0 (none) to 1 (the cones are missing) and is taken as the nearer end beyond that; between the
 * published steps of 0.1 the matrices are interpolated linearly.
 *
 * @see Machado, Oliveira, Fernandes (2009), doi:10.1109/TVCG.2009.113
 */
export function simulateColorVisionRgb(rgb: Rgb, deficiency: ColorVisionDeficiency, severity = 1): Rgb {
  const linear = { r: linearizeChannel(rgb.r), g: linearizeChannel(rgb.g), b: linearizeChannel(rgb.b) };
  return simulate(linear, deficiency, severity);
}

function simulate(linear: LinearRgb, deficiency: ColorVisionDeficiency, severity: number): Rgb {
  const matrices = MATRICES[deficiency];
  const position = Math.min(Math.max(severity, 0), 1) * 10;
  const step = Math.min(Math.floor(position), 9);
  const share = position - step;
  const row = (first: number) =>
    weigh(matrices, step * 9 + first, linear) * (1 - share) +
    weigh(matrices, step * 9 + 9 + first, linear) * share;
  return { r: toChannel(row(0)), g: toChannel(row(3)), b: toChannel(row(6)) };
}

function weigh(matrices: Float64Array, first: number, { r, g, b }: LinearRgb): number {
  return (matrices[first] ?? 0) * r + (matrices[first + 1] ?? 0) * g + (matrices[first + 2] ?? 0) * b;
}

function toChannel(linear: number): number {
  return encodeChannel(Math.min(Math.max(linear, 0), 1));
}
