import type { Guide } from '../guide/guide.ts';
import type { ButtonSettings, HoverSettings } from '../settings/button-settings.ts';
import type { TypographySettings } from '../settings/typography-settings.ts';
import { opacityTokens, paletteTokens, solidTokens, surfaceTokens } from '../token/color-tokens.ts';
import { controlTokens, elementTokens } from '../token/element-tokens.ts';
import { fontTokens, fontWeightTokens, sizeTokens } from '../token/type-tokens.ts';
import { buttonVariables } from './button-rules.ts';
import { colorVariables } from './color-variables.ts';
import { controlSections } from './describe-stylesheet.ts';
import { elementVariables } from './element-variables.ts';
import type { StyleRule } from './style-rule.ts';
import { surfaceRules } from './surface-rules.ts';
import { readTokenCss } from './token-css.ts';
import { typeBreakpoints, typeVariables } from './type-rules.ts';

/*
 * The exported stylesheet as rules, for a page that shows a guide while its settings change. It comes in parts, so that
 * each is described and painted again only when what it follows from has changed.
 */

/** The rules of the exported stylesheet that hold its colors. */
export function describeColors(guide: Guide, hovers: HoverSettings): StyleRule[] {
  const value = readTokenCss({
    color: paletteTokens(guide),
    opacity: opacityTokens(guide),
    button: solidTokens(guide, hovers),
    surface: surfaceTokens(guide, hovers),
  });
  return [{ selectors: [':root'], groups: colorVariables({ guide, value }) }, ...surfaceRules({ value })];
}

/** The rules of the exported stylesheet that hold its fonts and type sizes. */
export function describeType(guide: Guide, settings: TypographySettings): StyleRule[] {
  const value = readTokenCss({
    font: fontTokens(guide),
    'font-weight': fontWeightTokens(guide),
    ...sizeTokens(settings),
  });
  return [{ selectors: [':root'], groups: typeVariables({ guide, value }) }, ...typeBreakpoints({ value })];
}

/** The rules of the exported stylesheet that hold the measures of its buttons. */
export function describeButtons(guide: Guide, settings: ButtonSettings): StyleRule[] {
  const value = readTokenCss({ font: fontTokens(guide), control: controlTokens(guide, settings) });
  return [{ selectors: [':root'], groups: [buttonVariables({ guide, value })] }];
}

/** The rules of the exported stylesheet that paint text, buttons and links, the same for every guide. */
export function describeControls(): StyleRule[] {
  return controlSections().flatMap(({ rules }) => rules);
}

/** Variables of the guide's card and text field, which the exported stylesheet leaves out. */
export function describeElements(guide: Guide): StyleRule[] {
  return elementVariables({ guide, value: readTokenCss(elementTokens(guide)) });
}
