import type { FontTrait } from '../typography/font-catalog.ts';

export interface DesignStyle {
  readonly value: string;
  /** What the pickers show. */
  readonly label: string;
  /** What the style is, for a person who chooses. */
  readonly description: string;
  /** What one would see, in a few plain examples. */
  readonly examples: readonly string[];
  /** How its colors lean, each −1 to 1: muted–vivid, dark–light, level–contrasting. */
  readonly shift: readonly [chroma: number, lightness: number, contrast: number];
  /** Font traits it asks for, 0–1. */
  readonly fonts: Partial<Record<FontTrait, number>>;
  /** Adjectives for the traits of a direction. */
  readonly adjectives: readonly string[];
}

/** The 12 design styles, in the order the pickers show them. */
export const DESIGN_STYLES = [
  {
    value: 'minimalist',
    label: 'Minimalist',
    description: 'Only what is needed, with room around it. Few colors, even type, nothing for show.',
    examples: ['one strong color on white', 'a single family in two weights', 'hairlines instead of boxes'],
    shift: [-0.4, 0.2, 0.2],
    fonts: { neutral: 1, modern: 0.6, geometric: 0.4, calm: 0.3 },
    adjectives: ['minimal', 'clear'],
  },
  {
    value: 'modern',
    label: 'Modern',
    description: 'Clear shapes and confident color, made for screens first and at home on paper.',
    examples: ['geometric headings', 'a bright lead color with a calm partner', 'generous corners'],
    shift: [0.2, 0, 0.3],
    fonts: { modern: 1, geometric: 0.7, neutral: 0.3 },
    adjectives: ['modern', 'confident'],
  },
  {
    value: 'contemporary',
    label: 'Contemporary',
    description: 'Of this moment: an editorial eye, unexpected pairings, and rules bent with care.',
    examples: ['a serif headline over a plain sans', 'an off-key accent', 'large type with tight leading'],
    shift: [0.1, 0.1, 0.3],
    fonts: { editorial: 0.8, modern: 0.8, elegant: 0.3 },
    adjectives: ['contemporary', 'considered'],
  },
  {
    value: 'corporate',
    label: 'Corporate',
    description: 'Steady and legible, built to hold up in reports, signs and slides for years.',
    examples: ['a deep lead color', 'sober sans text', 'even grids and square corners'],
    shift: [-0.2, -0.2, 0.1],
    fonts: { corporate: 1, neutral: 0.6, classic: 0.2 },
    adjectives: ['dependable', 'orderly'],
  },
  {
    value: 'luxury',
    label: 'Luxury',
    description: 'Rich, dark and unhurried: precious tones, fine serifs, wide margins.',
    examples: ['deep jewel tones beside a metal', 'high-contrast serifs', 'small text, wide spacing'],
    shift: [-0.2, -0.5, 0.5],
    fonts: { luxurious: 1, elegant: 0.8, classic: 0.4 },
    adjectives: ['luxurious', 'unhurried'],
  },
  {
    value: 'playful',
    label: 'Playful/Creative',
    description: 'Lively and unafraid: many colors, round shapes, a wink here and there.',
    examples: ['candy colors', 'bouncing lettering', 'stickers, blobs and doodles'],
    shift: [0.7, 0.3, 0.3],
    fonts: { playful: 1, friendly: 0.7, handmade: 0.5 },
    adjectives: ['playful', 'lively'],
  },
  {
    value: 'retro',
    label: 'Retro/Vintage',
    description: 'Borrowed from another decade: sun-faded inks, signwriting and printed matter.',
    examples: ['mustard, teal and brick', 'brush scripts', 'badges and ticket stubs'],
    shift: [0.1, -0.1, 0.2],
    fonts: { retro: 1, warm: 0.4, handmade: 0.4, playful: 0.3 },
    adjectives: ['nostalgic', 'warm'],
  },
  {
    value: 'elegant',
    label: 'Elegant',
    description: 'Graceful and restrained, with fine lines, soft tones and a sense of measure.',
    examples: ['slender serifs', 'muted rose or sage', 'thin rules and quiet space'],
    shift: [-0.3, 0, 0.1],
    fonts: { elegant: 1, classic: 0.5, luxurious: 0.4 },
    adjectives: ['elegant', 'measured'],
  },
  {
    value: 'tech',
    label: 'Tech',
    description: 'Sharp and systematic: monospaced details, luminous accents, dark surfaces.',
    examples: ['code-like captions', 'a glowing accent on near-black', 'grids you can see'],
    shift: [0.3, -0.3, 0.6],
    fonts: { technical: 1, geometric: 0.5, modern: 0.5 },
    adjectives: ['technical', 'precise'],
  },
  {
    value: 'organic',
    label: 'Organic/Natural',
    description: 'Close to the ground: plant and mineral tones, uneven edges, honest materials.',
    examples: ['clay, moss and oat', 'pen-drawn letters', 'paper grain'],
    shift: [-0.2, 0, -0.2],
    fonts: { warm: 0.9, handmade: 0.7, calm: 0.4, friendly: 0.3 },
    adjectives: ['natural', 'grounded'],
  },
  {
    value: 'industrial',
    label: 'Industrial',
    description: 'Raw and useful: stencilled capitals, steel grays and one warning color.',
    examples: ['condensed capitals', 'concrete and safety orange', 'part numbers as ornament'],
    shift: [-0.3, -0.3, 0.6],
    fonts: { industrial: 1, bold: 0.7, technical: 0.5 },
    adjectives: ['industrial', 'sturdy'],
  },
  {
    value: 'minimalist-luxury',
    label: 'Minimalist Luxury',
    description: 'Luxury with everything taken away: one precious tone, fine type and silence.',
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

/** The design style of that value, or `null` when there is none. */
export function findDesignStyle(value: string): (DesignStyle & { readonly value: DesignStyleValue }) | null {
  return byValue.get(value) ?? null;
}
