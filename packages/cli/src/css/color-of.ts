import { type ParsedColor, safeParseColor } from '@stylekit/engine/color';

/** A value as a color; why only the page knows it; or what is wrong with it. */
export type ColorReading =
  | { readonly kind: 'color'; readonly color: ParsedColor }
  | { readonly kind: 'unknown'; readonly reason: string }
  | { readonly kind: 'invalid'; readonly message: string; readonly hint: string };

/** `222.2 47.4% 11.2%`, used as `hsl(var(--primary))`. */
const HSL_CHANNELS = /^-?[\d.]+(?:deg)?[\s,]+[\d.]+%[\s,]+[\d.]+%$/;
/** `13, 110, 253`, used as `rgb(var(--primary-rgb))`. */
const RGB_CHANNELS = /^\d{1,3}(?:\s*,\s*|\s+)\d{1,3}(?:\s*,\s*|\s+)\d{1,3}$/;
const CHANNELS = /^-?[\d.]+%?(?:deg)?(?:[\s,]+-?[\d.]+%?(?:deg)?){2}$/;
/** Values that depend on the element, the page or the system. */
const DYNAMIC =
  /(?:^|[^\w-])(?:color-mix|light-dark|contrast-color|device-cmyk|calc|clamp|min|max|env|attr|--[\w-]+)\(|\(\s*from\s/i;
/** Keywords whose color the element, the page or the system decides. */
const KEYWORDS = new Set(
  (
    'currentcolor inherit initial unset revert revert-layer none auto accentcolor accentcolortext activetext ' +
    'buttonborder buttonface buttontext canvas canvastext field fieldtext graytext highlight highlighttext linktext ' +
    'mark marktext selecteditem selecteditemtext visitedtext'
  ).split(' '),
);

/** Reads the value of a custom property as a color. */
export function readColor(value: string): ColorReading {
  const parsed = safeParseColor(toFunction(value));
  if (parsed.ok) return { kind: 'color', color: parsed.color };
  if (CHANNELS.test(value)) return { kind: 'unknown', reason: `${value} has no color space` };
  if (DYNAMIC.test(value) || KEYWORDS.has(value.toLowerCase()))
    return { kind: 'unknown', reason: `only a browser can compute ${shorten(value)}` };
  return { kind: 'invalid', message: parsed.message, hint: parsed.hint };
}

function toFunction(value: string): string {
  if (value.length > 100) return value;
  if (HSL_CHANNELS.test(value)) return `hsl(${value})`;
  return RGB_CHANNELS.test(value) ? `rgb(${value})` : value;
}

/** A value in a message. */
export function shorten(value: string): string {
  const line = value.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** True for a value that can only be meant as a color. */
export function looksLikeColor(value: string): boolean {
  return /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i.test(value);
}

/** True for a variable whose name says that it is a color. */
export function isNamedColor(name: string): boolean {
  return /-colou?r$|^--colou?r-(?!.*(?:scheme|mode|space|profile|opacity|alpha|name|index|count)$)/i.test(
    name,
  );
}
