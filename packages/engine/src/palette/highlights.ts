import type { Oklch } from '../color/color-space.ts';

/** The style of a highlight: recipes prefer some styles and exclude others. */
export type HighlightStyle = 'loud' | 'warm' | 'clear' | 'pastel' | 'candy' | 'neon' | 'metal';

/** OKLCH hue 0–360°, chroma and lightness at which the color is most typical, and its style. */
export type Highlight = readonly [hue: number, chroma: number, lightness: number, style: HighlightStyle];

/** Sky, cyan, mint and lime: cool, light and strong. Beside a warm primary they look like another brand's color. */
const COOL_NEON = { hue: [112, 242], lightness: 0.66, chroma: 0.12 } as const;

/** From lime over blue to orchid. */
const FRESH = { from: 105, to: 325 } as const;

/** Whether a hue is fresh instead of warm: lime, green, teal, blue, violet. */
export function isFresh({ h }: Oklch): boolean {
  return h >= FRESH.from && h < FRESH.to;
}

/** Whether a color is a cool neon. */
export function isCoolNeon({ l, c, h }: Oklch): boolean {
  return h > COOL_NEON.hue[0] && h < COOL_NEON.hue[1] && l > COOL_NEON.lightness && c > COOL_NEON.chroma;
}

/** The highlight colors, each at its typical lightness. */
export const HIGHLIGHTS = {
  red: [25, 0.21, 0.61, 'loud'],
  vermilion: [35, 0.195, 0.655, 'loud'],
  coral: [30, 0.16, 0.715, 'warm'],
  apricot: [50, 0.14, 0.76, 'pastel'],
  orange: [54, 0.168, 0.735, 'warm'],
  marigold: [72, 0.155, 0.79, 'warm'],
  gold: [80, 0.139, 0.795, 'metal'],
  copper: [48, 0.145, 0.69, 'metal'],
  sunflower: [84, 0.152, 0.832, 'loud'],
  butter: [90, 0.135, 0.868, 'pastel'],
  lime: [120, 0.19, 0.9, 'neon'],
  leaf: [138, 0.18, 0.78, 'loud'],
  mint: [166, 0.135, 0.825, 'clear'],
  jade: [163, 0.148, 0.715, 'clear'],
  emerald: [158, 0.136, 0.645, 'clear'],
  aqua: [190, 0.134, 0.82, 'clear'],
  cyan: [218, 0.137, 0.77, 'neon'],
  cornflower: [250, 0.136, 0.715, 'pastel'],
  bluebell: [263, 0.152, 0.68, 'pastel'],
  cobalt: [263, 0.22, 0.52, 'loud'],
  periwinkle: [273, 0.15, 0.69, 'pastel'],
  lilac: [300, 0.146, 0.745, 'candy'],
  violet: [293, 0.205, 0.58, 'loud'],
  pink: [355, 0.145, 0.765, 'candy'],
  hotPink: [4, 0.2, 0.66, 'neon'],
} as const satisfies Record<string, Highlight>;

export type HighlightId = keyof typeof HIGHLIGHTS;
