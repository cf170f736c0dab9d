import type { FontTrait } from '../typography/font-catalog.ts';

export interface DesignStyle {
  readonly value: string;
  /** The name in pickers. */
  readonly label: string;
  /** A description for pickers. */
  readonly description: string;
  /** A few visual examples. */
  readonly examples: readonly string[];
  /** Its effect on the mood, each −1 to 1: muted–vivid, dark–light, low–high contrast. */
  readonly shift: readonly [chroma: number, lightness: number, contrast: number];
  /** The font traits it requests, 0–1. */
  readonly fonts: Partial<Record<FontTrait, number>>;
  /** Adjectives for the traits of a direction. */
  readonly adjectives: readonly string[];
}

/** The 12 design styles, in the order of the pickers. */
export const DESIGN_STYLES = [
  {
    value: 'minimalist',
    label: 'Minimalist',
    description: 'Only the essentials with generous space. Few colors, even type, no decoration.',
    examples: ['one strong color on white', 'a single family in two weights', 'hairlines instead of boxes'],
    shift: [-0.4, 0.2, 0.2],
    fonts: { neutral: 1, modern: 0.6, geometric: 0.4, calm: 0.3 },
    adjectives: ['minimal', 'clear'],
  },
  {
    value: 'modern',
    label: 'Modern',
    description: 'Clear shapes and confident colors, designed for screens first.',
    examples: ['geometric headings', 'a bright lead color with a calm second color', 'generous corners'],
    shift: [0.2, 0, 0.3],
    fonts: { modern: 1, geometric: 0.7, neutral: 0.3 },
    adjectives: ['modern', 'confident'],
  },
  {
    value: 'contemporary',
    label: 'Contemporary',
    description: 'Current and editorial, with unexpected combinations.',
    examples: ['a serif headline over a plain sans', 'an off-key accent', 'large type with tight leading'],
    shift: [0.1, 0.1, 0.3],
    fonts: { editorial: 0.8, modern: 0.8, elegant: 0.3 },
    adjectives: ['contemporary', 'considered'],
  },
  {
    value: 'corporate',
    label: 'Corporate',
    description: 'Reliable and legible, durable in reports, signs and slides.',
    examples: ['a deep lead color', 'sober sans text', 'even grids and square corners'],
    shift: [-0.2, -0.2, 0.1],
    fonts: { corporate: 1, neutral: 0.6, classic: 0.2 },
    adjectives: ['dependable', 'orderly'],
  },
  {
    value: 'luxury',
    label: 'Luxury',
    description: 'Rich, dark and calm: precious tones, fine serifs, wide margins.',
    examples: ['deep jewel tones beside a metal', 'high-contrast serifs', 'small text, wide spacing'],
    shift: [-0.2, -0.5, 0.5],
    fonts: { luxurious: 1, elegant: 0.8, classic: 0.4 },
    adjectives: ['luxurious', 'unhurried'],
  },
  {
    value: 'playful',
    label: 'Playful/Creative',
    description: 'Lively and bold: many colors, round shapes, humorous details.',
    examples: ['candy colors', 'bouncing lettering', 'stickers, blobs and doodles'],
    shift: [0.7, 0.3, 0.3],
    fonts: { playful: 1, friendly: 0.7, handmade: 0.5 },
    adjectives: ['playful', 'lively'],
  },
  {
    value: 'retro',
    label: 'Retro/Vintage',
    description: 'Inspired by past decades: faded prints, sign painting and packaging.',
    examples: ['mustard, teal and brick', 'brush scripts', 'badges and ticket stubs'],
    shift: [0.1, -0.1, 0.2],
    fonts: { retro: 1, warm: 0.4, handmade: 0.4, playful: 0.3 },
    adjectives: ['nostalgic', 'warm'],
  },
  {
    value: 'elegant',
    label: 'Elegant',
    description: 'Graceful and restrained, with fine lines and soft tones.',
    examples: ['slender serifs', 'muted rose or sage', 'thin rules and quiet space'],
    shift: [-0.3, 0, 0.1],
    fonts: { elegant: 1, classic: 0.5, luxurious: 0.4 },
    adjectives: ['elegant', 'measured'],
  },
  {
    value: 'tech',
    label: 'Tech',
    description: 'Sharp and systematic: monospaced details, bright accents, dark surfaces.',
    examples: ['code-like captions', 'a glowing accent on near-black', 'grids you can see'],
    shift: [0.3, -0.3, 0.6],
    fonts: { technical: 1, geometric: 0.5, modern: 0.5 },
    adjectives: ['technical', 'precise'],
  },
  {
    value: 'organic',
    label: 'Organic/Natural',
    description: 'Natural: plant and mineral tones, irregular shapes, raw materials.',
    examples: ['clay, moss and oat', 'pen-drawn letters', 'paper grain'],
    shift: [-0.2, 0, -0.2],
    fonts: { warm: 0.9, handmade: 0.7, calm: 0.4, friendly: 0.3 },
    adjectives: ['natural', 'grounded'],
  },
  {
    value: 'industrial',
    label: 'Industrial',
    description: 'Raw and functional: stenciled capitals, steel grays and one warning color.',
    examples: ['condensed capitals', 'concrete and safety orange', 'part numbers as ornament'],
    shift: [-0.3, -0.3, 0.6],
    fonts: { industrial: 1, bold: 0.7, technical: 0.5 },
    adjectives: ['industrial', 'sturdy'],
  },
  {
    value: 'minimalist-luxury',
    label: 'Minimalist Luxury',
    description: 'Luxury reduced to the essentials: one precious tone, fine type and empty space.',
    examples: ['stone, ink and a trace of gold', 'light serif capitals', 'more margin than content'],
    shift: [-0.5, -0.1, 0.4],
    fonts: { luxurious: 0.9, elegant: 0.8, neutral: 0.4, calm: 0.4 },
    adjectives: ['understated', 'precious'],
  },
] as const satisfies readonly DesignStyle[];

/** The value of a design style in a brief. */
export type DesignStyleValue = (typeof DESIGN_STYLES)[number]['value'];

export const DESIGN_STYLE_VALUES = DESIGN_STYLES.map((style) => style.value);

const byValue = new Map<string, DesignStyle & { readonly value: DesignStyleValue }>(
  DESIGN_STYLES.map((style) => [style.value, style]),
);

/** The design style with a value, or `null`. */
export function findDesignStyle(value: string): (DesignStyle & { readonly value: DesignStyleValue }) | null {
  return byValue.get(value) ?? null;
}
