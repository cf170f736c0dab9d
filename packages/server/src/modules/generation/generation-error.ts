/** Why no guide came of an attempt, in the words a person reads; never a word of a provider's. */
export const GENERATION_ERRORS = {
  model: 'There was a problem with the AI model. Please try again or select a different model.',
  refusal: 'The AI model declined this brief. Please reword it and try again.',
  away: 'The AI model is not available at the moment. Please try again later.',
  ours: 'Something went wrong while your style guide was made. Please try again.',
} as const;

export type GenerationError = keyof typeof GENERATION_ERRORS;
