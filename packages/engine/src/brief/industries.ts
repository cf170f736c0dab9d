import type { FontTrait } from '../typography/font-catalog.ts';
import type { HueCandidate } from './lexicon/mood-concepts.ts';

export interface Industry<Value extends string = string> {
  readonly value: Value;
  /** The name in pickers. */
  readonly label: string;
  /** Typical hues with weights; several, so that not every bank is blue. */
  readonly hues: readonly HueCandidate[];
  /** Its effect on the mood, each −1 to 1: muted–vivid, dark–light, low–high contrast. */
  readonly shift: readonly [chroma: number, lightness: number, contrast: number];
  /** The font traits that suit it, 0–1. */
  readonly fonts: Partial<Record<FontTrait, number>>;
  /** A typical adjective for brands of the industry. */
  readonly adjective: string;
}

/** The 18 industries, in the order of the pickers. */
export const INDUSTRIES = [
  {
    value: 'tech',
    label: 'Technology',
    hues: [
      [276, 0.195, 0.52, 3, 'screen indigo'],
      [200, 0.11, 0.56, 2, 'signal cyan'],
      [160, 0.14, 0.6, 2, 'terminal green'],
      [38, 0.185, 0.62, 2, 'warm coral'],
      [255, 0.19, 0.53, 2, 'clear blue'],
      [305, 0.19, 0.53, 1, 'ultraviolet'],
      [92, 0.16, 0.83, 1, 'sticky-note yellow'],
    ],
    shift: [0.2, 0, 0.3],
    fonts: { modern: 0.8, technical: 0.7, geometric: 0.5, neutral: 0.4 },
    adjective: 'inventive',
  },
  {
    value: 'finance',
    label: 'Finance',
    hues: [
      [158, 0.09, 0.42, 3, 'ledger green'],
      [262, 0.11, 0.39, 3, 'ink blue'],
      [20, 0.115, 0.39, 2, 'oxblood'],
      [190, 0.08, 0.43, 2, 'deep teal'],
      [300, 0.1, 0.42, 1, 'aubergine'],
      [80, 0.11, 0.62, 1, 'old brass'],
    ],
    shift: [-0.2, -0.2, 0.2],
    fonts: { corporate: 0.9, classic: 0.5, neutral: 0.5 },
    adjective: 'dependable',
  },
  {
    value: 'healthcare',
    label: 'Healthcare',
    hues: [
      [182, 0.085, 0.53, 3, 'gentle teal'],
      [232, 0.105, 0.57, 3, 'clear sky'],
      [158, 0.09, 0.58, 2, 'eucalyptus'],
      [292, 0.095, 0.57, 1, 'soft violet'],
      [32, 0.125, 0.66, 1, 'warm coral'],
    ],
    shift: [-0.2, 0.2, -0.1],
    fonts: { neutral: 0.7, friendly: 0.6, calm: 0.6, warm: 0.3 },
    adjective: 'reassuring',
  },
  {
    value: 'education',
    label: 'Education',
    hues: [
      [252, 0.145, 0.5, 2, 'slate-pencil blue'],
      [150, 0.1, 0.46, 2, 'chalkboard green'],
      [52, 0.155, 0.66, 2, 'pencil orange'],
      [90, 0.155, 0.81, 1, 'school-bus yellow'],
      [18, 0.13, 0.44, 1, 'gown crimson'],
      [290, 0.13, 0.5, 1, 'violet ink'],
    ],
    shift: [0.1, 0.1, 0.1],
    fonts: { friendly: 0.7, editorial: 0.4, classic: 0.3, handmade: 0.3 },
    adjective: 'encouraging',
  },
  {
    value: 'retail',
    label: 'Retail',
    hues: [
      [26, 0.195, 0.56, 2, 'shop-front red'],
      [50, 0.17, 0.67, 2, 'price-tag orange'],
      [345, 0.185, 0.58, 1, 'cerise'],
      [160, 0.1, 0.47, 2, 'awning green'],
      [252, 0.15, 0.5, 1, 'bag blue'],
      [82, 0.145, 0.75, 1, 'mustard'],
    ],
    shift: [0.3, 0.1, 0.2],
    fonts: { bold: 0.5, friendly: 0.6, modern: 0.5 },
    adjective: 'inviting',
  },
  {
    value: 'food',
    label: 'Food & Beverage',
    hues: [
      [32, 0.17, 0.56, 3, 'tomato'],
      [66, 0.135, 0.65, 2, 'baked gold'],
      [140, 0.115, 0.51, 2, 'fresh herbs'],
      [18, 0.125, 0.4, 1, 'red wine'],
      [322, 0.085, 0.38, 1, 'aubergine skin'],
      [84, 0.145, 0.75, 1, 'mustard'],
    ],
    shift: [0.2, 0, 0.1],
    fonts: { warm: 0.8, handmade: 0.5, friendly: 0.5, retro: 0.3 },
    adjective: 'appetizing',
  },
  {
    value: 'travel',
    label: 'Travel & Hospitality',
    hues: [
      [200, 0.1, 0.56, 3, 'lagoon'],
      [38, 0.155, 0.64, 2, 'evening sky'],
      [240, 0.115, 0.52, 2, 'horizon blue'],
      [150, 0.1, 0.48, 1, 'palm green'],
      [66, 0.115, 0.66, 2, 'dune'],
    ],
    shift: [0.2, 0.2, 0.1],
    fonts: { modern: 0.5, elegant: 0.5, warm: 0.4, handmade: 0.3 },
    adjective: 'welcoming',
  },
  {
    value: 'entertainment',
    label: 'Entertainment',
    hues: [
      [345, 0.22, 0.58, 2, 'stage magenta'],
      [295, 0.2, 0.5, 2, 'spotlight violet'],
      [25, 0.2, 0.52, 2, 'curtain red'],
      [95, 0.17, 0.85, 1, 'marquee yellow'],
      [200, 0.12, 0.6, 1, 'laser cyan'],
      [48, 0.18, 0.66, 1, 'footlight orange'],
    ],
    shift: [0.6, -0.1, 0.6],
    fonts: { bold: 0.8, playful: 0.6, retro: 0.4 },
    adjective: 'electric',
  },
  {
    value: 'manufacturing',
    label: 'Manufacturing',
    hues: [
      [248, 0.085, 0.44, 2, 'tool-steel blue'],
      [55, 0.165, 0.66, 3, 'safety orange'],
      [90, 0.16, 0.81, 2, 'machine yellow'],
      [28, 0.165, 0.5, 1, 'lathe red'],
      [165, 0.075, 0.43, 1, 'workshop green'],
    ],
    shift: [0, -0.2, 0.4],
    fonts: { industrial: 1, bold: 0.6, technical: 0.5, neutral: 0.3 },
    adjective: 'sturdy',
  },
  {
    value: 'realestate',
    label: 'Real Estate',
    hues: [
      [158, 0.075, 0.41, 2, 'park green'],
      [38, 0.1, 0.5, 2, 'brick'],
      [250, 0.08, 0.41, 2, 'evening blue'],
      [72, 0.09, 0.56, 2, 'sandstone'],
      [195, 0.065, 0.44, 1, 'verdigris'],
    ],
    shift: [-0.2, -0.1, 0.2],
    fonts: { elegant: 0.6, modern: 0.5, classic: 0.4, corporate: 0.4 },
    adjective: 'settled',
  },
  {
    value: 'nonprofit',
    label: 'Non-Profit',
    hues: [
      [40, 0.155, 0.63, 2, 'helping-hand orange'],
      [152, 0.12, 0.5, 2, 'hope green'],
      [232, 0.115, 0.55, 2, 'open blue'],
      [355, 0.155, 0.58, 1, 'ribbon pink'],
      [285, 0.125, 0.5, 1, 'campaign violet'],
      [88, 0.155, 0.8, 1, 'sunlit yellow'],
    ],
    shift: [0.2, 0.1, 0.1],
    fonts: { friendly: 0.8, warm: 0.7, handmade: 0.3 },
    adjective: 'humane',
  },
  {
    value: 'government',
    label: 'Government',
    hues: [
      [256, 0.115, 0.42, 3, 'public blue'],
      [158, 0.085, 0.42, 2, 'civic green'],
      [18, 0.125, 0.42, 2, 'seal red'],
      [195, 0.07, 0.45, 1, 'harbor teal'],
    ],
    shift: [-0.2, -0.1, 0.4],
    fonts: { neutral: 0.9, corporate: 0.7, classic: 0.4 },
    adjective: 'plain-spoken',
  },
  {
    value: 'creative',
    label: 'Creative Services',
    hues: [
      [345, 0.215, 0.59, 2, 'proof magenta'],
      [94, 0.17, 0.86, 2, 'highlighter yellow'],
      [280, 0.19, 0.5, 2, 'ultramarine violet'],
      [38, 0.19, 0.64, 2, 'vermilion'],
      [172, 0.12, 0.6, 1, 'cutting-mat green'],
    ],
    shift: [0.4, 0, 0.6],
    fonts: { editorial: 0.6, modern: 0.6, geometric: 0.5, playful: 0.3, bold: 0.3 },
    adjective: 'expressive',
  },
  {
    value: 'fitness',
    label: 'Fitness & Wellness',
    hues: [
      [128, 0.19, 0.74, 2, 'sprint lime'],
      [30, 0.195, 0.58, 2, 'pulse red'],
      [170, 0.09, 0.56, 2, 'breathing green'],
      [52, 0.175, 0.67, 2, 'warm-up orange'],
      [265, 0.17, 0.5, 1, 'training blue'],
      [300, 0.09, 0.58, 1, 'stretch lilac'],
    ],
    shift: [0.3, 0.1, 0.4],
    fonts: { bold: 0.8, modern: 0.5, industrial: 0.3, friendly: 0.3 },
    adjective: 'energizing',
  },
  {
    value: 'beauty',
    label: 'Beauty',
    hues: [
      [8, 0.105, 0.67, 3, 'petal rose'],
      [325, 0.085, 0.55, 2, 'mauve'],
      [38, 0.09, 0.7, 2, 'warm nude'],
      [158, 0.06, 0.56, 2, 'botanical green'],
      [15, 0.125, 0.4, 1, 'lipstick bordeaux'],
    ],
    shift: [-0.2, 0.2, 0],
    fonts: { elegant: 1, luxurious: 0.5, modern: 0.4, calm: 0.3 },
    adjective: 'graceful',
  },
  {
    value: 'fashion',
    label: 'Fashion',
    hues: [
      [15, 0.125, 0.38, 2, 'bordeaux velvet'],
      [264, 0.09, 0.34, 1, 'midnight wool'],
      [45, 0.11, 0.57, 2, 'cognac leather'],
      [345, 0.16, 0.55, 1, 'shocking pink'],
      [115, 0.07, 0.46, 2, 'loden'],
      [300, 0.1, 0.42, 1, 'violet silk'],
    ],
    shift: [-0.1, -0.2, 0.5],
    fonts: { editorial: 0.8, elegant: 0.8, luxurious: 0.6, modern: 0.3 },
    adjective: 'stylish',
  },
  {
    value: 'automotive',
    label: 'Automotive',
    hues: [
      [27, 0.2, 0.52, 3, 'racing red'],
      [155, 0.08, 0.39, 2, 'racing green'],
      [258, 0.16, 0.46, 2, 'motor blue'],
      [92, 0.165, 0.84, 1, 'pit-lane yellow'],
      [50, 0.17, 0.65, 1, 'rally orange'],
    ],
    shift: [0.3, -0.3, 0.6],
    fonts: { industrial: 0.8, bold: 0.8, technical: 0.4, modern: 0.3 },
    adjective: 'driven',
  },
  {
    value: 'other',
    label: 'Other',
    hues: [
      [200, 0.095, 0.52, 1, 'lagoon'],
      [45, 0.14, 0.62, 1, 'terracotta'],
      [150, 0.11, 0.5, 1, 'fern'],
      [285, 0.14, 0.5, 1, 'iris'],
      [18, 0.15, 0.52, 1, 'madder'],
      [80, 0.14, 0.72, 1, 'ochre'],
      [250, 0.13, 0.5, 1, 'denim'],
      [340, 0.14, 0.55, 1, 'mulberry'],
    ],
    shift: [0, 0, 0],
    fonts: { modern: 0.3, warm: 0.3 },
    adjective: 'distinct',
  },
] as const satisfies readonly Industry[];

/** The value of an industry in a brief. */
export type IndustryValue = (typeof INDUSTRIES)[number]['value'];

export const INDUSTRY_VALUES = INDUSTRIES.map((industry) => industry.value);

const byValue = new Map<string, Industry<IndustryValue>>(
  INDUSTRIES.map((industry) => [industry.value, industry]),
);

/** The industry with a value, or `null`. */
export function findIndustry(value: string): Industry<IndustryValue> | null {
  return byValue.get(value) ?? null;
}
