import { readableForeground } from '../color/readable-foreground.ts';
import { readableText } from '../color/readable-text.ts';
import { toCardColors } from '../guide/card-colors.ts';
import { type CardFill, deriveSurfaces, type SurfaceColors } from '../guide/derive-surfaces.ts';
import type { Guide } from '../guide/guide.ts';
import { toFocusColor } from '../guide/guide-elements.ts';
import type { CardEdge } from '../guide/shapes.ts';

type ColorGroups = Pick<Guide['colors'], 'primary' | 'secondary' | 'accent'>;

/**
 * The surfaces and elements of a guide in other colors. Shapes stay, and so do surfaces that were not derived from the
 * colors, such as those of custom guides.
 */
export function recolorElements(original: Guide, groups: ColorGroups): Pick<Guide, 'surfaces' | 'elements'> {
  const fill = findFill(original);
  const surfaces = fill === null ? original.surfaces : deriveSurfaces(surfaceColors(groups), fill);
  const { buttons, cards, inputs } = original.elements;
  const primary = groups.primary.hex;
  const outline = readableForeground(groups.secondary[0].hex, surfaces.light.background);
  return {
    surfaces,
    elements: {
      buttons: {
        ...buttons,
        primary: {
          ...buttons.primary,
          backgroundColor: primary,
          textColor: readableText(primary),
          borderColor: primary,
        },
        secondary: {
          ...buttons.secondary,
          backgroundColor: surfaces.light.background,
          textColor: outline,
          borderColor: outline,
        },
      },
      cards: fill === null ? cards : recolorCards(original, surfaces, primary),
      inputs: {
        ...inputs,
        borderColor: fill === null ? inputs.borderColor : surfaces.light.border,
        focusColor: toFocusColor(primary, surfaces.light),
      },
    },
  };
}

/** How the surfaces of a guide were derived from its colors; null if they were not. */
function findFill({ colors, surfaces }: Guide): CardFill | null {
  const stored = JSON.stringify(surfaces);
  const isDerived = (fill: CardFill) =>
    JSON.stringify(deriveSurfaces(surfaceColors(colors), fill)) === stored;
  return (['lighter', 'tinted'] as const).find(isDerived) ?? null;
}

function surfaceColors({ primary, secondary, accent }: ColorGroups): SurfaceColors {
  return { primary: primary.hex, darkNeutral: secondary[0].hex, lightNeutral: accent[1].hex };
}

function recolorCards(original: Guide, surfaces: Guide['surfaces'], primary: string) {
  const { cards } = original.elements;
  const edge: CardEdge =
    cards.borderWidth === '0'
      ? 'none'
      : cards.borderColor === original.surfaces.light.text
        ? 'strong'
        : 'line';
  const { light, dark } = toCardColors(surfaces, { edge, isHard: cards.shadowStyle === 'hard' }, primary);
  return { ...cards, ...light, dark };
}
