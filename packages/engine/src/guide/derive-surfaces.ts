import type { Oklch } from '../color/color-space.ts';
import { hexToOklch, oklchToHex } from '../color/convert-color.ts';
import { mixColors } from '../color/mix-color.ts';
import { readableForeground } from '../color/readable-foreground.ts';
import type { Guide } from './guide.ts';
import { hardestBackground, NEUTRAL_SURFACES } from './surface.ts';

/*
 * The surfaces of a generated guide: the light one is its light neutral, the dark one a deeper shade of its dark
 * neutral, and everything on them is tinted from these two. L and C are OKLCH lightness and chroma.
 */

/** The colors of a guide that its surfaces come from, as `#RRGGBB`. */
export interface SurfaceColors {
  readonly primary: string;
  readonly darkNeutral: string;
  readonly lightNeutral: string;
}

/** How cards differ from the page: lighter than it, or a tint of its text. */
export type CardFill = 'lighter' | 'tinted';

/** The range of a light neutral that can be a page; other colors in its role leave the page white. */
const PAGE = { lightness: 0.94, chroma: 0.035 };
/** The range of a dark neutral that can be text; its chroma is limited, so that text never looks colored. */
const TEXT = { lightness: 0.42, chroma: 0.05 };
/** The lightness of the dark page: `base` plus `share` of that of the dark neutral, always deeper than it by `step`. */
const NIGHT = { base: 0.115, share: 0.28, step: 0.02, chroma: 0.028 };
/** The minimum contrast of body text, of text on other backgrounds, and of input borders with a margin. */
const RATIO = { page: 7, text: 4.5, border: 3.1 };
/** The lightness and maximum chroma of input borders, before they are made visible on both backgrounds. */
const BORDER = { light: 0.62, dark: 0.53, chroma: 0.025 };
/**
 * Tinted cards are darker than a light page and more colorful, because a mix with the text looks gray; cards on a dark
 * page are mixed with a share of the text.
 */
const RAISED = { lightStep: 0.036, chromaFactor: 1.35, chromaStep: 0.004, darkShare: 0.075 };
/** The share of the text color in disabled parts, and of the primary in the selection. */
const SHARE = {
  light: { disabled: 0.11, disabledText: 0.62, selection: 0.24 },
  dark: { disabled: 0.15, disabledText: 0.62, selection: 0.38 },
};

type Theme = keyof typeof SHARE;
type SurfaceValues = Guide['surfaces'][Theme];
/** The backgrounds of a surface and its text. */
type Base = Pick<SurfaceValues, 'background' | 'raised' | 'text'>;

/** Derives both surfaces. Colors that cannot be a page or text, such as given ones, are replaced by neutral ones. */
export function deriveSurfaces(colors: SurfaceColors, fill: CardFill): Guide['surfaces'] {
  const page = toPage(colors.lightNeutral);
  const text = toText(colors.darkNeutral, page);
  const night = toNight(colors.darkNeutral);
  const glow = page === colors.lightNeutral ? page : NEUTRAL_SURFACES.dark.text;
  return {
    light: complete('light', { background: page, raised: raisedOn('light', page, text, fill), text }, colors),
    dark: complete(
      'dark',
      { background: night, raised: raisedOn('dark', night, glow, fill), text: glow },
      colors,
    ),
  };
}

function toPage(hex: string): string {
  const { l, c } = hexToOklch(hex);
  return l >= PAGE.lightness && c <= PAGE.chroma ? hex : NEUTRAL_SURFACES.light.background;
}

/** The dark neutral as text: itself, or with less chroma, or neutral black if it is too light. */
function toText(hex: string, page: string): string {
  const color = hexToOklch(hex);
  if (color.l > TEXT.lightness) return NEUTRAL_SURFACES.light.text;
  const text = color.c <= TEXT.chroma ? hex : oklchToHex({ ...color, c: TEXT.chroma });
  return readableForeground(text, page, RATIO.page);
}

function toNight(hex: string): string {
  const color = hexToOklch(hex);
  if (color.l > TEXT.lightness) return NEUTRAL_SURFACES.dark.background;
  const l = Math.max(0, Math.min(NIGHT.base + NIGHT.share * color.l, color.l - NIGHT.step));
  return oklchToHex({ ...color, l, c: Math.min(color.c, NIGHT.chroma) });
}

/** Cards on a light page are white or a deeper tint of it; on a dark page both are lighter than it. */
function raisedOn(theme: Theme, page: string, text: string, fill: CardFill): string {
  if (theme === 'dark') return mixColors(text, page, RAISED.darkShare);
  if (fill === 'lighter') return '#FFFFFF';
  const { l, c, h } = hexToOklch(page);
  // White has no hue of its own.
  const hue = c < RAISED.chromaStep ? hexToOklch(text).h : h;
  return oklchToHex({ l: l - RAISED.lightStep, c: c * RAISED.chromaFactor + RAISED.chromaStep, h: hue });
}

function complete(theme: Theme, base: Base, { primary, darkNeutral }: SurfaceColors): SurfaceValues {
  const share = SHARE[theme];
  const { background, text } = base;
  const disabledBackground = mixColors(text, background, share.disabled);
  const selection = mixColors(primary, background, share.selection);
  return {
    ...base,
    border: toBorder(theme, darkNeutral, base),
    disabledBackground,
    disabledText: readableForeground(
      mixColors(text, background, share.disabledText),
      disabledBackground,
      RATIO.text,
    ),
    selection,
    selectionText: readableForeground(text, selection, RATIO.text),
  };
}

/** A gray of the dark neutral's hue that is visible on the page and on cards. */
function toBorder(theme: Theme, darkNeutral: string, base: Base): string {
  const { c, h }: Oklch = hexToOklch(darkNeutral);
  const gray = oklchToHex({ l: BORDER[theme], c: Math.min(c, BORDER.chroma), h });
  return readableForeground(gray, hardestBackground(base), RATIO.border);
}
