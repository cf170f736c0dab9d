/**
 * Every code a StyleKitError can carry, with one sentence on what it means. Codes are stable: callers switch on them.
 * docs/reference/errors.md is made from this catalog.
 */
export const ERROR_CODES = {
  SK_BRIEF_INVALID: 'A brief, the name of a guide or preferences cannot be used.',
  SK_COLOR_INVALID: 'A text is not a color, or not in the form the call takes.',
  SK_GUIDE_INVALID: 'A document is not a style guide.',
  SK_GUIDE_TOO_NEW: 'A style guide was made by a newer version of the engine.',
  SK_SETTINGS_INVALID: 'Settings have a part that is not of its kind, or an unknown key.',
  SK_TOKENS_INVALID: 'A document is not a file of design tokens.',
} as const satisfies Readonly<Record<string, string>>;

/** A code of the catalog. */
export type ErrorCode = keyof typeof ERROR_CODES;

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
