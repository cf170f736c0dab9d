/** The ways a person can ask for a guide: a purpose alone, a guided brief, or everything by hand. */
export const BRIEF_MODES = ['ai', 'copilot', 'custom'] as const;

/** One of the ways to ask for a guide. */
export type BriefMode = (typeof BRIEF_MODES)[number];
