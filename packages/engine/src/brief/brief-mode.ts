/** The modes of a brief: only a purpose, a guided brief, or all choices by the user. */
export const BRIEF_MODES = ['ai', 'copilot', 'custom'] as const;

/** A mode of a brief. */
export type BriefMode = (typeof BRIEF_MODES)[number];
