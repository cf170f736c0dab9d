import {
  clampChroma,
  wcagContrast as culoriContrast,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  toGamut,
  useMode,
} from 'culori/fn';
import { hexToOklch, hexToRgb } from '../src/color/convert-color.ts';
import { fitGamut, maxChroma } from '../src/color/fit-gamut.ts';
import { wcagContrast } from '../src/color/wcag-contrast.ts';

type Work = (index: number) => unknown;

/** The number of test colors; the argument of each function is an index below it. */
export const COLOR_COUNT = 2048;

for (const mode of [modeRgb, modeHsl, modeLrgb, modeOklab]) useMode(mode);
const toOklch = useMode(modeOklch);
const mapToGamut = toGamut('rgb', 'oklch');

/** The functions the engine implements itself, with the equivalent of culori. */
export const COLOR_PAIRS: Readonly<Record<string, readonly [ours: Work, culori: Work]>> = makePairs();

function makePairs(): Record<string, readonly [Work, Work]> {
  // Steps of a large prime cover the whole RGB cube evenly.
  const hexes = Array.from({ length: COLOR_COUNT }, (_, index) => {
    return `#${((index * 7_368_787) % 0x1000000).toString(16).padStart(6, '0')}`;
  });
  const colors = hexes.map((hex) => ({ mode: 'oklch', ...hexToOklch(hex) }) as const);
  const outside = colors.map((color) => ({ ...color, c: color.c * 1.6 + 0.05 }));
  const hexAt = (index: number) => hexes[index] ?? '#000000';
  const colorAt = (index: number) => colors[index] ?? { mode: 'oklch', l: 0, c: 0, h: 0 };
  const outsideAt = (index: number) => outside[index] ?? { mode: 'oklch', l: 0, c: 0, h: 0 };
  return {
    'OKLCH inside sRGB → sRGB': [(index) => fitGamut(colorAt(index)), (index) => mapToGamut(colorAt(index))],
    'OKLCH outside sRGB → sRGB': [
      (index) => fitGamut(outsideAt(index)),
      (index) => mapToGamut(outsideAt(index)),
    ],
    'largest chroma of a lightness and hue': [
      (index) => maxChroma(colorAt(index).l, colorAt(index).h),
      (index) => clampChroma({ ...colorAt(index), c: 0.4 }, 'oklch'),
    ],
    '#RRGGBB → sRGB': [(index) => hexToRgb(hexAt(index)), (index) => parse(hexAt(index))],
    '#RRGGBB → OKLCH': [(index) => hexToOklch(hexAt(index)), (index) => toOklch(hexAt(index))],
    'contrast of two #RRGGBB': [
      (index) => wcagContrast(hexAt(index), '#767676'),
      (index) => culoriContrast(hexAt(index), '#767676'),
    ],
  };
}
