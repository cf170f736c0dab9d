import type { Finding } from '@stylekit/engine';
import type { Severity } from '@stylekit/engine/check';

/** A rule of the command, in addition to the rules of the engine. */
interface FileRule {
  readonly id: string;
  readonly severity: Severity;
  /** The requirement, as a sentence for reports. */
  readonly summary: string;
}

/** Violations of the token format. */
export const TOKEN_RULE: FileRule = {
  id: 'token-format',
  severity: 'error',
  summary: 'The document conforms to the Design Tokens Format Module 2025.10.',
};

/** Violations of the schema of a style guide. The other rules cannot check such a document. */
export const GUIDE_RULE: FileRule = {
  id: 'guide-format',
  severity: 'error',
  summary: 'The document conforms to the schema of a style guide.',
};

export const UNREADABLE_RULE: FileRule = {
  id: 'unreadable-file',
  severity: 'error',
  summary: 'Every named file exists, can be read and is valid JSON or CSS.',
};

export const UNKNOWN_RULE: FileRule = {
  id: 'unknown-document',
  severity: 'error',
  summary: 'Every named file is a style guide, a design token file or a stylesheet.',
};

export const SKIPPED_RULE: FileRule = {
  id: 'skipped-file',
  severity: 'info',
  summary: 'A file of a folder that is neither a style guide nor a design token file is skipped.',
};

/** A guide is checked by the rule `text-contrast`, which knows its pairs; those of a stylesheet are found by name. */
export const CONTRAST_RULE: FileRule = {
  id: 'contrast',
  severity: 'error',
  summary: 'Tokens and variables that are named as text and background have a contrast of at least 4.5 : 1.',
};

export const CSS_COLOR_RULE: FileRule = {
  id: 'css-color',
  severity: 'error',
  summary: 'A variable of a stylesheet that is named as a color is a color.',
};

export const CSS_CYCLE_RULE: FileRule = {
  id: 'css-cycle',
  severity: 'error',
  summary: 'The variables of a stylesheet do not refer to themselves.',
};

/** A page may declare variables in other stylesheets and in scripts. */
export const CSS_REFERENCE_RULE: FileRule = {
  id: 'css-reference',
  severity: 'warning',
  summary: 'Every var() of a stylesheet names a variable that is declared, or has a fallback.',
};

export const PAIRS_RULE: FileRule = {
  id: 'color-pairs',
  severity: 'info',
  summary: 'The pairs of tokens or variables whose contrast was measured, and those that cannot be measured.',
};

/** Of the engine, as the next one. Those of a guide compare the whole palette. */
export const SIMILAR_RULE: FileRule = {
  id: 'similar-names',
  severity: 'warning',
  summary:
    'Colors that have to be told apart by their names, such as success and danger, differ by at least 8 (CIEDE2000).',
};

export const SIMILAR_FOR_DEFICIENCY_RULE: FileRule = {
  id: 'similar-names-for-deficiency',
  severity: 'warning',
  summary: 'The same colors differ by at least 4 (CIEDE2000) with protanopia, deuteranopia and tritanopia.',
};

export const NAMED_PAIR_RULE: FileRule = {
  id: 'named-pair',
  severity: 'error',
  summary: 'The checked files declare both colors of every pair of the configuration.',
};

export const RESOLVER_RULE: FileRule = {
  id: 'resolver-format',
  severity: 'error',
  summary: 'A resolver document conforms to the Design Tokens Resolver Module 2025.10, and its files exist.',
};

/** Of `export --check`. */
export const DRIFT_RULE: FileRule = {
  id: 'export-drift',
  severity: 'error',
  summary: 'An exported file is what the style guide exports now.',
};

export const EXPIRED_WAIVER_RULE: FileRule = {
  id: 'expired-waiver',
  severity: 'error',
  summary: 'A waiver of the configuration has not expired.',
};

export const UNUSED_WAIVER_RULE: FileRule = {
  id: 'unused-waiver',
  severity: 'info',
  summary: 'Every waiver of the configuration is needed by a finding.',
};

export const FILE_RULES: readonly FileRule[] = [
  TOKEN_RULE,
  GUIDE_RULE,
  UNREADABLE_RULE,
  UNKNOWN_RULE,
  SKIPPED_RULE,
  CONTRAST_RULE,
  CSS_COLOR_RULE,
  CSS_CYCLE_RULE,
  CSS_REFERENCE_RULE,
  PAIRS_RULE,
  SIMILAR_RULE,
  SIMILAR_FOR_DEFICIENCY_RULE,
  NAMED_PAIR_RULE,
  RESOLVER_RULE,
  DRIFT_RULE,
  EXPIRED_WAIVER_RULE,
  UNUSED_WAIVER_RULE,
];

/** A finding of a rule of the command; `path` is empty for the whole file. */
export function toFinding({ id, severity }: FileRule, path: string, message: string, fix: string): Finding {
  return { rule: id, severity, path, message, measured: null, fix };
}
