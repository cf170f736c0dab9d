/** Report formats of `check`. */
export const REPORT_FORMATS = ['human', 'json', 'github', 'sarif'] as const;

/** Values of `check --level`. */
export const LEVELS = ['error', 'warning'] as const;
