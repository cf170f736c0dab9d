import type { Guide } from '../guide/guide.ts';
import type { ButtonSettings, HoverSettings } from '../settings/button-settings.ts';
import type { TypographySettings } from '../settings/typography-settings.ts';
import { colorTokens } from '../token/color-tokens.ts';
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
 * The exported stylesheet as rules, for a page that previews a guide while its settings change. It is split into
 * parts, so that only the affected part is computed again.
 */

/** The rules of the exported stylesheet that define its colors. */
export function describeColors(guide: Guide, hovers: HoverSettings): StyleRule[] {
  const value = readTokenCss(colorTokens(guide, hovers));
  return [{ selectors: [':root'], groups: colorVariables({ guide, value }) }, ...surfaceRules({ value })];
}

/** The rules of the exported stylesheet that define its fonts and type sizes. */
export function describeType(guide: Guide, settings: TypographySettings): StyleRule[] {
  const value = readTokenCss({
    font: fontTokens(guide),
    'font-weight': fontWeightTokens(guide),
    ...sizeTokens(settings),
  });
  return [{ selectors: [':root'], groups: typeVariables({ guide, value }) }, ...typeBreakpoints({ value })];
}

/** The rules of the exported stylesheet that define the dimensions of its buttons. */
export function describeButtons(guide: Guide, settings: ButtonSettings): StyleRule[] {
  const value = readTokenCss({ font: fontTokens(guide), control: controlTokens(guide, settings) });
  return [{ selectors: [':root'], groups: [buttonVariables({ guide, value })] }];
}

/** The rules of the exported stylesheet for text, buttons and links, the same for every guide. */
export function describeControls(): StyleRule[] {
  return controlSections().flatMap(({ rules }) => rules);
}

/** The rules of the exported stylesheet that define the shapes and colors of its cards and text fields. */
export function describeElements(guide: Guide): StyleRule[] {
  return elementVariables({ guide, value: readTokenCss(elementTokens(guide)) });
}
