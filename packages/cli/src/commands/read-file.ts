import type { LocatedFinding } from '../report/checked-file.ts';

/**
 * A file before its check: its document, of a stylesheet the `Stylesheet`, of a resolver document the
 * `ResolverDocument`; or with kind null the finding with the reason it cannot be checked.
 */
export interface ReadFile {
  readonly source: string;
  readonly text: string;
  readonly kind: 'guide' | 'tokens' | 'resolver' | 'stylesheet' | null;
  readonly document: unknown;
  readonly findings: readonly LocatedFinding[];
  /** Whether it is checked as a part of a resolver document. */
  readonly isPart?: boolean;
}
