import {
  interpolateWithPremultipliedAlpha,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz50,
  modeXyz65,
  useMode,
} from 'culori/fn';
import { fitRgb } from './fit-rgb.ts';
import type { ParsedColor } from './parse-color.ts';

const SPACES = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  hsl: 'hsl',
  hwb: 'hwb',
  lab: 'lab',
  lch: 'lch',
  oklab: 'oklab',
  oklch: 'oklch',
  xyz: 'xyz65',
  'xyz-d65': 'xyz65',
  'xyz-d50': 'xyz50',
} as const;

/** A color space that `mixInSpace` can mix in, as CSS names it. */
export type MixSpace = keyof typeof SPACES;

/** Whether a text is the name of such a color space. */
export function isMixSpace(name: string): name is MixSpace {
  return Object.hasOwn(SPACES, name);
}

/**
 * Two colors mixed as CSS `color-mix(in <space>, a <share>, b)` does: with premultiplied opacity, and along the shorter
 * arc of hues. The result is mapped into sRGB.
 *
 * `shareOfA` is 0–1.
 *
 * @see https://www.w3.org/TR/css-color-5/#color-mix
 */
export function mixInSpace(a: ParsedColor, b: ParsedColor, shareOfA: number, space: MixSpace): ParsedColor {
  for (const mode of [modeRgb, modeLrgb, modeHsl, modeHwb, modeLab, modeLch]) useMode(mode as typeof modeRgb);
  for (const mode of [modeOklab, modeOklch, modeXyz65, modeXyz50]) useMode(mode as unknown as typeof modeRgb);
  const toRgb = useMode(modeRgb);
  const [first, second] = [a, b].map(({ rgb, alpha }) => ({ mode: 'rgb', ...rgb, alpha }) as const);
  if (first === undefined || second === undefined) throw new RangeError('Two colors are required.');
  const mixed = interpolateWithPremultipliedAlpha([first, second], SPACES[space])(1 - shareOfA);
  const { r, g, b: blue, alpha = 1 } = toRgb(mixed);
  return { rgb: fitRgb({ r, g, b: blue }), alpha };
}
