// Public API of @stylekit/engine/brief.

export type { FontName } from '../typography/font-catalog.ts';
export {
  type AiBrief,
  aiBriefSchema,
  type CopilotBrief,
  CUSTOM_DEFAULTS,
  type CustomBrief,
  copilotBriefSchema,
  customBriefSchema,
  customGuideName,
} from './brief.ts';
export type { ColorInput } from './brief-input.ts';
export type { DesignStyleValue } from './design-styles.ts';
export { type Direction, directionSchema } from './direction.ts';
export { defaultGuideName } from './guide-name.ts';
export type { IndustryValue } from './industries.ts';
export { NO_PREFERENCES, type Preferences, type PreferencesInput, preferencesSchema } from './preferences.ts';
export { industryLabel, styleLabel } from './proposal/brief-quotes.ts';
export type { DirectionRequest } from './proposal/direction-request.ts';
export { type ModelProposal, modelProposalSchema } from './proposal/model-proposal.ts';
export { toDirection } from './proposal/to-direction.ts';
export { readBrief } from './read-brief.ts';
export { isRequestReason, reasonEffect } from './reason.ts';
export type { Reason } from './reason-schema.ts';
