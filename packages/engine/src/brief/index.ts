/*
 * The public names of @stylekit/engine/brief: how a language model's proposal becomes a direction, what the reasons of a
 * direction say, and what a guide without a name is called.
 */
export { defaultGuideName } from './guide-name.ts';
export { industryLabel, styleLabel } from './proposal/brief-quotes.ts';
export type { DirectionRequest } from './proposal/direction-request.ts';
export { type ModelProposal, modelProposalSchema } from './proposal/model-proposal.ts';
export { toDirection } from './proposal/to-direction.ts';
export { isRequestReason, reasonEffect } from './reason.ts';
export type { Reason } from './reason-schema.ts';
