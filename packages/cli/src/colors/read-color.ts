import { isMixSpace, mixInSpace, type ParsedColor, safeParseColor } from '@stylekit/engine/color';

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
/** Longer values are no colors. */
const MAX_LENGTH = 2_000;

/** Values that depend on the element, the page or the system, or that are not computed here. */
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

/** The color scheme that a page uses; it chooses a side of light-dark(). */
export type Scheme = 'light' | 'dark';

/** True for a value that has another color in each color scheme. */
export function dependsOnScheme(value: string): boolean {
  return /(?:^|[^\w-])light-dark\(/i.test(value);
}

/** Reads the value of a custom property as a color; color-mix() and light-dark() are computed when their colors are known. */
export function readColor(value: string, scheme: Scheme = 'light'): ColorReading {
  const text = value.trim();
  if (text.length > MAX_LENGTH) return toUnknown(text);
  const chosen = readArguments('light-dark', text);
  if (chosen?.length === 2) return readColor(chosen[scheme === 'light' ? 0 : 1] ?? '', scheme);
  const mix = readArguments('color-mix', text);
  if (mix !== null) return readMix(mix, text, scheme);
  const parsed = safeParseColor(toFunction(text));
  if (parsed.ok) return { kind: 'color', color: parsed.color };
  if (CHANNELS.test(text)) return { kind: 'unknown', reason: `${text} has no color space` };
  if (DYNAMIC.test(text) || KEYWORDS.has(text.toLowerCase())) return toUnknown(text);
  return { kind: 'invalid', message: parsed.message, hint: parsed.hint };
}

function toUnknown(value: string): ColorReading {
  return { kind: 'unknown', reason: `only a browser can compute ${shorten(value)}` };
}

/** `in oklab, red 30%, blue`; a share that is left out is the rest of the other one. */
function readMix(
  [method = '', first = '', second = '', ...more]: readonly string[],
  text: string,
  scheme: Scheme,
): ColorReading {
  const [, space = ''] = /^in\s+([\w-]+)$/i.exec(method) ?? [];
  const name = space.toLowerCase();
  if (more.length > 0 || !isMixSpace(name)) return toUnknown(text);
  const [a, b] = [toPart(first), toPart(second)];
  const colors = [readColor(a.color, scheme), readColor(b.color, scheme)];
  const [left, right] = colors;
  const problem = colors.find(({ kind }) => kind !== 'color');
  if (problem !== undefined || left?.kind !== 'color' || right?.kind !== 'color')
    return problem ?? toUnknown(text);
  const shareA = a.share ?? (b.share === null ? 0.5 : 1 - b.share);
  const shareB = b.share ?? 1 - shareA;
  const sum = shareA + shareB;
  if (sum <= 0) return toUnknown(text);
  const color = mixInSpace(left.color, right.color, shareA / sum, name);
  return { kind: 'color', color: { ...color, alpha: color.alpha * Math.min(sum, 1) } };
}

/** A color and its share, 0–1, which stands behind or in front of it. */
function toPart(text: string): { readonly color: string; readonly share: number | null } {
  const [, before, color = text, after] = /^(?:([\d.]+)%\s+)?(.*?)(?:\s+([\d.]+)%)?$/s.exec(text) ?? [];
  const share = before ?? after;
  return { color, share: share === undefined ? null : Number(share) / 100 };
}

/** The arguments of a value that is one call of the function, else null. */
function readArguments(name: string, value: string): string[] | null {
  if (!value.toLowerCase().startsWith(`${name}(`) || !value.endsWith(')')) return null;
  const parts: string[] = [];
  let [depth, from] = [0, name.length + 1];
  for (let at = from; at < value.length - 1; at += 1) {
    const character = value[at];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(value.slice(from, at).trim());
      from = at + 1;
    }
    // Another call follows.
    if (depth < 0) return null;
  }
  return [...parts, value.slice(from, -1).trim()];
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
