import { safeParseColor } from '../color/parse-color.ts';
import type { Guide } from '../guide/guide.ts';
import { LIGHT_SURFACE } from '../guide/surface.ts';
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
  };
}

/** The weight buttons are shown with: the setting, or the substitute if the family does not have it. */
export function buttonWeight(guide: Guide, settings: ButtonSettings): number {
  const font = guide.fonts[settings.fontFamily];
  const family = findFont(font.name);
  return resolveWeight(family?.weights ?? font.weights.map(Number), settings.fontWeight);
}

/** `card` and `input`: the guide's elements. */
export function elementTokens({ elements }: Guide): TokenGroup {
  const { cards, inputs } = elements;
  return {
    card: {
      background: toCustomColorToken(cards.backgroundColor, LIGHT_SURFACE.background),
      radius: { $type: 'dimension', $value: toDimensionToken(cards.borderRadius) },
      shadow: toShadow(cards),
    },
    input: {
      radius: { $type: 'dimension', $value: toDimensionToken(inputs.borderRadius) },
      border: toCustomColorToken(inputs.borderColor, LIGHT_SURFACE.border),
      focus: toCustomColorToken(inputs.focusColor, LIGHT_SURFACE.border),
      transition: { $type: 'duration', $value: toDurationToken(inputs.transitionSpeed) },
    },
  };
}

/** Offset and blur of each shadow size, in px. */
const SHADOWS: Readonly<
  Record<Guide['elements']['cards']['shadowSize'], readonly [offset: number, blur: number]>
> = {
  none: [0, 0],
  small: [1, 3],
  medium: [4, 12],
  large: [12, 32],
};

/** A shadow color that the format cannot express is 10 % black, with its CSS value in the extension. */
function toShadow({ shadowColor, shadowSize }: Guide['elements']['cards']): Token {
  const [offset, blur] = SHADOWS[shadowSize];
  const isExpressible = safeParseColor(shadowColor).ok;
  return {
    $type: 'shadow',
    $value: {
      color: isExpressible ? cssToColorToken(shadowColor) : toColorToken('#000000', 0.1),
      offsetX: px(0),
      offsetY: px(offset),
      blur: px(blur),
      spread: px(0),
    },
    ...(isExpressible ? {} : { $extensions: { [EXTENSION]: { css: shadowColor } } }),
  };
}

function px(value: number): DimensionTokenValue {
  return { value, unit: 'px' };
}
