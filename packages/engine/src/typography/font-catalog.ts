/** The traits of fonts, which a direction can request. */
export const FONT_TRAITS = [
  'bold',
  'calm',
  'classic',
  'corporate',
  'editorial',
  'elegant',
  'friendly',
  'geometric',
  'handmade',
  'industrial',
  'luxurious',
  'modern',
  'neutral',
  'playful',
  'retro',
  'technical',
  'warm',
] as const;

export type FontTrait = (typeof FONT_TRAITS)[number];

export type FontCategory = 'sans' | 'serif' | 'display' | 'handwriting' | 'mono';

/** A family of the catalog. */
export interface Font {
  readonly name: string;
  readonly category: FontCategory;
  /** The static weights of the family on Google Fonts, ascending. */
  readonly weights: readonly number[];
  readonly styles: readonly ('normal' | 'italic')[];
  /** Scripts beyond basic Latin, by the subset names of Google Fonts. */
  readonly scripts: readonly string[];
  /** The traits of the family, strongest first. */
  readonly traits: readonly FontTrait[];
  /** A noun phrase that describes the design, for explanations. */
  readonly character: string;
}

/**
 * The 30 families a guide may use, in the order of the pickers.
 *
 * Weights, styles and scripts come from the metadata of Google Fonts. Source Sans Pro has the weights served under
 * that name; its successor Source Sans 3 has more.
 */
export const FONTS = [
  {
    name: 'Roboto',
    category: 'sans',
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'greek', 'latin'],
    traits: ['neutral', 'modern', 'technical', 'corporate'],
    character: 'neutral grotesque made for screens',
  },
  {
    name: 'Open Sans',
    category: 'sans',
    weights: [300, 400, 500, 600, 700, 800],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'greek', 'hebrew', 'latin'],
    traits: ['neutral', 'warm', 'friendly', 'corporate'],
    character: 'open, upright humanist sans',
  },
  {
    name: 'Lato',
    category: 'sans',
    weights: [100, 300, 400, 700, 900],
    styles: ['normal', 'italic'],
    scripts: ['latin'],
    traits: ['warm', 'corporate', 'friendly', 'elegant'],
    character: 'semi-rounded humanist sans with a firm structure',
  },
  {
    name: 'Montserrat',
    category: 'sans',
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['modern', 'bold', 'geometric', 'elegant'],
    character: 'geometric sans drawn after old city signs',
  },
  {
    name: 'Poppins',
    category: 'sans',
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['devanagari', 'latin'],
    traits: ['geometric', 'friendly', 'modern', 'playful'],
    character: 'round geometric sans of near-single stroke weight',
  },
  {
    name: 'Source Sans Pro',
    category: 'sans',
    weights: [200, 300, 400, 600, 700, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'greek', 'latin'],
    traits: ['neutral', 'technical', 'calm', 'corporate'],
    character: 'plain sans made for user interfaces',
  },
  {
    name: 'Raleway',
    category: 'sans',
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['elegant', 'modern', 'luxurious', 'geometric'],
    character: 'slim sans made for display sizes',
  },
  {
    name: 'Inter',
    category: 'sans',
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'greek', 'latin'],
    traits: ['neutral', 'technical', 'modern', 'calm'],
    character: 'sans with a tall x-height made for interfaces',
  },
  {
    name: 'Nunito',
    category: 'sans',
    weights: [200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['friendly', 'warm', 'playful', 'calm'],
    character: 'sans with rounded stroke ends',
  },
  {
    name: 'Work Sans',
    category: 'sans',
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['latin'],
    traits: ['neutral', 'warm', 'modern', 'editorial'],
    character: 'sans based on early grotesques, with loose spacing',
  },
  {
    name: 'Playfair Display',
    category: 'serif',
    weights: [400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['elegant', 'luxurious', 'classic', 'editorial'],
    character: 'high-contrast display serif',
  },
  {
    name: 'Merriweather',
    category: 'serif',
    weights: [300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['classic', 'editorial', 'warm', 'calm'],
    character: 'sturdy text serif with a tall x-height',
  },
  {
    name: 'Lora',
    category: 'serif',
    weights: [400, 500, 600, 700],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['warm', 'editorial', 'classic', 'elegant'],
    character: 'brushed contemporary text serif',
  },
  {
    name: 'PT Serif',
    category: 'serif',
    weights: [400, 700],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['classic', 'neutral', 'editorial', 'corporate'],
    character: 'plain transitional serif',
  },
  {
    name: 'Crimson Text',
    category: 'serif',
    weights: [400, 600, 700],
    styles: ['normal', 'italic'],
    scripts: ['latin'],
    traits: ['classic', 'editorial', 'elegant', 'calm'],
    character: 'old-style book serif',
  },
  {
    name: 'Libre Baskerville',
    category: 'serif',
    weights: [400, 500, 600, 700],
    styles: ['normal', 'italic'],
    scripts: ['latin'],
    traits: ['classic', 'editorial', 'corporate', 'luxurious'],
    character: 'Baskerville with a taller x-height for screens',
  },
  {
    name: 'Noto Serif',
    category: 'serif',
    weights: [100, 200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'greek', 'latin'],
    traits: ['neutral', 'classic', 'corporate', 'editorial'],
    character: 'contrasting serif that covers many scripts',
  },
  {
    name: 'Oswald',
    category: 'sans',
    weights: [200, 300, 400, 500, 600, 700],
    styles: ['normal'],
    scripts: ['cyrillic', 'latin'],
    traits: ['bold', 'industrial', 'modern', 'corporate'],
    character: 'condensed gothic',
  },
  {
    name: 'Bebas Neue',
    category: 'display',
    weights: [400],
    styles: ['normal'],
    scripts: ['latin'],
    traits: ['bold', 'industrial', 'modern', 'retro'],
    character: 'all-capitals condensed display face',
  },
  {
    name: 'Pacifico',
    category: 'handwriting',
    weights: [400],
    styles: ['normal'],
    scripts: ['cyrillic', 'latin'],
    traits: ['playful', 'retro', 'friendly', 'warm'],
    character: 'brush script in the style of surf-shop signs',
  },
  {
    name: 'Quicksand',
    category: 'sans',
    weights: [300, 400, 500, 600, 700],
    styles: ['normal'],
    scripts: ['latin'],
    traits: ['friendly', 'playful', 'geometric', 'modern'],
    character: 'rounded geometric sans',
  },
  {
    name: 'Caveat',
    category: 'handwriting',
    weights: [400, 500, 600, 700],
    styles: ['normal'],
    scripts: ['cyrillic', 'latin'],
    traits: ['handmade', 'friendly', 'playful', 'warm'],
    character: 'lively pen handwriting',
  },
  {
    name: 'Dancing Script',
    category: 'handwriting',
    weights: [400, 500, 600, 700],
    styles: ['normal'],
    scripts: ['latin'],
    traits: ['elegant', 'handmade', 'retro', 'warm'],
    character: 'casual script with a bouncing baseline',
  },
  {
    name: 'Permanent Marker',
    category: 'handwriting',
    weights: [400],
    styles: ['normal'],
    scripts: ['latin'],
    traits: ['bold', 'handmade', 'playful', 'industrial'],
    character: 'thick felt-tip lettering',
  },
  {
    name: 'Architects Daughter',
    category: 'handwriting',
    weights: [400],
    styles: ['normal'],
    scripts: ['latin'],
    traits: ['handmade', 'playful', 'calm', 'technical'],
    character: 'squared drafting-table lettering',
  },
  {
    name: 'Roboto Mono',
    category: 'mono',
    weights: [100, 200, 300, 400, 500, 600, 700],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'greek', 'latin'],
    traits: ['technical', 'neutral', 'modern', 'industrial'],
    character: 'monospaced sibling of Roboto',
  },
  {
    name: 'IBM Plex Mono',
    category: 'mono',
    weights: [100, 200, 300, 400, 500, 600, 700],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'latin'],
    traits: ['technical', 'editorial', 'industrial', 'corporate'],
    character: 'monospace with typewriter italics and slab details',
  },
  {
    name: 'Source Code Pro',
    category: 'mono',
    weights: [200, 300, 400, 500, 600, 700, 800, 900],
    styles: ['normal', 'italic'],
    scripts: ['cyrillic', 'greek', 'latin'],
    traits: ['technical', 'neutral', 'calm', 'corporate'],
    character: 'plain monospace made for code',
  },
  {
    name: 'Fira Code',
    category: 'mono',
    weights: [300, 400, 500, 600, 700],
    styles: ['normal'],
    scripts: ['cyrillic', 'greek', 'latin'],
    traits: ['technical', 'friendly', 'modern', 'geometric'],
    character: 'monospace with wide, open letters',
  },
  {
    name: 'Space Mono',
    category: 'mono',
    weights: [400, 700],
    styles: ['normal', 'italic'],
    scripts: ['latin'],
    traits: ['technical', 'retro', 'geometric', 'bold'],
    character: 'geometric monospace in the style of sixties headlines',
  },
] as const satisfies readonly Font[];

/** The name of a family of the catalog. */
export type FontName = (typeof FONTS)[number]['name'];
/** A family of the catalog. */
export type CatalogFont = Font & { readonly name: FontName };

/** The names of the 30 families, in the order of the pickers. */
export const FONT_NAMES = FONTS.map((font) => font.name);

const byLowerName = new Map<string, Font>(FONTS.map((font) => [font.name.toLowerCase(), font]));

/** The family with a name (case-insensitive), or `null` when it is not one of the 30. */
export function findFont(name: string): CatalogFont | null {
  return (byLowerName.get(name.trim().toLowerCase()) ?? null) as CatalogFont | null;
}
