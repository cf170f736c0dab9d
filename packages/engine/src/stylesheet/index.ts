// Public API of @stylekit/engine/stylesheet: the exported stylesheet as data, and the ranges of its settings.

export {
  type BorderColors,
  borderColors,
  type ControlColors,
  type FilledColors,
  type ForegroundColors,
  filledColors,
  foregroundColors,
  toOpaqueHex,
} from '../guide/control-colors.ts';
export { type Surface, surfacesOf } from '../guide/surface.ts';
export type { PaletteRole } from '../palette/palette-roles.ts';
export {
  BUTTON_RANGES,
  BUTTON_WEIGHTS,
  type ButtonSettings,
  type HoverSettings,
  toRadiusRem,
} from '../settings/button-settings.ts';
export { type SliderRange, snapToRange } from '../settings/slider.ts';
export {
  LEVEL_SIZE_RANGE,
  MULTIPLIER_RANGE,
  type TypographySettings,
} from '../settings/typography-settings.ts';
export { BASE_SIZES_REM } from '../typography/base-sizes.ts';
export type { TypeLevel } from '../typography/type-level.ts';
export { buildTypeScale } from '../typography/type-scale.ts';
export {
  describeButtons,
  describeColors,
  describeControls,
  describeElements,
  describeType,
} from './describe-guide.ts';
export type { Declaration, DeclarationGroup, StyleRule } from './style-rule.ts';
