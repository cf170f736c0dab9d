/** The labels of the three generation modes. */
export const MODE_LABELS = { ai: 'AI Mode', copilot: 'Co-Pilot Mode', custom: 'Custom Mode' } as const;
