import { readableForeground } from '../color/readable-foreground.ts';
import { readableText } from '../color/readable-text.ts';
import { type CardColors, PLAIN_CARDS } from './card-colors.ts';
import type { Guide } from './guide.ts';
import { toTracking } from './guide-fonts.ts';
import { type LabelShape, PLAIN_SHAPE, type Shape } from './shapes.ts';
import { hardestBackground, NEUTRAL_SURFACES, type Surface } from './surface.ts';

/** The minimum contrast of a border or focus indicator to its surface (WCAG 2.2, 1.4.11). */
const NON_TEXT_RATIO = 3;

/** The maximum width of the border of an input, in px; a thicker one leaves too little room for the text. */
const MAX_INPUT_BORDER_PX = 2;

const PX_PER_REM = 16;

/** What the elements of a guide are built from; surfaces, cards and shape are by default those of custom guides. */
export interface ElementParts {
  readonly primary: string;
  readonly secondary: string;
  readonly surfaces?: Guide['surfaces'];
  readonly cards?: CardColors;
  readonly shape?: Shape;
}

/** Buttons, cards and inputs in the guide's colors and shape; every text on them is readable. */
export function toElements({
  primary,
  secondary,
  surfaces = NEUTRAL_SURFACES,
  cards = PLAIN_CARDS,
  shape = PLAIN_SHAPE,
}: ElementParts): Guide['elements'] {
  return {
    buttons: toButtons(primary, secondary, surfaces.light, shape),
    cards: {
      ...cards.light,
      borderRadius: toRem(shape.radiusRem.card),
      borderWidth: shape.card.edge === 'none' ? '0' : toPx(shape.borderPx),
      shadowSize: shape.shadow[1],
      shadowStyle: shape.shadow[0] === 'hard' ? 'hard' : 'soft',
      dark: cards.dark,
    },
    inputs: {
      borderRadius: toRem(shape.radiusRem.input),
      borderWidth: toPx(Math.min(shape.borderPx, MAX_INPUT_BORDER_PX)),
      borderColor: surfaces.light.border,
      focusColor: toFocusColor(primary, surfaces.light),
      transitionSpeed: toSeconds(shape),
    },
  };
}

function toButtons(
  primary: string,
  secondary: string,
  { background }: Guide['surfaces']['light'],
  shape: Shape,
): Guide['elements']['buttons'] {
  const outline = readableForeground(secondary, background);
  const shared = { borderRadius: toRem(shape.radiusRem.button), transitionSpeed: toSeconds(shape) };
  return {
    primary: {
      backgroundColor: primary,
      textColor: readableText(primary),
      borderRadius: shared.borderRadius,
      borderWidth: '0',
      borderColor: primary,
      hoverEffect: 'darken',
      transitionSpeed: shared.transitionSpeed,
    },
    secondary: {
      backgroundColor: background,
      textColor: outline,
      borderRadius: shared.borderRadius,
      borderWidth: toPx(shape.borderPx),
      borderColor: outline,
      hoverEffect: 'fill',
      transitionSpeed: shared.transitionSpeed,
    },
    label: toLabel(shape.label),
  };
}

function toLabel(label: LabelShape): Guide['elements']['buttons']['label'] {
  const [paddingX, paddingY] = label.paddingRem;
  return {
    font: label.font,
    fontSize: toRem(label.sizePx / PX_PER_REM),
    fontWeight: `${label.weight}`,
    textTransform: label.case,
    letterSpacing: toTracking(label.trackingEm),
    paddingX: toRem(paddingX),
    paddingY: toRem(paddingY),
  };
}

/** The color of a focused text field on a surface: the primary, or its nearest shade with 3 : 1 there and on cards. */
export function toFocusColor(primaryHex: string, surface: Omit<Surface, 'id'>): string {
  return readableForeground(primaryHex, hardestBackground(surface), NON_TEXT_RATIO);
}

function toSeconds({ transitionSeconds }: Shape): string {
  return `${transitionSeconds}s`;
}

function toRem(value: number): string {
  return value === 0 ? '0' : `${value}rem`;
}

function toPx(value: number): string {
  return `${value}px`;
}
