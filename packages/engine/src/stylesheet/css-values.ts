import type {
  ColorTokenValue,
  DimensionTokenValue,
  DurationTokenValue,
  ShadowTokenValue,
} from '../token/dtcg.ts';

/** A color as CSS: its unchanged hex code, or `rgb(240 97 95 / 0.5)` when it is not opaque. */
export function toCssColor({ components, alpha = 1, hex }: ColorTokenValue): string {
  if (alpha === 1) return hex;
  const [r, g, b] = components.map((component) => Math.round(component * 255));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** A length as CSS; 0 has no unit. */
export function toCssLength({ value, unit }: DimensionTokenValue): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

/** A time as CSS: `200ms`; 0 keeps its unit, as CSS requires. */
export function toCssTime({ value, unit }: DurationTokenValue): string {
  return `${value}${unit}`;
}

/** A shadow as CSS; `words` replaces its color if given. */
export function toCssShadow(
  { color, offsetX, offsetY, blur, spread }: ShadowTokenValue,
  words?: string,
): string {
  const lengths = [offsetX, offsetY, blur, spread].map(toCssLength).join(' ');
  return `${lengths} ${words ?? toCssColor(color)}`;
}
