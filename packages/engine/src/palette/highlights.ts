import type { Oklch } from '../color/color-space.ts';

/** The style of a highlight: recipes prefer some styles and exclude others. */
export type HighlightStyle = 'loud' | 'warm' | 'clear' | 'pastel' | 'candy' | 'neon' | 'metal';

/** OKLCH hue 0–360°, chroma and lightness at which the color is most typical, and its style. */
export type Highlight = readonly [hue: number, chroma: number, lightness: number, style: HighlightStyle];

/** Sky, cyan, mint and lime: cool, light and strong. Beside a warm primary they look like another brand's color. */
const COOL_NEON = { hue: [112, 242], lightness: 0.66, chroma: 0.12 } as const;

/** From lime over blue to orchid. */
const FRESH = { from: 105, to: 325 } as const;
/** How much lighter than the primary a fresh highlight is. */
const FRESH_STEP = 0.24;
/** Mint, cyan and blue, and the warm and green primaries beside which they look like the color of an interface. */
const SCREEN = { from: 145, to: 292 } as const;
const NATURAL = { from: 15, to: 200 } as const;

/** Whether a hue is fresh instead of warm: lime, green, teal, blue, violet. */
export function isFresh({ h }: Oklch): boolean {
  return h >= FRESH.from && h < FRESH.to;
}

/** Whether a fresh highlight looks foreign: of the weight of the primary, or a screen color on a natural one. */
export function isForeign(highlight: Oklch, primary: Oklch): boolean {
  if (!isFresh(highlight)) return false;
  return highlight.l < primary.l + FRESH_STEP || (isIn(highlight, SCREEN) && isIn(primary, NATURAL));
}

function isIn({ h }: Oklch, { from, to }: { readonly from: number; readonly to: number }): boolean {
  return h >= from && h <= to;
}

/** Whether a color is a cool neon. */
export function isCoolNeon({ l, c, h }: Oklch): boolean {
  return h > COOL_NEON.hue[0] && h < COOL_NEON.hue[1] && l > COOL_NEON.lightness && c > COOL_NEON.chroma;
}

/** The highlight colors, each at its typical lightness. */
export const HIGHLIGHTS = {
  crimson: [17, 0.2, 0.57, 'loud'],
  vermilion: [35, 0.2, 0.642, 'loud'],
  coral: [28, 0.16, 0.715, 'warm'],
  blush: [16, 0.145, 0.745, 'candy'],
  apricot: [50, 0.14, 0.76, 'pastel'],
  peach: [65, 0.141, 0.8, 'pastel'],
  orange: [54, 0.168, 0.735, 'warm'],
  marigold: [72, 0.155, 0.79, 'warm'],
  gold: [78, 0.14, 0.795, 'metal'],
  copper: [48, 0.145, 0.69, 'metal'],
  sunflower: [84, 0.152, 0.832, 'loud'],
  honey: [80, 0.138, 0.838, 'warm'],
  butter: [90, 0.135, 0.868, 'pastel'],
  chartreuse: [114, 0.165, 0.89, 'clear'],
  lime: [120, 0.19, 0.9, 'neon'],
  mint: [166, 0.135, 0.825, 'clear'],
  emerald: [158, 0.136, 0.645, 'clear'],
  aqua: [190, 0.134, 0.82, 'clear'],
  sky: [244, 0.138, 0.735, 'clear'],
  cobalt: [263, 0.22, 0.52, 'loud'],
  lilac: [302, 0.142, 0.745, 'clear'],
  violet: [293, 0.205, 0.58, 'loud'],
  pink: [354, 0.139, 0.78, 'candy'],
} as const satisfies Record<string, Highlight>;

export type HighlightId = keyof typeof HIGHLIGHTS;
