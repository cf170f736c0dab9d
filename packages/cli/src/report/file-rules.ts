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
  summary: 'Every named file exists, can be read and is valid JSON.',
};

export const UNKNOWN_RULE: FileRule = {
  id: 'unknown-document',
  severity: 'error',
  summary: 'Every named file is a style guide or a design token file.',
};

export const SKIPPED_RULE: FileRule = {
  id: 'skipped-file',
  severity: 'info',
  summary: 'A file of a folder that is neither a style guide nor a design token file is skipped.',
};

export const FILE_RULES: readonly FileRule[] = [
  TOKEN_RULE,
  GUIDE_RULE,
  UNREADABLE_RULE,
  UNKNOWN_RULE,
  SKIPPED_RULE,
];

/** A finding of a rule of the command; `path` is empty for the whole file. */
export function toFinding({ id, severity }: FileRule, path: string, message: string, fix: string): Finding {
  return { rule: id, severity, path, message, measured: null, fix };
}
