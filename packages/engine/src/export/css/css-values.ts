import type {
  ColorTokenValue,
  DimensionTokenValue,
  DurationTokenValue,
  ShadowTokenValue,
} from '../../token/dtcg.ts';

/** A colour as CSS: `#F0615F`, or `rgb(240 97 95 / 0.5)` when it is not opaque. */
export function toCssColor({ components, alpha = 1, hex }: ColorTokenValue): string {
  if (alpha === 1) return hex.toUpperCase();
  const [r, g, b] = components.map((component) => Math.round(component * 255));
  return `rgb(${r} ${g} ${b} / ${alpha})`;
}

/** A length as CSS; 0 has no unit. */
export function toCssLength({ value, unit }: DimensionTokenValue): string {
  return value === 0 ? '0' : `${value}${unit}`;
}

export function toCssTime({ value, unit }: DurationTokenValue): string {
  return `${value}${unit}`;
}

export function toCssShadow({ color, offsetX, offsetY, blur, spread }: ShadowTokenValue): string {
  const lengths = [offsetX, offsetY, blur, spread].map(toCssLength);
  return blur.value === 0 && offsetY.value === 0 ? 'none' : `${lengths.join(' ')} ${toCssColor(color)}`;
}
