/** Report formats of `check`. */
export const REPORT_FORMATS = ['human', 'json', 'github', 'sarif', 'gitlab', 'junit'] as const;

export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Values of `check --level`. */
export const LEVELS = ['error', 'warning'] as const;
