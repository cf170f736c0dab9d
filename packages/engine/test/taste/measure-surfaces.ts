import { ciede2000, hexToLab, hexToOklch } from '../../src/color/index.ts';
import { type Guide, wcagContrast } from '../../src/index.ts';
import { foregroundColors, type Surface, surfacesOf } from '../../src/stylesheet/index.ts';

/** The measures of the surfaces of a guide, each the worse of light and dark. */
export interface SurfaceTaste {
  /** The light page is the light neutral of the palette. */
  readonly isOwnPage: boolean;
  /** The dark page is darker than the dark neutral of the palette. */
  readonly isOwnNight: boolean;
  /** The minimum contrast of text, links, disabled controls and selections, on the page and on cards. */
  readonly text: number;
  /** The minimum contrast of input borders to the page and to cards. */
  readonly border: number;
  /** CIEDE2000 of the page to the background or to the border of a card, whichever differs more. */
  readonly card: number;
}

/** Measures the surfaces of a guide. */
export function measureSurfaces(guide: Guide): SurfaceTaste {
  const [light, dark] = surfacesOf(guide);
  const { secondary, accent } = guide.colors;
  return {
    isOwnPage: light.background === accent[1].hex,
    isOwnNight: hexToOklch(dark.background).l < hexToOklch(secondary[0].hex).l,
    text: Math.min(minText(guide, light), minText(guide, dark)),
    border: Math.min(minBorder(light), minBorder(dark)),
    card: Math.min(
      cardDifference(light, guide.elements.cards, guide.elements.cards),
      cardDifference(dark, guide.elements.cards.dark, guide.elements.cards),
    ),
  };
}

function minText(guide: Guide, surface: Surface): number {
  const { background, raised, text, disabledBackground, disabledText, selection, selectionText } = surface;
  const links = foregroundColors(guide, surface).flatMap(({ foreground, hoverForeground }) => [
    foreground,
    hoverForeground,
  ]);
  return Math.min(
    wcagContrast(disabledText, disabledBackground),
    wcagContrast(selectionText, selection),
    ...[text, ...links].flatMap((hex) => [wcagContrast(hex, background), wcagContrast(hex, raised)]),
  );
}

function minBorder({ border, background, raised }: Surface): number {
  return Math.min(wcagContrast(border, background), wcagContrast(border, raised));
}

interface CardColors {
  readonly backgroundColor: string;
  readonly borderColor: string;
}

function cardDifference(
  { background }: Surface,
  { backgroundColor, borderColor }: CardColors,
  { borderWidth }: { readonly borderWidth: string },
): number {
  const difference = (hex: string) => ciede2000(hexToLab(background), hexToLab(hex));
  return Math.max(difference(backgroundColor), borderWidth === '0' ? 0 : difference(borderColor));
}
