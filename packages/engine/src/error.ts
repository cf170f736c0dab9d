/** Every code a StyleKitError can carry. Codes are stable: callers switch on them. */
export const ERROR_CODES = [
  'SK_BRIEF_INVALID',
  'SK_COLOR_INVALID',
  'SK_DIRECTION_INVALID',
  'SK_FONT_UNKNOWN',
  'SK_GUIDE_INVALID',
  'SK_GUIDE_TOO_NEW',
  'SK_SETTINGS_INVALID',
  'SK_TOKENS_INVALID',
] as const;

/** A code of the catalog. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One fault in an input: where it is (`colors.primary.hex`, empty for the whole) and what is wrong there. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * The only error the engine throws on purpose.
 *
 * `message` says what is wrong, `hint` how to mend it; both are sentences for a person. `issues` lists every
 * fault at once when the input has more than one.
 */
export class StyleKitError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;
  readonly issues: readonly InputIssue[];

  constructor(code: ErrorCode, message: string, hint: string, issues: readonly InputIssue[] = []) {
    super(message);
    this.name = 'StyleKitError';
    this.code = code;
    this.hint = hint;
    this.issues = issues;
  }
}
