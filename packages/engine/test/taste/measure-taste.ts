import { hexToOklch } from '../../src/color/index.ts';
import { measurePalette } from '../../src/guide/palette-measures.ts';
import { DEFAULT_SETTINGS, findFont, type Guide, guideColors, wcagContrast } from '../../src/index.ts';
import { filledColors, foregroundColors, surfacesOf } from '../../src/stylesheet/index.ts';
import {
  type ColorRelations,
  isMurkyGray,
  isPale,
  isWeakBrown,
  measureRelations,
} from './measure-relations.ts';
import { measureSurfaces, type SurfaceTaste } from './measure-surfaces.ts';

/*
 * Design quality as numbers. The bounds come from eight palettes in the style of well-known brands, rated by two
 * designers. L, C and H are the OKLCH lightness, chroma and hue of a color.
 */

/** The measures of one guide. */
export interface GuideTaste {
  /** Colors with C < 0.03. */
  readonly neutrals: number;
  /** Whether one of the seven colors has L > 0.95 and C < 0.025. */
  readonly hasOffWhite: boolean;
  /** A brown or olive: L 0.30–0.62, C 0.03–0.11, H 35–125. */
  readonly hasMud: boolean;
  /** Colors with C > 0.13. */
  readonly vivid: number;
  readonly highestChroma: number;
  readonly isHandwritten: boolean;
  readonly isNearIdenticalPair: boolean;
  /** The minimum CIEDE2000 difference of two colors, for normal vision and over the full deficiencies. */
  readonly minDifference: number;
  readonly minDeficientDifference: number;
  /** The minimum contrast of text on buttons and links. */
  readonly minContrast: number;
  /** Radius, border, shadow and transition of the controls, as one text. */
  readonly shape: string;
  /** A condensed header face with negative tracking. */
  readonly hasTightCondensed: boolean;
  /** The line height of headings in a didone; null for other faces. */
  readonly didoneLeading: number | null;
  readonly surfaces: SurfaceTaste;
  readonly hasPalePrimary: boolean;
  readonly hasMurkyGray: boolean;
  readonly hasWeakBrown: boolean;
  readonly relations: ColorRelations;
}

/** Groups of similar sans-serif families; a pair from one group has too little contrast. */
const ALIKE: readonly (readonly string[])[] = [
  ['Roboto', 'Inter', 'Open Sans', 'Source Sans Pro', 'Work Sans', 'Lato'],
  ['Montserrat', 'Poppins', 'Raleway'],
  ['Nunito', 'Quicksand', 'Poppins'],
];

/** Computes the measures of one guide. */
export function measureGuideTaste(guide: Guide): GuideTaste {
  const hexes = guideColors(guide).map(({ hex }) => hex);
  const colors = hexes.map(hexToOklch);
  return {
    neutrals: colors.filter(({ c }) => c < 0.03).length,
    hasOffWhite: colors.some(({ l, c }) => l > 0.95 && c < 0.025),
    hasMud: colors.some(
      ({ l, c, h }) => l >= 0.3 && l <= 0.62 && c >= 0.03 && c <= 0.11 && h >= 35 && h <= 125,
    ),
    vivid: colors.filter(({ c }) => c > 0.13).length,
    highestChroma: Math.max(...colors.map(({ c }) => c)),
    isHandwritten: findFont(guide.fonts.header.name)?.category === 'handwriting',
    isNearIdenticalPair: isNearIdentical(guide.fonts.header.name, guide.fonts.body.name),
    ...measurePalette(hexes),
    minContrast: minContrast(guide),
    shape: shapeOf(guide),
    hasTightCondensed:
      CONDENSED.has(guide.fonts.header.name) && guide.typography.headings.letterSpacing.startsWith('-'),
    didoneLeading: DIDONES.has(guide.fonts.header.name) ? guide.typography.headings.lineHeight : null,
    surfaces: measureSurfaces(guide),
    hasPalePrimary: isPale(hexes[0] ?? ''),
    hasMurkyGray: hexes.some(isMurkyGray),
    hasWeakBrown: isWeakBrown(hexes[0] ?? ''),
    relations: measureRelations(hexes),
  };
}

const CONDENSED: ReadonlySet<string> = new Set(['Oswald', 'Bebas Neue']);
const DIDONES: ReadonlySet<string> = new Set(['Playfair Display']);

function shapeOf({ elements }: Guide): string {
  const { buttons, cards } = elements;
  return [
    buttons.primary.borderRadius,
    buttons.secondary.borderWidth,
    cards.shadowSize === 'none' ? 'none' : `${cards.shadowStyle} ${cards.shadowSize}`,
    buttons.primary.transitionSpeed,
  ].join(' ');
}

/** Whether two different families belong to one group of look-alikes. */
export function isNearIdentical(header: string, body: string): boolean {
  return header !== body && ALIKE.some((group) => group.includes(header) && group.includes(body));
}

function minContrast(guide: Guide): number {
  const filled = filledColors(guide, DEFAULT_SETTINGS.buttons).flatMap(({ rest, hover }) =>
    [rest, hover].map(({ background, text }) => wcagContrast(background, text)),
  );
  const linked = surfacesOf(guide).flatMap((surface) =>
    foregroundColors(guide, surface).map(({ foreground }) => wcagContrast(foreground, surface.background)),
  );
  return Math.min(...filled, ...linked);
}
