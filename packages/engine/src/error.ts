/**
 * The codes of StyleKitError and their meaning. Codes are stable, so that callers can switch on them.
 * docs/reference/errors.md is generated from this catalog.
 */
export const ERROR_CODES = {
  SK_BRIEF_INVALID: 'A brief, the name of a guide or preferences are invalid.',
  SK_COLOR_INVALID: 'A text is not a color, or not in the form that the function accepts.',
  SK_EDITS_INVALID: 'Edits of a style guide have an unknown part, or a value that is not allowed.',
  SK_GUIDE_INVALID: 'A document is not a style guide.',
  SK_GUIDE_TOO_NEW: 'A style guide was made by a newer version of the engine.',
  SK_SETTINGS_INVALID: 'Settings have a value of the wrong type, or an unknown key.',
  SK_TOKENS_INVALID: 'A document is not a file of design tokens.',
} as const satisfies Readonly<Record<string, string>>;

/** A code of `ERROR_CODES`. */
export type ErrorCode = keyof typeof ERROR_CODES;

/** One issue of an input: its path (`colors.primary.hex`, empty for the whole input) and what is wrong there. */
export interface InputIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * The only error the engine throws on purpose.
 *
 * `message` is what is wrong, `hint` is how to fix it; both are sentences for users. `issues` lists all issues of the
 * input with their paths; it is empty when there is no path to name.
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
