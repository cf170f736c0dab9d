import { safeParseColor } from '../color/parse-color.ts';
import type { Guide } from '../guide/guide.ts';
import { type ButtonSettings, toRadiusRem } from '../settings/button-settings.ts';
import { findFont } from '../typography/font-catalog.ts';
import { resolveWeight } from '../typography/font-weight.ts';
import { toCustomColorToken } from './custom-color-token.ts';
import { type DimensionTokenValue, EXTENSION, type Token, type TokenGroup } from './dtcg.ts';
import {
  cssToColorToken,
  reference,
  rem,
  toColorToken,
  toDimensionToken,
  toDurationToken,
} from './token-values.ts';

const PX_PER_REM = 16;

/** `control`: the dimensions all buttons share, from the settings. */
export function controlTokens(guide: Guide, settings: ButtonSettings): TokenGroup {
  return {
    radius: { $type: 'dimension', $value: rem(toRadiusRem(settings.borderRadius)) },
    'font-size': { $type: 'dimension', $value: rem(settings.fontSizePx / PX_PER_REM) },
    'border-width': { $type: 'dimension', $value: rem(settings.borderWidthPx / PX_PER_REM) },
    'padding-x': { $type: 'dimension', $value: rem(settings.paddingXRem) },
    'padding-y': { $type: 'dimension', $value: rem(settings.paddingYRem) },
    'font-family': {
      $type: 'fontFamily',
      $value: reference('font', settings.fontFamily === 'header' ? 'heading' : 'body'),
    },
    'font-weight': { $type: 'fontWeight', $value: buttonWeight(guide, settings) },
    transition: {
      $type: 'duration',
      $value: toDurationToken(guide.elements.buttons.primary.transitionSpeed),
    },
    'letter-spacing': labelSpacing(guide, settings),
  };
}

/** The tracking of labels. The format supports only px and rem; the value of the guide is relative to the font size. */
function labelSpacing({ elements }: Guide, { fontSizePx }: ButtonSettings): Token {
  const { letterSpacing } = elements.buttons.label;
  return {
    $type: 'dimension',
    $value: rem((Number.parseFloat(letterSpacing) * fontSizePx) / PX_PER_REM),
    $extensions: { [EXTENSION]: { letterSpacing } },
  };
}

/** The weight buttons are shown with: the setting, or the substitute if the family does not have it. */
export function buttonWeight(guide: Guide, settings: ButtonSettings): number {
  const font = guide.fonts[settings.fontFamily];
  const family = findFont(font.name);
  return resolveWeight(family?.weights ?? font.weights.map(Number), settings.fontWeight);
}

/** `card` and `input`: the guide's elements. `card.dark` has the colors of a card on the dark surface. */
export function elementTokens({ elements, surfaces }: Guide): TokenGroup {
  const { cards, inputs } = elements;
  const { light, dark } = surfaces;
  return {
    card: {
      background: toCustomColorToken(cards.backgroundColor, light.raised),
      radius: { $type: 'dimension', $value: toDimensionToken(cards.borderRadius) },
      shadow: toShadow(cards, cards.shadowColor),
      'border-width': { $type: 'dimension', $value: toDimensionToken(cards.borderWidth) },
      border: toCustomColorToken(cards.borderColor, light.border),
      dark: {
        background: toCustomColorToken(cards.dark.backgroundColor, dark.raised),
        shadow: toShadow(cards, cards.dark.shadowColor),
        border: toCustomColorToken(cards.dark.borderColor, dark.border),
      },
    },
    input: {
      radius: { $type: 'dimension', $value: toDimensionToken(inputs.borderRadius) },
      border: toCustomColorToken(inputs.borderColor, light.border),
      focus: toCustomColorToken(inputs.focusColor, light.border),
      transition: { $type: 'duration', $value: toDurationToken(inputs.transitionSpeed) },
      'border-width': { $type: 'dimension', $value: toDimensionToken(inputs.borderWidth) },
    },
  };
}

type Cards = Guide['elements']['cards'];

/** Offset and blur of each size of a soft shadow, and the offset of a hard one in both directions, in px. */
const SHADOWS: Readonly<
  Record<Cards['shadowSize'], { soft: readonly [offset: number, blur: number]; hard: number }>
> = {
  none: { soft: [0, 0], hard: 0 },
  small: { soft: [1, 3], hard: 3 },
  medium: { soft: [4, 12], hard: 5 },
  large: { soft: [12, 32], hard: 8 },
};

/** A shadow color that the format cannot express is 10 % black, with its CSS value in the extension. */
function toShadow({ shadowSize, shadowStyle }: Cards, shadowColor: string): Token {
  const { soft, hard } = SHADOWS[shadowSize];
  const [x, y, blur] = shadowStyle === 'hard' ? [hard, hard, 0] : [0, ...soft];
  const isExpressible = safeParseColor(shadowColor).ok;
  return {
    $type: 'shadow',
    $value: {
      color: isExpressible ? cssToColorToken(shadowColor) : toColorToken('#000000', 0.1),
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(0),
    },
    ...(isExpressible ? {} : { $extensions: { [EXTENSION]: { css: shadowColor } } }),
  };
}

function px(value: number): DimensionTokenValue {
  return { value, unit: 'px' };
}
