import type { RecipeId } from '../palette/recipes.ts';
import type { FontTrait } from '../typography/font-catalog.ts';
import type { CardFill } from './derive-surfaces.ts';

/** The border of a card: a line tinted from the text, a strong line in the text color, or none. */
export type CardEdge = 'line' | 'strong' | 'none';

/** The shape of the controls and cards of a guide, designed as a whole. */
export interface Shape {
  /** Corner radius in rem, that of buttons in steps of its slider; 2 makes a button a pill. */
  readonly radiusRem: { readonly button: number; readonly input: number; readonly card: number };
  /** Width of the borders of outline buttons, inputs and cards, in px. */
  readonly borderPx: number;
  readonly shadow: readonly [style: 'none' | 'soft' | 'hard', size: 'none' | 'small' | 'medium' | 'large'];
  readonly card: { readonly fill: CardFill; readonly edge: CardEdge };
  readonly transitionSeconds: number;
  readonly label: LabelShape;
  /** How well the shape suits each recipe and trait; negative weights count against it. */
  readonly recipes: Readonly<Partial<Record<RecipeId, number>>>;
  readonly traits: Readonly<Partial<Record<FontTrait, number>>>;
}

/** The labels of buttons and the space around them: size in px, tracking in em, padding in rem. */
export interface LabelShape {
  readonly case: 'none' | 'uppercase';
  /** The header font is used only if it is legible at this size. */
  readonly font: 'header' | 'body';
  readonly weight: number;
  readonly sizePx: number;
  readonly trackingEm: number;
  readonly paddingRem: readonly [x: number, y: number];
}

const LINE = { fill: 'lighter', edge: 'line' } as const;
const TINT = { fill: 'tinted', edge: 'none' } as const;
const STRONG = { fill: 'lighter', edge: 'strong' } as const;

/** The radius of buttons that makes them pills. */
const PILL = 2;

/** The shape of guides whose colors and fonts were all chosen by a user, and of older documents. */
export const PLAIN_SHAPE: Shape = {
  radiusRem: { button: 0.5, input: 0.5, card: 0.75 },
  borderPx: 1,
  shadow: ['soft', 'medium'],
  card: { fill: 'lighter', edge: 'none' },
  transitionSeconds: 0.2,
  label: { case: 'none', font: 'body', weight: 500, sizePx: 16, trackingEm: 0, paddingRem: [2, 0.5] },
  recipes: {},
  traits: {},
};

/** The curated shapes, from strict to soft to loud. */
export const SHAPES: Readonly<Record<string, Shape>> = {
  hairline: {
    radiusRem: { button: 0, input: 0, card: 0 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: LINE,
    transitionSeconds: 0.3,
    label: {
      case: 'uppercase',
      font: 'body',
      weight: 500,
      sizePx: 14,
      trackingEm: 0.1,
      paddingRem: [2.2, 0.7],
    },
    recipes: { luxury: 0.85, editorial: 0.45, quiet: 0.15 },
    traits: { luxurious: 0.8, elegant: 0.4, friendly: -1, playful: -1, handmade: -0.5, industrial: -0.4 },
  },
  gallery: {
    radiusRem: { button: 0, input: 0, card: 0 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: TINT,
    transitionSeconds: 0.25,
    label: {
      case: 'none',
      font: 'body',
      weight: 500,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [2, 0.6],
    },
    recipes: { editorial: 0.9, luxury: 0.6, quiet: 0.4, signal: 0.3 },
    traits: { editorial: 0.5, elegant: 0.3, classic: 0.2, calm: 0.2, playful: -0.8, friendly: -0.4 },
  },
  folio: {
    radiusRem: { button: 0.12, input: 0.12, card: 0.12 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: LINE,
    transitionSeconds: 0.2,
    label: {
      case: 'none',
      font: 'body',
      weight: 500,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.6],
    },
    recipes: { editorial: 0.7, quiet: 0.6, luxury: 0.5, craft: 0.3, clean: 0.2 },
    traits: { classic: 0.6, editorial: 0.4, corporate: 0.3, playful: -0.6 },
  },
  linen: {
    radiusRem: { button: 0.24, input: 0.24, card: 0.24 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: TINT,
    transitionSeconds: 0.3,
    label: {
      case: 'none',
      font: 'body',
      weight: 500,
      sizePx: 16,
      trackingEm: 0.01,
      paddingRem: [2, 0.6],
    },
    recipes: { quiet: 0.65, craft: 0.5, luxury: 0.35, editorial: 0.2 },
    traits: { calm: 0.5, warm: 0.4, elegant: 0.3, classic: 0.2, technical: -0.4, industrial: -0.5 },
  },
  ledger: {
    radiusRem: { button: 0.24, input: 0.24, card: 0.36 },
    borderPx: 1,
    shadow: ['soft', 'small'],
    card: LINE,
    transitionSeconds: 0.15,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.6, 0.5],
    },
    recipes: { clean: 0.8, signal: 0.3, quiet: 0.3 },
    traits: { corporate: 0.7, neutral: 0.4, classic: 0.2, playful: -0.5 },
  },
  interface: {
    radiusRem: { button: 0.38, input: 0.38, card: 0.5 },
    borderPx: 1,
    shadow: ['soft', 'small'],
    card: LINE,
    transitionSeconds: 0.15,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 15,
      trackingEm: -0.005,
      paddingRem: [1.4, 0.5],
    },
    recipes: { clean: 0.8, night: 0.5, signal: 0.2 },
    traits: { technical: 0.5, neutral: 0.4, modern: 0.3, handmade: -0.6 },
  },
  console: {
    radiusRem: { button: 0.24, input: 0.24, card: 0.24 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: LINE,
    transitionSeconds: 0.1,
    label: {
      case: 'none',
      font: 'header',
      weight: 500,
      sizePx: 15,
      trackingEm: 0,
      paddingRem: [1.4, 0.5],
    },
    recipes: { night: 1, signal: 0.4, clean: 0.2 },
    traits: { technical: 0.7, industrial: 0.2, warm: -0.6, friendly: -0.2 },
  },
  panel: {
    radiusRem: { button: 0.62, input: 0.62, card: 0.88 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: TINT,
    transitionSeconds: 0.15,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.6, 0.6],
    },
    recipes: { night: 0.7, clean: 0.5, soft: 0.2 },
    traits: { modern: 0.5, technical: 0.3, geometric: 0.2 },
  },
  product: {
    radiusRem: { button: 0.5, input: 0.5, card: 0.75 },
    borderPx: 1,
    shadow: ['soft', 'medium'],
    card: LINE,
    transitionSeconds: 0.2,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.6],
    },
    recipes: { clean: 0.7, soft: 0.4, play: 0.2, bold: 0.3 },
    traits: { modern: 0.5, friendly: 0.3, geometric: 0.2 },
  },
  cushion: {
    radiusRem: { button: 0.76, input: 0.76, card: 1.26 },
    borderPx: 1,
    shadow: ['soft', 'large'],
    card: LINE,
    transitionSeconds: 0.25,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.7],
    },
    recipes: { soft: 0.9, play: 0.4, clean: 0.2 },
    traits: {
      friendly: 0.6,
      warm: 0.3,
      calm: 0.1,
      industrial: -0.8,
      luxurious: -0.5,
      technical: -0.2,
      corporate: -0.4,
    },
  },
  pebble: {
    radiusRem: { button: 1, input: 0.76, card: 1.5 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: TINT,
    transitionSeconds: 0.25,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.6],
    },
    recipes: { soft: 0.8, quiet: 0.5, craft: 0.45 },
    traits: {
      calm: 0.6,
      warm: 0.5,
      handmade: 0.2,
      industrial: -0.8,
      technical: -0.4,
      classic: -0.5,
      corporate: -0.7,
    },
  },
  capsule: {
    radiusRem: { button: PILL, input: 0.76, card: 1.26 },
    borderPx: 1,
    shadow: ['soft', 'large'],
    card: LINE,
    transitionSeconds: 0.2,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.6],
    },
    recipes: { play: 0.6, soft: 0.5, clean: 0.4, bold: 0.3 },
    traits: { friendly: 0.5, playful: 0.4, modern: 0.3, classic: -0.5, luxurious: -0.5 },
  },
  lozenge: {
    radiusRem: { button: PILL, input: 0.5, card: 1 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: LINE,
    transitionSeconds: 0.3,
    label: {
      case: 'none',
      font: 'body',
      weight: 500,
      sizePx: 16,
      trackingEm: 0.01,
      paddingRem: [2, 0.6],
    },
    recipes: { quiet: 0.55, clean: 0.35, night: 0.35, luxury: 0.5, editorial: 0.3 },
    traits: { elegant: 0.4, modern: 0.4, calm: 0.4, industrial: -0.6 },
  },
  bubble: {
    radiusRem: { button: PILL, input: 1, card: 1.5 },
    borderPx: 2,
    shadow: ['none', 'none'],
    card: TINT,
    transitionSeconds: 0.2,
    label: {
      case: 'none',
      font: 'header',
      weight: 700,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.6],
    },
    recipes: { play: 0.8, soft: 0.4, bold: 0.2 },
    traits: { playful: 0.6, friendly: 0.5, corporate: -0.6, elegant: -0.5, luxurious: -0.6 },
  },
  apron: {
    radiusRem: { button: 0.5, input: 0.5, card: 0.75 },
    borderPx: 1,
    shadow: ['none', 'none'],
    card: TINT,
    transitionSeconds: 0.2,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.6],
    },
    recipes: { craft: 0.7, soft: 0.4, quiet: 0.35 },
    traits: { warm: 0.6, friendly: 0.5, handmade: 0.3, technical: -0.4, luxurious: -0.3 },
  },
  workshop: {
    radiusRem: { button: 0.38, input: 0.38, card: 0.38 },
    borderPx: 2,
    shadow: ['none', 'none'],
    card: LINE,
    transitionSeconds: 0.2,
    label: {
      case: 'none',
      font: 'body',
      weight: 600,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.6, 0.5],
    },
    recipes: { craft: 0.85, signal: 0.2, soft: 0.1 },
    traits: { handmade: 0.6, warm: 0.5, retro: 0.3, luxurious: -0.3 },
  },
  badge: {
    radiusRem: { button: 0.24, input: 0.24, card: 0.24 },
    borderPx: 2,
    shadow: ['none', 'none'],
    card: STRONG,
    transitionSeconds: 0.15,
    label: {
      case: 'uppercase',
      font: 'header',
      weight: 600,
      sizePx: 14,
      trackingEm: 0.08,
      paddingRem: [1.6, 0.6],
    },
    recipes: { craft: 0.75, bold: 0.3, signal: 0.3 },
    traits: { retro: 0.9, classic: 0.2, industrial: 0.2, calm: -0.5, friendly: -0.2 },
  },
  stencil: {
    radiusRem: { button: 0.12, input: 0, card: 0.12 },
    borderPx: 2,
    shadow: ['none', 'none'],
    card: STRONG,
    transitionSeconds: 0.1,
    label: {
      case: 'uppercase',
      font: 'header',
      weight: 600,
      sizePx: 14,
      trackingEm: 0.06,
      paddingRem: [1.6, 0.6],
    },
    recipes: { signal: 1, bold: 0.3 },
    traits: { industrial: 0.8, technical: 0.3, bold: 0.2, calm: -0.5, friendly: -0.5, elegant: -0.6 },
  },
  slab: {
    radiusRem: { button: 0, input: 0, card: 0 },
    borderPx: 2,
    shadow: ['none', 'none'],
    card: TINT,
    transitionSeconds: 0.1,
    label: {
      case: 'none',
      font: 'body',
      weight: 700,
      sizePx: 16,
      trackingEm: -0.005,
      paddingRem: [1.6, 0.7],
    },
    recipes: { bold: 0.7, signal: 0.5, night: 0.3, editorial: 0.2 },
    traits: { bold: 0.6, modern: 0.3, editorial: 0.2, handmade: -0.4, calm: -0.4 },
  },
  poster: {
    radiusRem: { button: 0, input: 0, card: 0 },
    borderPx: 3,
    shadow: ['hard', 'medium'],
    card: STRONG,
    transitionSeconds: 0.1,
    label: {
      case: 'uppercase',
      font: 'header',
      weight: 700,
      sizePx: 15,
      trackingEm: 0.03,
      paddingRem: [1.6, 0.7],
    },
    recipes: { bold: 1, signal: 0.2 },
    traits: {
      bold: 0.7,
      retro: 0.3,
      industrial: 0.2,
      calm: -1,
      elegant: -0.8,
      luxurious: -0.8,
      corporate: -0.6,
      friendly: -0.2,
    },
  },
  sticker: {
    radiusRem: { button: 0.76, input: 0.76, card: 0.76 },
    borderPx: 2,
    shadow: ['hard', 'medium'],
    card: STRONG,
    transitionSeconds: 0.1,
    label: {
      case: 'none',
      font: 'body',
      weight: 700,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.6, 0.6],
    },
    recipes: { play: 1, bold: 0.4, craft: 0.1 },
    traits: {
      playful: 0.8,
      retro: 0.4,
      handmade: 0.3,
      calm: -1,
      corporate: -0.8,
      elegant: -0.9,
      luxurious: -1,
    },
  },
  arcade: {
    radiusRem: { button: PILL, input: 0.76, card: 1 },
    borderPx: 2,
    shadow: ['hard', 'small'],
    card: STRONG,
    transitionSeconds: 0.1,
    label: {
      case: 'none',
      font: 'header',
      weight: 700,
      sizePx: 16,
      trackingEm: 0,
      paddingRem: [1.8, 0.6],
    },
    recipes: { play: 0.7, bold: 0.4 },
    traits: {
      playful: 0.6,
      bold: 0.4,
      calm: -1,
      corporate: -0.8,
      elegant: -0.9,
      luxurious: -1,
      classic: -0.5,
    },
  },
};
