/** How `check` can report. */
export const REPORT_FORMATS = ['human', 'json', 'github', 'sarif'] as const;

/** Severities that can decide the exit code of `check`. */
export const LEVELS = ['error', 'warning'] as const;
