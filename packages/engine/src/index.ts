// The public door of the engine. What is not exported here is nobody else's business.

export {
  type AiBrief,
  aiBriefSchema,
  type CopilotBrief,
  CUSTOM_DEFAULTS,
  type CustomBrief,
  copilotBriefSchema,
  customBriefSchema,
  customGuideName,
  parseBrief,
} from './brief/brief.ts';
export { BRIEF_MODES, type BriefMode } from './brief/brief-mode.ts';
export { DESIGN_STYLES } from './brief/design-styles.ts';
export { type Direction, directionSchema } from './brief/direction.ts';
export { INDUSTRIES } from './brief/industries.ts';
export {
  NO_PREFERENCES,
  type Preferences,
  type PreferencesInput,
  preferencesSchema,
} from './brief/preferences.ts';
export { readBrief } from './brief/read-brief.ts';
export { checkGuide, RULES } from './check/check-guide.ts';
export type { Finding, Measurement, Rule, Severity } from './check/finding.ts';
export { ciede2000, colorDifference } from './color/color-difference.ts';
export { isColorValue, toColorValue } from './color/color-grammar.ts';
export type { Lab, Oklch, Rgb } from './color/color-space.ts';
export {
  COLOR_VISION_DEFICIENCIES,
  type ColorVisionDeficiency,
  simulateColorVision,
} from './color/color-vision.ts';
export { hexToLab, hexToOklch, hexToRgb, oklchToHex } from './color/convert-color.ts';
export { fitGamut, isInGamut, maxChroma } from './color/fit-gamut.ts';
export { toCmykString, toHex, toHslString, toOklchString, toRgbString } from './color/format-color.ts';
export { HARMONY_ANGLES, harmonyHues, hueDistance, recogniseHarmony } from './color/harmony.ts';
export {
  HARMONY_CHOICES,
  HARMONY_TYPES,
  type HarmonyChoice,
  type HarmonyType,
} from './color/harmony-types.ts';
export { hoverColor } from './color/hover-color.ts';
export { mixColors } from './color/mix-color.ts';
export { type ColorNamer, loadColorNamer } from './color/name-color.ts';
export { parseColor, safeParseColor } from './color/parse-color.ts';
export { readableInk } from './color/readable-ink.ts';
export { readableText } from './color/readable-text.ts';
export { relativeLuminance, wcagContrast } from './color/wcag-contrast.ts';
export { ERROR_CODES, type ErrorCode, type InputIssue, StyleKitError } from './error.ts';
export { buildGuide } from './guide/build-guide.ts';
export {
  type EdgePaint,
  type InkPaint,
  type Paint,
  paintEdges,
  paintInks,
  paintSolids,
  type SolidPaint,
  toOpaqueHex,
} from './guide/control-paint.ts';
export { buildCustomGuide } from './guide/custom-guide.ts';
export { type GenerateOptions, generateGuide } from './guide/generate-guide.ts';
export {
  GUIDE_VERSION,
  type Guide,
  type GuideColor,
  type GuideFont,
  guideColors,
  guideSchema,
} from './guide/guide.ts';
export {
  type ClosestPair,
  closestPairs,
  measurePalette,
  type PaletteMeasures,
} from './guide/palette-measures.ts';
export { parseGuide } from './guide/parse-guide.ts';
export { formatDifference, formatRatio } from './guide/prose.ts';
export { SAMPLE_GUIDE } from './guide/sample-guide.ts';
export { DARK_SURFACE, LIGHT_SURFACE, SURFACES, type Surface } from './guide/surface.ts';
export { composePalette, type Palette } from './palette/compose-palette.ts';
export { OPACITY_STEPS } from './palette/opacity-steps.ts';
export { PALETTE_ROLES, type PaletteRole, toVariable } from './palette/palette-roles.ts';
export type { PlacedPalette } from './palette/place-palette.ts';
export type { PaletteRequest, PaletteWish } from './palette/plan-palette.ts';
export { type RepairableColor, repairPalette } from './palette/repair-palette.ts';
export {
  BUTTON_RANGES,
  BUTTON_WEIGHTS,
  type ButtonSettings,
  type HoverSettings,
  toRadiusRem,
} from './settings/button-settings.ts';
export {
  DEFAULT_SETTINGS,
  type GuideSettings,
  guideSettingsSchema,
  parseSettings,
} from './settings/guide-settings.ts';
export { type SliderRange, snapToRange } from './settings/slider.ts';
export {
  LEVEL_SIZE_RANGE,
  MULTIPLIER_RANGE,
  type TypographySettings,
} from './settings/typography-settings.ts';
export { type TokenDocument, toTokenDocument } from './token/guide-tokens.ts';
export { findTokenFaults, type ParsedToken, parseTokens } from './token/parse-dtcg.ts';
export type { TokenFault } from './token/reader/token-fault.ts';
export { BASE_SIZES_REM } from './typography/base-sizes.ts';
export {
  FONT_NAMES,
  FONTS,
  type Font,
  type FontCategory,
  type FontName,
  type FontTrait,
  findFont,
} from './typography/font-catalogue.ts';
export { toFontUrl } from './typography/font-url.ts';
export { resolveWeight } from './typography/font-weight.ts';
export { type FontPair, type FontWish, pairFonts } from './typography/pair-fonts.ts';
export { TYPE_LEVELS, type TypeLevel } from './typography/type-level.ts';
export { buildTypeScale, narrowTypeScale, TYPE_BREAKPOINTS } from './typography/type-scale.ts';
