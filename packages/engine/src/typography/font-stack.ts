import { type FontCategory, findFont } from './font-catalog.ts';

const FALLBACKS: Readonly<Record<FontCategory, readonly string[]>> = {
  sans: ['system-ui', 'sans-serif'],
  serif: ['Georgia', 'serif'],
  display: ['Impact', 'sans-serif'],
  handwriting: ['cursive'],
  mono: ['ui-monospace', 'monospace'],
};

/** The generic families of CSS, which must not be quoted. */
export const GENERIC_FAMILIES: ReadonlySet<string> = new Set([
  'system-ui',
  'sans-serif',
  'serif',
  'cursive',
  'monospace',
  'ui-monospace',
]);

/**
 * The family and its fallbacks, in order of preference.
 *
 * Braces, which mean a token reference, and control characters are removed from the name. A family that is not one of
 * the 30 falls back to sans-serif.
 */
export function toFontStack(name: string): readonly string[] {
  const family = name.replace(/[{}\p{Cc}]/gu, '').trim();
  const fallbacks = FALLBACKS[findFont(family)?.category ?? 'sans'];
  return family === '' ? fallbacks : [family, ...fallbacks];
}
