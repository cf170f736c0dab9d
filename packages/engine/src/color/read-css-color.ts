import {
  type Color,
  colorsNamed,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode,
} from 'culori/fn';
import type { Rgb } from './color-space.ts';
import { fitGamut } from './fit-gamut.ts';

/*
 * culori reads what our own grammar has accepted. On its own culori's parser is no judge: it throws on units it does not
 * know, takes hex without #, and knows no upper case and no comments (docs/decisions/0002).
 */

const toRgb = useMode(modeRgb);
const toOklch = useMode(modeOklch);
for (const mode of [modeHsl, modeHwb, modeLab, modeLch, modeOklab, modeLrgb]) useMode(mode);
for (const mode of [modeP3, modeA98, modeProphoto, modeRec2020, modeXyz50, modeXyz65]) useMode(mode);

/** How far a channel may lie outside 0–1 and still count as inside: what conversions lose to rounding. */
const TOLERANCE = 1e-9;

/** Whether a word in lower case is a named color of CSS, `transparent` included. */
export function isColorName(word: string): boolean {
  return Object.hasOwn(colorsNamed, word) || word === 'transparent';
}

/**
 * The sRGB color of a CSS color in lower case, fitted to the gamut when sRGB cannot show it, and its opacity 0–1.
 *
 * Null when culori cannot read it. Functions are in their newer form; `none` counts as 0, but not as the opacity.
 */
export function readCssColor(text: string): { rgb: Rgb; alpha: number } | null {
  const color = parse(text);
  return color === undefined ? null : { rgb: toShownRgb(color), alpha: color.alpha ?? 1 };
}

function toShownRgb(color: Color): Rgb {
  const { r = 0, g = 0, b = 0 } = toRgb(color);
  if ([r, g, b].every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE)) {
    return { r: toShare(r), g: toShare(g), b: toShare(b) };
  }
  const { l = 0, c = 0, h = 0 } = toOklch(color);
  return fitGamut({ l, c, h });
}

function toShare(channel: number): number {
  return Math.min(Math.max(channel, 0), 1);
}
