// Public API of the main entry. Specialized functions are in the subpath entries; everything else is internal.

export { parseBrief } from './brief/brief.ts';
export type { AiBriefInput, CopilotBriefInput, CustomBriefInput } from './brief/brief-input.ts';
export { BRIEF_MODES, type BriefMode } from './brief/brief-mode.ts';
export { DESIGN_STYLES } from './brief/design-styles.ts';
export { INDUSTRIES } from './brief/industries.ts';
export { checkGuide } from './check/check-guide.ts';
export type { Finding } from './check/finding.ts';
export { HARMONY_CHOICES } from './color/harmony-types.ts';
export { hoverColor } from './color/hover-color.ts';
export { readableForeground } from './color/readable-foreground.ts';
export { readableText } from './color/readable-text.ts';
export { wcagContrast } from './color/wcag-contrast.ts';
export { type ErrorCode, type InputIssue, StyleKitError } from './error.ts';
export { buildGuide } from './guide/build-guide.ts';
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
export { toGuideDocument } from './guide/guide-document.ts';
export { initialSettings } from './guide/initial-settings.ts';
export { type GuideDocument, parseGuide, parseGuideDocument } from './guide/parse-guide.ts';
export { SAMPLE_GUIDE } from './guide/sample-guide.ts';
export { PALETTE_ROLES } from './palette/palette-roles.ts';
export { DEFAULT_SETTINGS, type GuideSettings, parseSettings } from './settings/guide-settings.ts';
export { FONT_NAMES, FONTS, type Font, findFont } from './typography/font-catalog.ts';
export { TYPE_LEVELS } from './typography/type-level.ts';
