/** A range of OKLCH lightness and chroma for a primary. */
export interface ToneRange {
  readonly lightness: readonly [min: number, max: number];
  readonly chroma: readonly [min: number, max: number];
}

/** The tone ranges of one hue. The colors between them look cheap: poster green, office blue, ocher, mud. */
export interface HueTones {
  readonly hue: number;
  readonly toneRanges: readonly [ToneRange, ...ToneRange[]];
}

const at = (lightness: ToneRange['lightness'], chroma: ToneRange['chroma']): ToneRange => ({
  lightness,
  chroma,
});

/**
 * Strong, deep and calm tone ranges around the hue circle, used by `fitPrimary`. None is pale: a primary has to fill a
 * button and be seen as the color of the brand on an off-white page.
 */
export const PRIMARY_TONES: readonly HueTones[] = [
  {
    hue: 2,
    toneRanges: [
      at([0.56, 0.64], [0.18, 0.215]),
      at([0.38, 0.44], [0.152, 0.162]),
      at([0.66, 0.73], [0.135, 0.152]),
    ],
  },
  {
    hue: 24,
    toneRanges: [
      at([0.52, 0.59], [0.18, 0.21]),
      at([0.38, 0.46], [0.152, 0.168]),
      at([0.66, 0.72], [0.135, 0.152]),
    ],
  },
  {
    hue: 42,
    toneRanges: [at([0.62, 0.69], [0.17, 0.2]), at([0.48, 0.55], [0.152, 0.16])],
  },
  {
    hue: 58,
    toneRanges: [at([0.7, 0.75], [0.155, 0.178])],
  },
  {
    hue: 76,
    toneRanges: [at([0.78, 0.83], [0.15, 0.17]), at([0.79, 0.83], [0.135, 0.15])],
  },
  {
    hue: 95,
    toneRanges: [at([0.86, 0.895], [0.165, 0.182]), at([0.86, 0.89], [0.136, 0.15])],
  },
  {
    hue: 118,
    toneRanges: [at([0.82, 0.89], [0.165, 0.2]), at([0.74, 0.8], [0.11, 0.13])],
  },
  {
    hue: 131,
    toneRanges: [at([0.68, 0.77], [0.16, 0.19]), at([0.64, 0.72], [0.09, 0.115])],
  },
  {
    hue: 154,
    toneRanges: [
      at([0.54, 0.61], [0.132, 0.146]),
      at([0.34, 0.43], [0.075, 0.1]),
      at([0.6, 0.68], [0.07, 0.095]),
    ],
  },
  {
    hue: 170,
    toneRanges: [at([0.55, 0.63], [0.108, 0.13]), at([0.35, 0.47], [0.068, 0.092])],
  },
  {
    hue: 192,
    toneRanges: [at([0.54, 0.63], [0.094, 0.112]), at([0.37, 0.48], [0.068, 0.088])],
  },
  {
    hue: 220,
    toneRanges: [at([0.55, 0.64], [0.11, 0.13]), at([0.37, 0.48], [0.078, 0.105])],
  },
  {
    hue: 240,
    toneRanges: [at([0.54, 0.63], [0.134, 0.16]), at([0.36, 0.47], [0.095, 0.125])],
  },
  {
    hue: 258,
    toneRanges: [
      at([0.52, 0.61], [0.185, 0.23]),
      at([0.33, 0.42], [0.152, 0.17]),
      at([0.62, 0.69], [0.1, 0.13]),
    ],
  },
  {
    hue: 280,
    toneRanges: [
      at([0.5, 0.59], [0.18, 0.24]),
      at([0.32, 0.4], [0.152, 0.175]),
      at([0.62, 0.68], [0.11, 0.14]),
    ],
  },
  {
    hue: 302,
    toneRanges: [
      at([0.48, 0.58], [0.17, 0.225]),
      at([0.33, 0.41], [0.152, 0.165]),
      at([0.62, 0.68], [0.11, 0.14]),
    ],
  },
  {
    hue: 330,
    toneRanges: [
      at([0.52, 0.61], [0.18, 0.235]),
      at([0.36, 0.42], [0.152, 0.165]),
      at([0.64, 0.7], [0.11, 0.14]),
    ],
  },
];
