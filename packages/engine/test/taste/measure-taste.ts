import { hexToOklch } from '../../src/color/index.ts';
import { measurePalette } from '../../src/guide/palette-measures.ts';
import { SURFACES } from '../../src/guide/surface.ts';
import { DEFAULT_SETTINGS, findFont, type Guide, guideColors, wcagContrast } from '../../src/index.ts';
import { filledColors, foregroundColors } from '../../src/stylesheet/index.ts';

/*
 * Taste as numbers. The bounds come from eight palettes in the manner of well-known brands that two designers preferred to
 * ours; a color is described by its OKLCH lightness L, chroma C and hue H.
 */

/** What is counted on one guide. */
export interface GuideTaste {
  /** Colors with C < 0.03. */
  readonly neutrals: number;
  /** A color with L > 0.95 and C < 0.025 is among the seven. */
  readonly hasOffWhite: boolean;
  /** A brown or olive: L 0.30–0.62, C 0.03–0.11, H 35–125. */
  readonly hasMud: boolean;
  /** Colors with C > 0.13. */
  readonly vivid: number;
  readonly highestChroma: number;
  readonly isHandwritten: boolean;
  readonly isNearIdenticalPair: boolean;
  /** Smallest CIEDE2000 difference of two colors, for normal vision and over the full deficiencies. */
  readonly minDifference: number;
  readonly minDeficientDifference: number;
  /** Smallest contrast of a text the guide's buttons and links show. */
  readonly minContrast: number;
}

/** Sans-serif families a reader cannot tell apart at a glance; a pair from one group is no contrast. */
const ALIKE: readonly (readonly string[])[] = [
  ['Roboto', 'Inter', 'Open Sans', 'Source Sans Pro', 'Work Sans', 'Lato'],
  ['Montserrat', 'Poppins', 'Raleway'],
  ['Nunito', 'Quicksand', 'Poppins'],
];

/** Counts the measures of one guide. */
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
  };
}

/** True for two different families of one group of look-alikes. */
export function isNearIdentical(header: string, body: string): boolean {
  return header !== body && ALIKE.some((group) => group.includes(header) && group.includes(body));
}

function minContrast(guide: Guide): number {
  const filled = filledColors(guide, DEFAULT_SETTINGS.buttons).flatMap(({ rest, hover }) =>
    [rest, hover].map(({ background, text }) => wcagContrast(background, text)),
  );
  const linked = SURFACES.flatMap((surface) =>
    foregroundColors(guide, surface).map(({ foreground }) => wcagContrast(foreground, surface.background)),
  );
  return Math.min(...filled, ...linked);
}

/** One measure over many guides and the bounds it must keep. */
export interface TasteMeasure {
  readonly name: string;
  readonly value: number;
  readonly unit: '' | '%' | 'ΔE' | ': 1';
  readonly least: number | null;
  readonly most: number | null;
}

/** Guides with a name of what asked for them: mud counts only where nothing did. */
export interface MeasuredGuide {
  readonly taste: GuideTaste;
  readonly asksForEarth: boolean;
}

/** The measures over many guides. */
export function summarizeTaste(guides: readonly MeasuredGuide[]): TasteMeasure[] {
  const tastes = guides.map(({ taste }) => taste);
  const mean = (read: (taste: GuideTaste) => number) =>
    tastes.reduce((sum, taste) => sum + read(taste), 0) / tastes.length;
  const share = (isTrue: (taste: GuideTaste) => boolean) => 100 * mean((taste) => (isTrue(taste) ? 1 : 0));
  const least = (read: (taste: GuideTaste) => number) => Math.min(...tastes.map(read));
  const mud = guides.filter(({ taste, asksForEarth }) => taste.hasMud && !asksForEarth).length;
  return [
    measure(
      'neutrals, mean',
      mean(({ neutrals }) => neutrals),
      '',
      2,
      3,
    ),
    measure(
      'neutrals, fewest',
      least(({ neutrals }) => neutrals),
      '',
      2,
      null,
    ),
    measure(
      'with an off-white',
      share(({ hasOffWhite }) => hasOffWhite),
      '%',
      100,
      null,
    ),
    measure('with mud nobody asked for', (100 * mud) / guides.length, '%', null, 2),
    measure(
      'vivid colors, mean',
      mean(({ vivid }) => vivid),
      '',
      2,
      3.2,
    ),
    measure(
      'highest chroma, mean',
      mean(({ highestChroma }) => highestChroma),
      '',
      0.15,
      null,
    ),
    measure(
      'handwriting as header',
      share(({ isHandwritten }) => isHandwritten),
      '%',
      null,
      5,
    ),
    measure(
      'near-identical pairs',
      share(({ isNearIdenticalPair }) => isNearIdenticalPair),
      '%',
      null,
      0,
    ),
    measure(
      'smallest difference',
      least(({ minDifference }) => minDifference),
      'ΔE',
      8,
      null,
    ),
    measure(
      'smallest difference, color vision',
      least(({ minDeficientDifference }) => minDeficientDifference),
      'ΔE',
      4,
      null,
    ),
    measure(
      'smallest contrast',
      least(({ minContrast: contrast }) => contrast),
      ': 1',
      4.5,
      null,
    ),
  ];
}

/** True when a measure keeps both bounds. */
export function keepsBounds({ value, least, most }: TasteMeasure): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

function measure(
  name: string,
  value: number,
  unit: TasteMeasure['unit'],
  least: number | null,
  most: number | null,
): TasteMeasure {
  return { name, value, unit, least, most };
}
