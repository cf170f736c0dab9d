import type { FontTrait } from '../../typography/font-catalog.ts';

/* The effects of moods and audiences, independent of the language. The words are in the language files. */

/** A hue candidate in OKLCH: hue 0–360°, chroma, lightness, weight, and the name of the color. */
export type HueCandidate = readonly [
  hue: number,
  chroma: number,
  lightness: number,
  weight: number,
  name: string,
];

export interface MoodConcept {
  /** The adjective for the traits of a direction. */
  readonly adjective: string;
  /** The effect on the mood, each −1 to 1: muted–vivid, dark–light, low–high contrast. */
  readonly shift: readonly [chroma: number, lightness: number, contrast: number];
  /** The font traits it requests, 0–1. */
  readonly fonts: Partial<Record<FontTrait, number>>;
  /** The hue candidates for a brief without colors. */
  readonly hues?: readonly HueCandidate[];
}

type Shift = MoodConcept['shift'];

function mood(
  adjective: string,
  shift: Shift,
  fonts: MoodConcept['fonts'],
  hues: readonly HueCandidate[] = [],
): MoodConcept {
  return { adjective, shift, fonts, hues };
}

const SOOTHING: readonly HueCandidate[] = [
  [165, 0.065, 0.6, 2, 'eucalyptus'],
  [232, 0.07, 0.6, 2, 'still water'],
  [290, 0.065, 0.62, 1, 'dusk lilac'],
  [135, 0.06, 0.6, 1, 'soft sage'],
];
const LIVELY: readonly HueCandidate[] = [
  [48, 0.185, 0.67, 2, 'hot orange'],
  [25, 0.21, 0.59, 2, 'signal red'],
  [345, 0.22, 0.6, 1, 'magenta'],
  [128, 0.2, 0.76, 1, 'acid lime'],
  [262, 0.22, 0.54, 1, 'electric blue'],
];
const PRECIOUS: readonly HueCandidate[] = [
  [85, 0.09, 0.6, 2, 'old gold'],
  [158, 0.075, 0.38, 2, 'deep emerald'],
  [312, 0.09, 0.35, 1, 'aubergine'],
  [16, 0.11, 0.37, 1, 'oxblood'],
  [264, 0.085, 0.33, 1, 'midnight'],
];
const HOMELY: readonly HueCandidate[] = [
  [45, 0.125, 0.6, 2, 'terracotta'],
  [72, 0.125, 0.67, 2, 'honey'],
  [22, 0.115, 0.52, 1, 'warm brick'],
];
const GROWING: readonly HueCandidate[] = [
  [143, 0.11, 0.5, 3, 'leaf green'],
  [122, 0.085, 0.5, 2, 'moss'],
  [165, 0.08, 0.47, 1, 'spruce'],
];
const SCREEN: readonly HueCandidate[] = [
  [275, 0.2, 0.52, 2, 'screen indigo'],
  [200, 0.115, 0.62, 2, 'signal cyan'],
  [160, 0.15, 0.66, 1, 'terminal green'],
  [298, 0.2, 0.53, 1, 'ultraviolet'],
];
const BYGONE: readonly HueCandidate[] = [
  [52, 0.145, 0.61, 2, 'burnt orange'],
  [86, 0.13, 0.71, 2, 'mustard'],
  [186, 0.075, 0.53, 1, 'diner teal'],
  [30, 0.14, 0.53, 1, 'faded red'],
];
const CANDY: readonly HueCandidate[] = [
  [352, 0.17, 0.68, 2, 'bubble-gum pink'],
  [90, 0.165, 0.83, 2, 'sunny yellow'],
  [230, 0.13, 0.68, 1, 'sky blue'],
  [50, 0.17, 0.7, 2, 'tangerine'],
  [300, 0.16, 0.6, 1, 'grape'],
];
const STEADY: readonly HueCandidate[] = [
  [258, 0.12, 0.43, 2, 'ink blue'],
  [190, 0.075, 0.42, 2, 'deep teal'],
  [158, 0.08, 0.41, 1, 'bottle green'],
];
const TENDER: readonly HueCandidate[] = [
  [5, 0.1, 0.69, 3, 'rose'],
  [325, 0.08, 0.66, 1, 'mauve'],
  [35, 0.09, 0.75, 1, 'soft peach'],
];
const SHADOWED: readonly HueCandidate[] = [
  [285, 0.09, 0.35, 2, 'night violet'],
  [15, 0.105, 0.36, 1, 'black cherry'],
  [200, 0.06, 0.35, 1, 'deep petrol'],
];

/** The moods that words can name. */
export const MOOD_CONCEPTS = {
  calm: mood('calm', [-0.5, 0.2, -0.4], { calm: 1, elegant: 0.2 }, SOOTHING),
  quiet: mood('quiet', [-0.6, 0.1, -0.4], { calm: 0.9, classic: 0.3 }, SOOTHING),
  loud: mood('loud', [0.8, 0, 0.7], { bold: 1, playful: 0.5, industrial: 0.3 }, LIVELY),
  bold: mood('bold', [0.6, -0.1, 0.7], { bold: 1, modern: 0.3 }, LIVELY),
  energetic: mood('energetic', [0.7, 0.1, 0.5], { bold: 0.8, modern: 0.4, geometric: 0.2 }, LIVELY),
  vivid: mood('vivid', [0.8, 0.1, 0.4], { bold: 0.4, playful: 0.3 }, LIVELY),
  muted: mood('muted', [-0.7, 0, -0.3], { calm: 0.6, classic: 0.2 }),
  subtle: mood('subtle', [-0.5, 0.1, -0.5], { calm: 0.7, elegant: 0.3 }),
  soft: mood('soft', [-0.4, 0.4, -0.5], { friendly: 0.5, calm: 0.5, warm: 0.3 }, TENDER),
  pastel: mood('pastel', [-0.5, 0.8, -0.4], { friendly: 0.6, playful: 0.4 }, TENDER),
  bright: mood('bright', [0.5, 0.4, 0.2], { friendly: 0.4, playful: 0.3 }, CANDY),
  light: mood('light', [-0.1, 0.6, -0.2], { modern: 0.3, elegant: 0.3 }),
  dark: mood('dark', [-0.1, -0.8, 0.4], { bold: 0.2, modern: 0.3 }, SHADOWED),
  moody: mood('moody', [-0.2, -0.6, 0.2], { editorial: 0.5, elegant: 0.3 }, SHADOWED),
  mysterious: mood('mysterious', [0, -0.6, 0.3], { elegant: 0.4, editorial: 0.3 }, SHADOWED),
  dramatic: mood('dramatic', [0.3, -0.4, 0.8], { editorial: 0.6, bold: 0.5 }, SHADOWED),
  deep: mood('deep', [0.1, -0.5, 0.2], { classic: 0.3 }),
  warm: mood('warm', [0.1, 0.1, -0.1], { warm: 1, friendly: 0.3 }, HOMELY),
  cosy: mood('cosy', [0, 0, -0.2], { warm: 1, handmade: 0.4, friendly: 0.4 }, HOMELY),
  cool: mood('cool', [-0.1, 0.1, 0.1], { modern: 0.6, neutral: 0.3 }, STEADY),
  fresh: mood('fresh', [0.3, 0.3, 0.1], { friendly: 0.5, modern: 0.5 }, GROWING),
  clean: mood('clean', [-0.1, 0.3, 0.2], { neutral: 0.7, modern: 0.6 }),
  clinical: mood('clinical', [-0.4, 0.4, 0.1], { neutral: 0.9, technical: 0.5 }, SOOTHING),
  minimal: mood('minimal', [-0.5, 0.2, 0.2], { neutral: 0.8, modern: 0.5, geometric: 0.3 }),
  simple: mood('simple', [-0.3, 0.2, 0], { neutral: 0.6, friendly: 0.2 }),
  modern: mood('modern', [0.1, 0, 0.3], { modern: 1, geometric: 0.5 }),
  contemporary: mood('contemporary', [0, 0.1, 0.2], { modern: 0.8, editorial: 0.5 }),
  classic: mood('classic', [-0.2, -0.2, 0], { classic: 1, elegant: 0.4 }, STEADY),
  traditional: mood('traditional', [-0.2, -0.3, 0], { classic: 1, warm: 0.3 }, PRECIOUS),
  retro: mood('retro', [0.2, 0, 0.2], { retro: 1, playful: 0.4, warm: 0.3 }, BYGONE),
  vintage: mood('vintage', [-0.2, -0.1, 0], { retro: 0.9, classic: 0.4, handmade: 0.3 }, BYGONE),
  nostalgic: mood('nostalgic', [-0.1, 0, -0.1], { retro: 0.8, warm: 0.5 }, BYGONE),
  rustic: mood('rustic', [-0.2, -0.2, 0], { handmade: 0.9, warm: 0.6, classic: 0.2 }, HOMELY),
  handmade: mood('handmade', [-0.1, 0, -0.1], { handmade: 1, warm: 0.5, friendly: 0.3 }, HOMELY),
  industrial: mood('industrial', [-0.4, -0.3, 0.5], { industrial: 1, technical: 0.4, bold: 0.4 }, BYGONE),
  brutalist: mood('brutalist', [-0.6, -0.2, 0.6], { industrial: 1, bold: 0.8 }, [
    [85, 0.012, 0.56, 2, 'bare concrete'],
    [255, 0.01, 0.45, 1, 'steel gray'],
  ]),
  raw: mood('raw', [-0.3, -0.2, 0.4], { industrial: 0.8, handmade: 0.4, bold: 0.3 }),
  edgy: mood('edgy', [0.4, -0.4, 0.8], { bold: 0.8, industrial: 0.6, handmade: 0.3 }, LIVELY),
  luxurious: mood('luxurious', [-0.2, -0.5, 0.4], { luxurious: 1, elegant: 0.7, classic: 0.2 }, PRECIOUS),
  premium: mood('premium', [-0.2, -0.3, 0.4], { luxurious: 0.7, elegant: 0.5, modern: 0.3 }, PRECIOUS),
  elegant: mood('elegant', [-0.3, -0.1, 0.2], { elegant: 1, luxurious: 0.4, classic: 0.3 }, PRECIOUS),
  sophisticated: mood('sophisticated', [-0.3, -0.3, 0.2], { elegant: 0.8, editorial: 0.5 }, PRECIOUS),
  romantic: mood('romantic', [-0.1, 0.2, -0.2], { elegant: 0.8, handmade: 0.5 }, TENDER),
  feminine: mood('feminine', [0, 0.2, -0.1], { elegant: 0.7, friendly: 0.2 }, TENDER),
  masculine: mood('masculine', [-0.1, -0.4, 0.4], { bold: 0.6, industrial: 0.5 }, STEADY),
  delicate: mood('delicate', [-0.4, 0.4, -0.3], { elegant: 0.7, calm: 0.5 }, TENDER),
  dreamy: mood('dreamy', [-0.1, 0.4, -0.3], { handmade: 0.4, elegant: 0.5, calm: 0.3 }, [
    [298, 0.1, 0.66, 2, 'dream lilac'],
    [245, 0.09, 0.67, 1, 'cloud blue'],
    [350, 0.1, 0.72, 1, 'cloud pink'],
  ]),
  magical: mood('magical', [0.4, -0.1, 0.3], { playful: 0.6, elegant: 0.4 }, [
    [298, 0.18, 0.5, 2, 'enchanted violet'],
    [275, 0.16, 0.46, 1, 'starlit indigo'],
  ]),
  playful: mood('playful', [0.6, 0.3, 0.2], { playful: 1, friendly: 0.7, handmade: 0.2 }, CANDY),
  fun: mood('fun', [0.6, 0.3, 0.2], { playful: 0.9, friendly: 0.6 }, CANDY),
  whimsical: mood('whimsical', [0.3, 0.3, 0], { playful: 0.8, handmade: 0.7 }, CANDY),
  festive: mood('festive', [0.7, 0.1, 0.4], { playful: 0.7, bold: 0.4 }, LIVELY),
  friendly: mood('friendly', [0.2, 0.2, -0.1], { friendly: 1, warm: 0.5 }, CANDY),
  caring: mood('caring', [-0.2, 0.2, -0.3], { warm: 0.8, friendly: 0.7, calm: 0.4 }, [
    [178, 0.075, 0.57, 2, 'gentle teal'],
    [32, 0.1, 0.68, 1, 'soft coral'],
    [292, 0.08, 0.62, 1, 'soft violet'],
  ]),
  trustworthy: mood('trustworthy', [-0.1, -0.2, 0.1], { corporate: 0.7, classic: 0.4, neutral: 0.4 }, STEADY),
  serious: mood('serious', [-0.4, -0.4, 0.2], { corporate: 0.7, classic: 0.5, neutral: 0.3 }, STEADY),
  corporate: mood('corporate', [-0.2, -0.1, 0.1], { corporate: 1, neutral: 0.5 }, STEADY),
  professional: mood(
    'professional',
    [-0.2, -0.2, 0.2],
    { corporate: 0.7, neutral: 0.5, modern: 0.3 },
    STEADY,
  ),
  honest: mood('honest', [-0.2, 0, 0], { warm: 0.4, neutral: 0.5, editorial: 0.3 }, HOMELY),
  natural: mood('natural', [-0.2, 0, -0.1], { warm: 0.6, handmade: 0.4, calm: 0.3 }, GROWING),
  organic: mood('organic', [-0.1, 0, -0.1], { warm: 0.6, handmade: 0.5, friendly: 0.3 }, GROWING),
  sustainable: mood('sustainable', [0, 0, 0], { warm: 0.4, modern: 0.3, friendly: 0.3 }, GROWING),
  earthy: mood('earthy', [-0.3, -0.2, -0.1], { warm: 0.7, handmade: 0.6 }, [
    [52, 0.09, 0.47, 2, 'turned earth'],
    [118, 0.08, 0.47, 1, 'lichen'],
    [42, 0.115, 0.55, 2, 'clay'],
  ]),
  technical: mood('technical', [0, -0.1, 0.3], { technical: 1, neutral: 0.4, industrial: 0.2 }, SCREEN),
  futuristic: mood('futuristic', [0.6, -0.3, 0.7], { technical: 0.9, geometric: 0.7, modern: 0.5 }, SCREEN),
  digital: mood('digital', [0.3, 0, 0.3], { technical: 0.6, modern: 0.6, geometric: 0.3 }, SCREEN),
  innovative: mood('innovative', [0.3, 0, 0.3], { modern: 0.8, geometric: 0.5, technical: 0.3 }, SCREEN),
  scientific: mood('scientific', [-0.1, 0.1, 0.2], { technical: 0.7, neutral: 0.6, editorial: 0.3 }, SCREEN),
  precise: mood('precise', [-0.2, 0, 0.3], { technical: 0.8, neutral: 0.5, geometric: 0.3 }, STEADY),
  fast: mood('fast', [0.5, 0, 0.5], { bold: 0.7, modern: 0.6, industrial: 0.2 }, LIVELY),
  sporty: mood('sporty', [0.6, 0, 0.6], { bold: 1, industrial: 0.5, modern: 0.4 }, LIVELY),
  strong: mood('strong', [0.3, -0.3, 0.6], { bold: 0.9, industrial: 0.6 }, LIVELY),
  young: mood('youthful', [0.5, 0.2, 0.3], { playful: 0.6, modern: 0.5, bold: 0.3 }, CANDY),
  urban: mood('urban', [0, -0.2, 0.5], { bold: 0.6, industrial: 0.7, modern: 0.4 }, LIVELY),
  tropical: mood('tropical', [0.6, 0.2, 0.3], { playful: 0.6, retro: 0.4, warm: 0.3 }, [
    [170, 0.14, 0.62, 2, 'palm green'],
    [10, 0.19, 0.63, 1, 'hibiscus'],
    [70, 0.17, 0.76, 1, 'mango'],
  ]),
  exotic: mood('exotic', [0.5, 0, 0.3], { elegant: 0.3, playful: 0.4, handmade: 0.3 }, LIVELY),
  spicy: mood('spicy', [0.6, -0.1, 0.4], { bold: 0.6, handmade: 0.4, warm: 0.3 }, [
    [35, 0.19, 0.57, 3, 'paprika'],
    [75, 0.16, 0.72, 1, 'saffron'],
  ]),
  sweet: mood('sweet', [0.3, 0.4, -0.1], { playful: 0.6, friendly: 0.6, handmade: 0.3 }, [
    [355, 0.145, 0.71, 3, 'sugar pink'],
    [25, 0.12, 0.74, 1, 'peach sorbet'],
  ]),
  editorial: mood('editorial', [-0.2, -0.1, 0.5], { editorial: 1, classic: 0.4, elegant: 0.3 }),
  scholarly: mood('scholarly', [-0.3, -0.3, 0], { editorial: 0.9, classic: 0.8 }, PRECIOUS),
  artistic: mood('artistic', [0.4, 0, 0.4], { handmade: 0.6, editorial: 0.6, playful: 0.3 }, LIVELY),
  creative: mood('creative', [0.4, 0.1, 0.4], { playful: 0.5, modern: 0.4, handmade: 0.4 }, CANDY),
  quirky: mood('quirky', [0.5, 0.1, 0.3], { playful: 0.7, retro: 0.5, handmade: 0.5 }, CANDY),
  optimistic: mood('optimistic', [0.4, 0.4, 0.1], { friendly: 0.7, playful: 0.4 }, CANDY),
  spiritual: mood('spiritual', [-0.2, 0.1, -0.1], { calm: 0.7, elegant: 0.5 }, [
    [295, 0.11, 0.52, 2, 'violet'],
    [75, 0.12, 0.68, 1, 'saffron'],
    [180, 0.07, 0.55, 1, 'quiet teal'],
  ]),
  exclusive: mood('exclusive', [-0.2, -0.4, 0.4], { luxurious: 0.9, elegant: 0.6 }, PRECIOUS),
  affordable: mood('affordable', [0.4, 0.2, 0.2], { friendly: 0.6, bold: 0.5 }, CANDY),
  adventurous: mood('adventurous', [0.4, -0.1, 0.4], { bold: 0.6, industrial: 0.3, handmade: 0.4 }, [
    [48, 0.16, 0.61, 2, 'tent orange'],
    [150, 0.1, 0.46, 2, 'trail green'],
    [225, 0.1, 0.5, 1, 'high lake'],
  ]),
  monochrome: mood('restrained', [-0.6, 0, 0.4], { neutral: 0.5, editorial: 0.4 }),
  colorless: mood('colorless', [-1, 0, 0.2], { neutral: 0.6, editorial: 0.3 }),
  colorful: mood('colorful', [0.8, 0.2, 0.4], { playful: 0.7, friendly: 0.3 }, CANDY),
  contrasting: mood('contrasting', [0.1, 0, 0.9], { bold: 0.6, editorial: 0.2 }),
  heritage: mood('rooted', [-0.2, -0.3, 0], { classic: 0.9, editorial: 0.4, retro: 0.3 }, PRECIOUS),
  boring: mood('plain', [-0.6, 0, -0.5], { neutral: 0.5, corporate: 0.4 }),
  cheap: mood('plain', [0.3, 0.2, 0], { bold: 0.2 }),
  kitsch: mood('sentimental', [0.7, 0.3, 0.2], { playful: 0.5, retro: 0.3 }),
  geometric: mood('geometric', [0, 0, 0.3], { geometric: 1, modern: 0.4 }),
  wild: mood('wild', [0.4, -0.2, 0.5], { handmade: 0.7, bold: 0.6 }, [
    [140, 0.12, 0.46, 2, 'undergrowth'],
    [45, 0.15, 0.56, 1, 'fox red'],
  ]),
} as const satisfies Record<string, MoodConcept>;

export type MoodConceptId = keyof typeof MOOD_CONCEPTS;
