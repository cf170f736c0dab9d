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

/** Bright, deep and soft tone ranges around the hue circle, used by `fitPrimary`. */
export const PRIMARY_TONES: readonly HueTones[] = [
  {
    hue: 2,
    toneRanges: [
      at([0.6, 0.7], [0.18, 0.24]),
      at([0.35, 0.42], [0.134, 0.15]),
      at([0.75, 0.84], [0.08, 0.12]),
    ],
  },
  {
    hue: 24,
    toneRanges: [
      at([0.59, 0.66], [0.195, 0.235]),
      at([0.35, 0.45], [0.134, 0.17]),
      at([0.68, 0.8], [0.08, 0.14]),
    ],
  },
  {
    hue: 42,
    toneRanges: [
      at([0.67, 0.73], [0.18, 0.21]),
      at([0.44, 0.54], [0.13, 0.16]),
      at([0.73, 0.83], [0.08, 0.13]),
    ],
  },
  {
    hue: 58,
    toneRanges: [at([0.71, 0.77], [0.165, 0.19]), at([0.79, 0.87], [0.08, 0.12])],
  },
  {
    hue: 76,
    toneRanges: [at([0.8, 0.85], [0.16, 0.18]), at([0.86, 0.9], [0.08, 0.11])],
  },
  {
    hue: 95,
    toneRanges: [at([0.87, 0.91], [0.17, 0.19]), at([0.89, 0.93], [0.07, 0.12])],
  },
  {
    hue: 118,
    toneRanges: [at([0.84, 0.91], [0.17, 0.22]), at([0.84, 0.9], [0.06, 0.1])],
  },
  {
    hue: 131,
    toneRanges: [at([0.74, 0.84], [0.17, 0.21]), at([0.72, 0.84], [0.055, 0.09])],
  },
  {
    hue: 154,
    toneRanges: [
      at([0.66, 0.74], [0.15, 0.18]),
      at([0.34, 0.43], [0.065, 0.1]),
      at([0.68, 0.8], [0.05, 0.09]),
    ],
  },
  {
    hue: 170,
    toneRanges: [
      at([0.67, 0.76], [0.125, 0.145]),
      at([0.34, 0.44], [0.06, 0.085]),
      at([0.68, 0.8], [0.045, 0.08]),
    ],
  },
  {
    hue: 192,
    toneRanges: [
      at([0.68, 0.78], [0.11, 0.13]),
      at([0.36, 0.46], [0.06, 0.085]),
      at([0.7, 0.82], [0.045, 0.08]),
    ],
  },
  {
    hue: 220,
    toneRanges: [
      at([0.72, 0.79], [0.125, 0.145]),
      at([0.37, 0.46], [0.07, 0.1]),
      at([0.73, 0.83], [0.05, 0.09]),
    ],
  },
  {
    hue: 240,
    toneRanges: [
      at([0.65, 0.73], [0.14, 0.17]),
      at([0.36, 0.43], [0.08, 0.12]),
      at([0.72, 0.82], [0.06, 0.1]),
    ],
  },
  {
    hue: 258,
    toneRanges: [
      at([0.53, 0.64], [0.185, 0.24]),
      at([0.31, 0.42], [0.134, 0.165]),
      at([0.7, 0.8], [0.07, 0.12]),
    ],
  },
  {
    hue: 280,
    toneRanges: [at([0.5, 0.6], [0.19, 0.26]), at([0.3, 0.4], [0.134, 0.17]), at([0.68, 0.79], [0.08, 0.13])],
  },
  {
    hue: 302,
    toneRanges: [
      at([0.5, 0.62], [0.18, 0.25]),
      at([0.31, 0.4], [0.134, 0.15]),
      at([0.68, 0.8], [0.07, 0.12]),
    ],
  },
  {
    hue: 330,
    toneRanges: [
      at([0.56, 0.66], [0.19, 0.26]),
      at([0.33, 0.41], [0.134, 0.15]),
      at([0.7, 0.82], [0.07, 0.12]),
    ],
  },
];
