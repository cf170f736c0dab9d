import { type ColorReading, readColor } from '../colors/read-color.ts';

/** The value of a color token as a color. Older files write it as text. */
export function readTokenColor(value: unknown): ColorReading {
  if (typeof value === 'string') return readColor(value);
  if (typeof value !== 'object' || value === null || !('colorSpace' in value) || !('components' in value))
    return { kind: 'invalid', message: '', hint: '' };
  const { colorSpace, components } = value;
  const alpha = 'alpha' in value ? value.alpha : 1;
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || !isPlain([...components, alpha]))
    return { kind: 'unknown', reason: 'parts of its value are references' };
  return readColor(toCss(colorSpace, components, Number(alpha)));
}

function isPlain(parts: readonly unknown[]): boolean {
  return parts.every((part) => typeof part === 'number' || part === 'none');
}

/** Spaces with a function of their own in CSS. The others are written with color(). */
const FUNCTIONS = new Set(['lab', 'lch', 'oklab', 'oklch']);

function toCss(space: string, components: readonly (number | string)[], alpha: number): string {
  const [first, second, third] = components;
  if (space === 'hsl' || space === 'hwb')
    return `${space}(${first} ${toPercent(second)} ${toPercent(third)} / ${alpha})`;
  const values = `${components.join(' ')} / ${alpha}`;
  return FUNCTIONS.has(space) ? `${space}(${values})` : `color(${space} ${values})`;
}

function toPercent(value: number | string | undefined): string {
  return typeof value === 'number' ? `${value}%` : 'none';
}
