import { hexToRgb } from '../color/convert-color.ts';
import { toCmykString, toRgbString } from '../color/format-color.ts';
import { type PaletteRole, toVariable } from '../palette/palette-roles.ts';
import type { Guide, GuideColor } from './guide.ts';

/** Builds a color of a guide: the other codes follow from the hex code, the variable from the role. */
export function toGuideColor(role: PaletteRole, hex: string, name: string): GuideColor {
  const rgb = hexToRgb(hex);
  return { name, variable: toVariable(role), hex, rgb: toRgbString(rgb), cmyk: toCmykString(rgb) };
}

/** The color groups of a guide from its seven colors in role order. Throws a RangeError unless there are seven. */
export function toColorGroups(
  colors: readonly GuideColor[],
): Pick<Guide['colors'], 'primary' | 'secondary' | 'accent'> {
  const [primary, second1, second2, accent1, accent2, accent3, accent4] = colors;
  if (!(primary && second1 && second2 && accent1 && accent2 && accent3 && accent4) || colors.length !== 7) {
    throw new RangeError(`A guide has seven colors, not ${colors.length}.`);
  }
  return { primary, secondary: [second1, second2], accent: [accent1, accent2, accent3, accent4] };
}
