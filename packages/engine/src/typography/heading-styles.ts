import { type Font, type FontName, findFont } from './font-catalog.ts';

/** The kinds of faces that need a weight, leading and tracking of their own as headings. */
export type HeadingFace =
  | 'grotesque'
  | 'geometric'
  | 'rounded'
  | 'condensed'
  | 'capitals'
  | 'didone'
  | 'text-serif'
  | 'tall-serif'
  | 'mono'
  | 'script'
  | 'marker';

/** How strongly headings speak. */
export const HEADING_VOICES = ['quiet', 'even', 'loud'] as const;

/** One of `HEADING_VOICES`. */
export type HeadingVoice = (typeof HEADING_VOICES)[number];

/** The setting of headings: weight, line height relative to the size, and tracking in em. */
export interface HeadingStyle {
  readonly weight: number;
  readonly lineHeight: number;
  readonly trackingEm: number;
}

const HEADING_FACES: Readonly<Record<FontName, HeadingFace>> = {
  Roboto: 'grotesque',
  'Open Sans': 'grotesque',
  Lato: 'grotesque',
  Montserrat: 'geometric',
  Poppins: 'geometric',
  'Source Sans Pro': 'grotesque',
  Raleway: 'geometric',
  Inter: 'grotesque',
  Nunito: 'rounded',
  'Work Sans': 'grotesque',
  'Playfair Display': 'didone',
  Merriweather: 'tall-serif',
  Lora: 'text-serif',
  'PT Serif': 'text-serif',
  'Crimson Text': 'text-serif',
  'Libre Baskerville': 'tall-serif',
  'Noto Serif': 'tall-serif',
  Oswald: 'condensed',
  'Bebas Neue': 'capitals',
  Pacifico: 'script',
  Quicksand: 'rounded',
  Caveat: 'script',
  'Dancing Script': 'script',
  'Permanent Marker': 'marker',
  'Architects Daughter': 'marker',
  'Roboto Mono': 'mono',
  'IBM Plex Mono': 'mono',
  'Source Code Pro': 'mono',
  'Fira Code': 'mono',
  'Space Mono': 'mono',
};

type Setting = readonly [weight: number, lineHeight: number, trackingEm: number];

/**
 * The curated settings of each kind, by voice. Condensed faces are narrow enough and get no negative tracking; the
 * thin strokes of a didone need leading; tracking would break the connections of script letters.
 */
const SETTINGS: Readonly<Record<HeadingFace, Readonly<Record<HeadingVoice, readonly Setting[]>>>> = {
  grotesque: {
    quiet: [
      [500, 1.25, -0.01],
      [400, 1.25, -0.015],
      [600, 1.25, -0.01],
    ],
    even: [
      [600, 1.2, -0.015],
      [700, 1.2, -0.02],
      [600, 1.15, -0.02],
    ],
    loud: [
      [800, 1.05, -0.03],
      [900, 1.05, -0.025],
      [700, 1.1, -0.03],
    ],
  },
  geometric: {
    quiet: [
      [400, 1.25, 0],
      [500, 1.25, -0.01],
      [500, 1.3, 0.005],
    ],
    even: [
      [600, 1.2, -0.015],
      [700, 1.2, -0.015],
      [600, 1.15, -0.02],
    ],
    loud: [
      [800, 1.1, -0.02],
      [900, 1.05, -0.025],
      [700, 1.1, -0.02],
    ],
  },
  rounded: {
    quiet: [
      [500, 1.3, 0],
      [600, 1.25, 0],
    ],
    even: [
      [700, 1.25, -0.005],
      [600, 1.2, -0.01],
    ],
    loud: [
      [800, 1.15, -0.01],
      [900, 1.1, -0.015],
    ],
  },
  condensed: {
    quiet: [
      [400, 1.25, 0.02],
      [500, 1.2, 0.015],
    ],
    even: [
      [500, 1.2, 0.01],
      [600, 1.15, 0.01],
    ],
    loud: [
      [700, 1.1, 0],
      [600, 1.1, 0.005],
    ],
  },
  capitals: {
    quiet: [
      [400, 1.15, 0.03],
      [400, 1.1, 0.04],
    ],
    even: [
      [400, 1.1, 0.02],
      [400, 1.05, 0.025],
    ],
    loud: [
      [400, 1, 0.01],
      [400, 1.05, 0.015],
    ],
  },
  didone: {
    quiet: [
      [400, 1.25, 0],
      [500, 1.25, -0.005],
      [400, 1.2, -0.01],
    ],
    even: [
      [600, 1.2, -0.01],
      [700, 1.2, -0.01],
    ],
    loud: [
      [800, 1.15, -0.015],
      [900, 1.15, -0.01],
    ],
  },
  'text-serif': {
    quiet: [
      [400, 1.25, 0],
      [500, 1.25, -0.005],
      [400, 1.2, -0.01],
    ],
    even: [
      [600, 1.2, -0.005],
      [700, 1.2, -0.01],
    ],
    loud: [
      [700, 1.15, -0.015],
      [700, 1.1, -0.01],
    ],
  },
  'tall-serif': {
    quiet: [
      [400, 1.35, -0.005],
      [400, 1.3, -0.01],
      [500, 1.3, -0.005],
    ],
    even: [
      [600, 1.3, -0.01],
      [700, 1.25, -0.01],
    ],
    loud: [
      [700, 1.2, -0.02],
      [800, 1.2, -0.015],
    ],
  },
  mono: {
    quiet: [
      [400, 1.35, -0.01],
      [500, 1.3, -0.015],
    ],
    even: [
      [500, 1.25, -0.02],
      [600, 1.25, -0.02],
    ],
    loud: [
      [700, 1.2, -0.03],
      [700, 1.15, -0.04],
    ],
  },
  script: {
    quiet: [[400, 1.35, 0]],
    even: [
      [600, 1.3, 0],
      [500, 1.3, 0],
    ],
    loud: [[700, 1.25, 0]],
  },
  marker: {
    quiet: [[400, 1.35, 0.005]],
    even: [[400, 1.3, 0]],
    loud: [[400, 1.2, 0]],
  },
};

/** The kind of a family of the catalog. Throws a RangeError for any other family. */
export function headingFace({ name }: Font): HeadingFace {
  const font = findFont(name);
  if (font === null) throw new RangeError(`${name} is not in the font catalog.`);
  return HEADING_FACES[font.name];
}

/** The curated settings of a family for a voice, at least one. The family may lack a weight. */
export function headingStyles(font: Font, voice: HeadingVoice): readonly HeadingStyle[] {
  return SETTINGS[headingFace(font)][voice].map(([weight, lineHeight, trackingEm]) => ({
    weight,
    lineHeight,
    trackingEm,
  }));
}
