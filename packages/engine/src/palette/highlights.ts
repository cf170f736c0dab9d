import type { Oklch } from '../color/color-space.ts';

/** The style of a highlight: recipes prefer some styles and exclude others. */
export type HighlightStyle = 'loud' | 'warm' | 'clear' | 'pastel' | 'candy' | 'neon' | 'metal';

/** OKLCH hue 0–360°, chroma and lightness at which the color is most typical, and its style. */
export type Highlight = readonly [hue: number, chroma: number, lightness: number, style: HighlightStyle];

/** Sky, cyan, mint and lime: cool, light and strong. Beside a warm primary they look like another brand's color. */
const COOL_NEON = { hue: [112, 242], lightness: 0.66, chroma: 0.12 } as const;

/** Whether a color is a cool neon. */
export function isCoolNeon({ l, c, h }: Oklch): boolean {
  return h > COOL_NEON.hue[0] && h < COOL_NEON.hue[1] && l > COOL_NEON.lightness && c > COOL_NEON.chroma;
}

/** The highlight colors, each at its typical lightness. */
export const HIGHLIGHTS = {
  red: [25, 0.222, 0.62, 'loud'],
  vermilion: [36, 0.208, 0.66, 'loud'],
  coral: [28, 0.165, 0.72, 'warm'],
  apricot: [49, 0.153, 0.745, 'pastel'],
  orange: [55, 0.178, 0.74, 'warm'],
  marigold: [75, 0.165, 0.79, 'warm'],
  gold: [84, 0.155, 0.8, 'metal'],
  copper: [50, 0.155, 0.71, 'metal'],
  yellow: [96, 0.18, 0.882, 'loud'],
  butter: [95, 0.153, 0.905, 'pastel'],
  lime: [120, 0.212, 0.92, 'neon'],
  leaf: [138, 0.2, 0.78, 'loud'],
  mint: [164, 0.145, 0.86, 'clear'],
  jade: [162, 0.15, 0.72, 'clear'],
  aqua: [190, 0.134, 0.82, 'clear'],
  cyan: [210, 0.139, 0.788, 'neon'],
  sky: [236, 0.136, 0.74, 'clear'],
  azure: [255, 0.192, 0.63, 'loud'],
  cobalt: [263, 0.235, 0.53, 'loud'],
  lavender: [295, 0.153, 0.71, 'candy'],
  violet: [296, 0.22, 0.58, 'loud'],
  orchid: [322, 0.19, 0.68, 'loud'],
  magenta: [340, 0.245, 0.63, 'neon'],
  pink: [352, 0.156, 0.755, 'candy'],
  hotPink: [2, 0.215, 0.66, 'neon'],
} as const satisfies Record<string, Highlight>;

export type HighlightId = keyof typeof HIGHLIGHTS;
