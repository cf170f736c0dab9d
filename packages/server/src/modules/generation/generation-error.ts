/** Messages for users about failed attempts; they never contain text of a provider. */
export const GENERATION_ERRORS = {
  model: 'There was a problem with the AI model. Please try again or select a different model.',
  refusal: 'The AI model declined this brief. Please reword it and try again.',
  unavailable: 'The AI model is not available at the moment. Please try again later.',
  internal: 'Something went wrong while your style guide was being generated. Please try again.',
} as const;

export type GenerationError = keyof typeof GENERATION_ERRORS;
