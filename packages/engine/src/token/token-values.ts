import { hexToRgb } from '../color/convert-color.ts';
import { toHex } from '../color/format-color.ts';
import { parseColor } from '../color/parse-color.ts';
import type { ColorTokenValue, DimensionTokenValue, DurationTokenValue, TokenReference } from './dtcg.ts';

/**
 * The value of a color token: sRGB components with five decimals, so that 8-bit values survive, and the unchanged hex
 * code.
 */
export function toColorToken(hex: string, alpha = 1): ColorTokenValue {
  const { r, g, b } = hexToRgb(hex);
  return {
    colorSpace: 'srgb',
    components: [round(r), round(g), round(b)],
    ...(alpha === 1 ? {} : { alpha }),
    hex,
  };
}

/** The value of a color token for any CSS color that `parseColor` accepts. */
export function cssToColorToken(css: string): ColorTokenValue {
  const { rgb, alpha } = parseColor(css);
  return toColorToken(toHex(rgb), round(alpha));
}

/** The value of a dimension token for a CSS length in px or rem; "0" is 0 px. */
export function toDimensionToken(css: string): DimensionTokenValue {
  const unit = css.endsWith('rem') ? 'rem' : 'px';
  return { value: Number.parseFloat(css), unit };
}

export function rem(value: number): DimensionTokenValue {
  return { value: round(value), unit: 'rem' };
}

/** The value of a duration token for a CSS time in s or ms. */
export function toDurationToken(css: string): DurationTokenValue {
  const seconds = !css.endsWith('ms');
  return { value: Math.round(Number.parseFloat(css) * (seconds ? 1000 : 1)), unit: 'ms' };
}

export function reference(...path: readonly string[]): TokenReference {
  return `{${path.join('.')}}`;
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
