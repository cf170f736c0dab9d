import type { Rgb } from '../color/color-space.ts';
import { hexToRgb } from '../color/convert-color.ts';
import { toHex } from '../color/format-color.ts';
import { safeParseColor } from '../color/parse-color.ts';
import { OPACITY_STEPS } from '../palette/opacity-steps.ts';
import { PALETTE_ROLES, toVariable } from '../palette/palette-roles.ts';
import { type Guide, guideColors } from './guide.ts';

/*
 * Resolves the color values of a guide with only its own stylesheet: its variables are known, those of the page are
 * not.
 */

/** A color and its opacity, 0–1. */
interface Resolved {
  readonly rgb: Rgb;
  readonly alpha: number;
}

interface MixPart {
  readonly color: Resolved;
  /** Share in percent; null when the text states none. */
  readonly share: number | null;
}

/** The form of most colors of a guide, which need no work. */
const OPAQUE = /^#[0-9A-F]{6}$/;
/** Function names are case-insensitive, variables are not. */
const FUNCTION = /^([a-z-]+)\((.*)\)$/i;
const SHARE_FIRST = /^\+?((?:\d+(?:\.\d+)?|\.\d+))%\s*(.+)$/;
const SHARE_LAST = /^(.+?)\s*\+?((?:\d+(?:\.\d+)?|\.\d+))%$/;

/** The color variables of a guide: `--primary` … `--accent-4` and each of them at 10 to 90 % opacity. */
export const GUIDE_VARIABLES: ReadonlySet<string> = new Set(
  PALETTE_ROLES.flatMap((role) => [
    toVariable(role),
    ...OPACITY_STEPS.map((step) => `${toVariable(role)}-${step}`),
  ]),
);

/**
 * The opaque `#RRGGBB` of a CSS color value over an opaque background, in a page with the stylesheet of the guide.
 *
 * Supports colors that `parseColor` accepts, var() with the colors and opacity steps of the guide, and color-mix() of
 * these in sRGB. Translucent colors are blended with the background. Null for values that depend on the page, and for
 * invalid colors.
 *
 * @see https://www.w3.org/TR/css-color-5/#color-mix
 */
export function toRenderedHex(value: string, guide: Guide, backgroundHex: string): string | null {
  if (OPAQUE.test(value)) return value;
  const color = resolveColor(value, guide);
  if (color === null) return null;
  const background = hexToRgb(backgroundHex);
  const blend = (above: number, below: number) => above * color.alpha + below * (1 - color.alpha);
  return toHex({
    r: blend(color.rgb.r, background.r),
    g: blend(color.rgb.g, background.g),
    b: blend(color.rgb.b, background.b),
  });
}

function resolveColor(value: string, guide: Guide): Resolved | null {
  const text = value.trim();
  const [, name = '', inside = ''] = FUNCTION.exec(text) ?? [];
  switch (name.toLowerCase()) {
    case 'var':
      return resolveVariable(splitArguments(inside)[0] ?? '', guide);
    case 'color-mix':
      return resolveMix(splitArguments(inside), guide);
    default:
      return resolvePlain(text);
  }
}

function resolvePlain(text: string): Resolved | null {
  const parsed = safeParseColor(text);
  return parsed.ok ? parsed.color : null;
}

/** The fallback of a variable of the guide is never used; other variables may have any value on the page. */
function resolveVariable(name: string, guide: Guide): Resolved | null {
  if (!GUIDE_VARIABLES.has(name)) return null;
  const index = PALETTE_ROLES.findIndex(
    (role) =>
      name === toVariable(role) || OPACITY_STEPS.some((step) => name === `${toVariable(role)}-${step}`),
  );
  const [role, color] = [PALETTE_ROLES[index], guideColors(guide)[index]];
  if (role === undefined || color === undefined) return null;
  const step = name.slice(toVariable(role).length + 1);
  return { rgb: hexToRgb(color.hex), alpha: step === '' ? 1 : Number(step) / 100 };
}

function resolveMix([space = '', ...texts]: readonly string[], guide: Guide): Resolved | null {
  if (!/^in\s+srgb$/i.test(space) || texts.length !== 2) return null;
  const [a, b] = texts.map((text) => resolveMixPart(text, guide));
  if (!a || !b) return null;
  const shareA = a.share ?? (b.share === null ? 50 : 100 - b.share);
  const shareB = b.share ?? 100 - shareA;
  const sum = shareA + shareB;
  if (Math.max(shareA, shareB) > 100 || sum === 0) return null;
  return mixPremultiplied(a.color, b.color, shareA / sum, Math.min(sum / 100, 1));
}

function resolveMixPart(text: string, guide: Guide): MixPart | null {
  const first = SHARE_FIRST.exec(text);
  const last = first === null ? SHARE_LAST.exec(text) : null;
  const color = resolveColor(first?.[2] ?? last?.[1] ?? text, guide);
  const share = first?.[1] ?? last?.[2];
  return color === null ? null : { color, share: share === undefined ? null : Number(share) };
}

/** If the shares add up to less than 100 %, the rest is transparent: `opacity` is their sum. */
function mixPremultiplied(a: Resolved, b: Resolved, shareOfA: number, opacity: number): Resolved {
  const [weightA, weightB] = [a.alpha * shareOfA, b.alpha * (1 - shareOfA)];
  const alpha = weightA + weightB;
  const mix = (channelA: number, channelB: number) =>
    alpha === 0 ? 0 : (channelA * weightA + channelB * weightB) / alpha;
  return {
    rgb: { r: mix(a.rgb.r, b.rgb.r), g: mix(a.rgb.g, b.rgb.g), b: mix(a.rgb.b, b.rgb.b) },
    alpha: alpha * opacity,
  };
}

/** Splits the arguments of a function at the commas outside nested parentheses. */
function splitArguments(inside: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of inside) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim());
}
