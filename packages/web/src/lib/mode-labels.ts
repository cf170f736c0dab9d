/** The three ways to make a style guide, as they are called. */
export const MODE_LABELS = { ai: 'AI Mode', copilot: 'Co-Pilot Mode', custom: 'Custom Mode' } as const;
