import type { HighlightId } from './highlights.ts';

/** A companion of the primary: OKLCH hue, lightness and chroma. */
export type CompanionColor = readonly [hue: number, lightness: number, chroma: number];

/** The colors that suit primaries in one range of hues. */
export interface HueFamily {
  /** Start of the range in OKLCH degrees; it ends where the next one starts. */
  readonly from: number;
  /** Dark, light and vivid companions. */
  readonly deep: readonly CompanionColor[];
  readonly soft: readonly CompanionColor[];
  readonly bright: readonly CompanionColor[];
  /** Hues that tint the dark neutral and the light neutral. */
  readonly darkTints: readonly number[];
  readonly lightTints: readonly number[];
  /** Highlights that work with it; one listed twice has twice the weight. */
  readonly highlights: readonly HighlightId[];
}

/** The warm highlights of cool primaries. */
const WARM: readonly HighlightId[] = [
  'coral',
  'coral',
  'apricot',
  'apricot',
  'marigold',
  'peach',
  'honey',
  'butter',
];

/** Pink wraps around 0°. */
const PINK: HueFamily = {
  from: 345,
  deep: [
    [4, 0.38, 0.13],
    [350, 0.37, 0.13],
    [330, 0.36, 0.12],
    [18, 0.37, 0.12],
  ],
  soft: [
    [12, 0.87, 0.06],
    [350, 0.88, 0.055],
    [42, 0.88, 0.06],
  ],
  bright: [
    [22, 0.66, 0.195],
    [338, 0.72, 0.17],
    [45, 0.76, 0.155],
    [5, 0.52, 0.2],
  ],
  darkTints: [2, 338, 300, 22],
  lightTints: [78, 84, 350],
  highlights: ['gold', 'marigold', 'marigold', 'honey', 'peach', 'apricot'],
};

/** The hue families, sorted by start. */
const HUE_FAMILIES: readonly HueFamily[] = [
  {
    from: 10,
    deep: [
      [8, 0.36, 0.12],
      [352, 0.37, 0.12],
      [20, 0.34, 0.115],
    ],
    soft: [
      [18, 0.82, 0.075],
      [42, 0.85, 0.065],
      [4, 0.8, 0.085],
      [68, 0.87, 0.06],
    ],
    bright: [
      [42, 0.72, 0.175],
      [6, 0.72, 0.165],
      [22, 0.5, 0.185],
    ],
    darkTints: [15, 35, 20, 345],
    lightTints: [80, 82, 86],
    highlights: [
      'gold',
      'gold',
      'marigold',

      'peach',
      'peach',
      'apricot',
      'apricot',
      'blush',
      'coral',
      'coral',
      'butter',
      'lilac',
    ],
  },
  {
    from: 38,
    deep: [
      [27, 0.43, 0.142],
      [14, 0.36, 0.12],
      [32, 0.47, 0.15],
      [264, 0.35, 0.11],
    ],
    soft: [
      [66, 0.87, 0.07],
      [40, 0.84, 0.075],
      [22, 0.84, 0.06],
    ],
    bright: [
      [82, 0.83, 0.16],
      [68, 0.8, 0.16],
      [15, 0.73, 0.15],
      [22, 0.45, 0.155],
      [15, 0.385, 0.15],
    ],
    darkTints: [40, 262, 22, 50],
    lightTints: [80, 82, 86],
    highlights: [
      'gold',
      'honey',
      'butter',
      'peach',
      'peach',
      'marigold',
      'marigold',
      'apricot',
      'apricot',
      'crimson',
      'lilac',
    ],
  },
  {
    from: 64,
    deep: [
      [33, 0.47, 0.15],
      [20, 0.39, 0.13],
      [158, 0.4, 0.082],
      [264, 0.35, 0.11],
    ],
    soft: [
      [92, 0.92, 0.06],
      [58, 0.86, 0.075],
      [40, 0.85, 0.07],
    ],
    bright: [
      [40, 0.66, 0.19],
      [97, 0.88, 0.165],
      [30, 0.6, 0.18],
      [24, 0.46, 0.16],
    ],
    darkTints: [45, 268, 60, 25],
    lightTints: [82, 80, 86],
    highlights: ['vermilion', 'vermilion', 'coral', 'crimson'],
  },
  {
    from: 86,
    deep: [
      [162, 0.4, 0.085],
      [262, 0.36, 0.11],
    ],
    soft: [
      [76, 0.88, 0.07],
      [110, 0.91, 0.06],
      [40, 0.87, 0.06],
    ],
    bright: [
      [40, 0.62, 0.18],
      [26, 0.5, 0.175],
      [292, 0.42, 0.15],
    ],
    darkTints: [75, 268, 50, 245],
    lightTints: [90, 86, 84],
    highlights: ['vermilion', 'vermilion', 'coral', 'coral', 'orange', 'crimson'],
  },
  {
    from: 112,
    deep: [
      [150, 0.42, 0.095],
      [166, 0.4, 0.08],
      [140, 0.43, 0.1],
    ],
    soft: [
      [142, 0.87, 0.06],
      [108, 0.91, 0.065],
      [95, 0.91, 0.06],
    ],
    bright: [
      [150, 0.55, 0.14],
      [142, 0.5, 0.135],
      [148, 0.8, 0.14],
    ],
    darkTints: [145, 205, 265, 125],
    lightTints: [108, 95, 140, 82],
    highlights: ['coral', 'coral', 'vermilion', 'pink', 'apricot', 'honey', 'lilac', 'lilac', 'chartreuse'],
  },
  {
    from: 138,
    deep: [
      [162, 0.4, 0.078],
      [180, 0.4, 0.07],
      [150, 0.41, 0.088],
    ],
    soft: [
      [146, 0.83, 0.06],
      [168, 0.85, 0.055],
      [122, 0.87, 0.065],
      [96, 0.88, 0.055],
    ],
    bright: [
      [124, 0.87, 0.15],
      [132, 0.82, 0.145],
      [140, 0.78, 0.14],
      [152, 0.52, 0.135],
    ],
    darkTints: [158, 200, 240, 130],
    lightTints: [96, 150, 110, 84],
    highlights: [
      'coral',
      'coral',
      'apricot',
      'apricot',
      'marigold',
      'honey',
      'peach',
      'gold',
      'butter',
      'lilac',
      'lilac',
      'chartreuse',
    ],
  },
  {
    from: 168,
    deep: [
      [202, 0.39, 0.07],
      [228, 0.37, 0.08],
      [175, 0.39, 0.07],
    ],
    soft: [
      [190, 0.85, 0.055],
      [164, 0.87, 0.06],
      [216, 0.85, 0.05],
      [95, 0.89, 0.05],
    ],
    bright: [
      [150, 0.78, 0.14],
      [142, 0.52, 0.138],
      [238, 0.73, 0.136],
      [248, 0.7, 0.14],
    ],
    darkTints: [202, 230, 252, 180],
    lightTints: [190, 88, 80, 215],
    highlights: [...WARM, 'pink', 'chartreuse', 'chartreuse', 'chartreuse', 'lime'],
  },
  {
    from: 202,
    deep: [
      [242, 0.38, 0.1],
      [256, 0.36, 0.115],
      [222, 0.37, 0.075],
    ],
    soft: [
      [216, 0.87, 0.05],
      [194, 0.87, 0.055],
      [242, 0.85, 0.06],
    ],
    bright: [
      [244, 0.72, 0.138],
      [256, 0.71, 0.138],
      [258, 0.37, 0.144],
    ],
    darkTints: [236, 255, 272, 215],
    lightTints: [220, 84, 248, 78],
    highlights: [
      ...WARM,
      'orange',
      'vermilion',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'lime',
    ],
  },
  {
    from: 238,
    deep: [
      [264, 0.33, 0.115],
      [278, 0.34, 0.13],
      [240, 0.35, 0.08],
    ],
    soft: [
      [246, 0.84, 0.065],
      [222, 0.86, 0.055],
      [272, 0.84, 0.07],
      [290, 0.85, 0.06],
    ],
    bright: [
      [240, 0.73, 0.148],
      [250, 0.72, 0.15],
      [288, 0.7, 0.14],
      [270, 0.34, 0.142],
      [284, 0.33, 0.142],
    ],
    darkTints: [258, 272, 244, 284],
    lightTints: [250, 84, 78, 232],
    highlights: [
      ...WARM,
      'orange',
      'vermilion',
      'pink',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'lime',
      'mint',
      'aqua',
    ],
  },
  {
    from: 268,
    deep: [
      [286, 0.32, 0.13],
      [266, 0.32, 0.12],
      [300, 0.33, 0.12],
    ],
    soft: [
      [282, 0.83, 0.08],
      [260, 0.86, 0.06],
      [304, 0.85, 0.075],
      [340, 0.87, 0.055],
    ],
    bright: [
      [298, 0.73, 0.15],
      [308, 0.75, 0.14],
      [274, 0.68, 0.152],
      [285, 0.5, 0.22],
    ],
    darkTints: [276, 288, 262, 302],
    lightTints: [280, 84, 302, 78],
    highlights: [...WARM, 'orange', 'chartreuse', 'chartreuse', 'chartreuse', 'lime', 'mint', 'aqua', 'pink'],
  },
  {
    from: 290,
    deep: [
      [308, 0.33, 0.12],
      [284, 0.32, 0.12],
      [328, 0.34, 0.115],
    ],
    soft: [
      [306, 0.85, 0.075],
      [334, 0.86, 0.065],
      [284, 0.85, 0.07],
      [10, 0.87, 0.055],
    ],
    bright: [
      [318, 0.75, 0.15],
      [292, 0.73, 0.145],
      [345, 0.76, 0.15],
      [300, 0.5, 0.22],
    ],
    darkTints: [300, 286, 322, 270],
    lightTints: [312, 84, 78, 342],
    highlights: [
      'gold',
      'apricot',
      'marigold',
      'honey',
      'peach',
      'coral',
      'butter',
      'sunflower',
      'chartreuse',
      'chartreuse',
      'chartreuse',
      'lime',
      'mint',
      'aqua',
      'pink',
    ],
  },
  {
    from: 318,
    deep: [
      [336, 0.35, 0.13],
      [312, 0.33, 0.12],
      [356, 0.36, 0.125],
    ],
    soft: [
      [336, 0.86, 0.07],
      [358, 0.87, 0.065],
      [312, 0.86, 0.065],
    ],
    bright: [
      [350, 0.74, 0.16],
      [312, 0.74, 0.16],
      [15, 0.74, 0.155],
      [335, 0.51, 0.2],
    ],
    darkTints: [330, 300, 348, 280],
    lightTints: [342, 80, 312, 76],
    highlights: ['gold', 'honey', 'butter', 'marigold', 'apricot', 'peach', 'chartreuse'],
  },
  PINK,
];

/** The family of a neutral primary: its highlights are strong, because they are the only color. */
export const NEUTRAL_FAMILY: Omit<HueFamily, 'from'> = {
  deep: [
    [262, 0.36, 0.09],
    [20, 0.37, 0.11],
    [158, 0.36, 0.07],
    [300, 0.35, 0.09],
  ],
  soft: [
    [78, 0.86, 0.04],
    [248, 0.83, 0.045],
    [18, 0.86, 0.05],
    [150, 0.85, 0.045],
  ],
  bright: [
    [228, 0.78, 0.135],
    [330, 0.74, 0.16],
    [28, 0.6, 0.2],
    [258, 0.6, 0.19],
    [40, 0.7, 0.18],
    [155, 0.68, 0.155],
    [352, 0.72, 0.17],
    [82, 0.82, 0.16],
  ],
  darkTints: [260, 40, 160, 300],
  lightTints: [84, 250, 80, 260],
  highlights: [
    'vermilion',
    'vermilion',
    'coral',
    'sunflower',
    'cobalt',
    'cobalt',
    'sky',
    'lime',
    'chartreuse',
    'violet',
    'emerald',
    'gold',
    'orange',
  ],
};

/** The family of browns, olives, clays and rusts: warm colors of similar hue, deep greens and blues, no neon. */
export const EARTH_FAMILY: Omit<HueFamily, 'from'> = {
  deep: [
    [156, 0.37, 0.07],
    [24, 0.37, 0.115],
    [225, 0.36, 0.065],
  ],
  soft: [
    [74, 0.85, 0.062],
    [64, 0.83, 0.07],
    [86, 0.88, 0.058],
    [52, 0.84, 0.06],
  ],
  bright: [
    [56, 0.73, 0.16],
    [34, 0.55, 0.175],
    [84, 0.84, 0.155],
  ],
  darkTints: [45, 62, 30, 80],
  lightTints: [82, 80, 86],
  highlights: [
    'marigold',
    'gold',
    'orange',
    'honey',
    'coral',
    'vermilion',
    'apricot',
    'apricot',
    'peach',
    'honey',
    'lilac',
    'copper',
  ],
};

/** The family of a hue. */
export function findHueFamily(hue: number): HueFamily {
  return HUE_FAMILIES.findLast(({ from }) => hue >= from) ?? PINK;
}
