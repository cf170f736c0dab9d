/*
 * The public names of @stylekit/engine/brief: how a language model's proposal becomes a direction, and what the reasons
 * of a direction say.
 */
export { industryLabel, styleLabel } from './proposal/brief-quotes.ts';
export type { DirectionRequest } from './proposal/direction-request.ts';
export { type ModelProposal, modelProposalSchema } from './proposal/model-proposal.ts';
export { toDirection } from './proposal/to-direction.ts';
export { isRequestReason, reasonEffect } from './reason.ts';
export type { Reason } from './reason-schema.ts';
