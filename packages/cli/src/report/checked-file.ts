import type { Finding } from '@stylekit/engine';
import { RULES, type Severity } from '@stylekit/engine/check';
import type { Position } from '../cli-error.ts';
import { FILE_RULES } from './file-rules.ts';

/** A finding and its position in the file; null when it concerns the whole file or the settings. */
export interface LocatedFinding extends Finding {
  readonly position: Position | null;
  /** The list in the message, which the human report shows as lines, and the text in front of it. */
  readonly list?: { readonly title: string; readonly items: readonly string[] };
  /** The exact fix in a stylesheet: the text that replaces another one, which starts at an offset. */
  readonly edit?: { readonly offset: number; readonly length: number; readonly text: string };
}

/** One file of a report and its findings, in the order of the document. */
export interface CheckedFile {
  /** The path as given or found, or "-" for standard input. */
  readonly source: string;
  /** What the file was checked as; null when it could not be checked, and the findings say why. */
  readonly kind: 'guide' | 'tokens' | 'resolver' | 'stylesheet' | 'export' | 'config' | null;
  /** The text of a file with findings, else empty. */
  readonly text: string;
  readonly findings: readonly LocatedFinding[];
}

/** The numbers of findings that are not in a report. */
export interface SuppressedCounts {
  /** Findings that the baseline accepts. */
  readonly baseline: number;
  /** Findings that a waiver accepts. */
  readonly waived: number;
  /** Findings of the baseline that were not met again, also not worse. */
  readonly fixed: number;
}

/** Nothing is left out. */
export const NONE_SUPPRESSED: SuppressedCounts = { baseline: 0, waived: 0, fixed: 0 };

/** What is reported: the files, and the numbers of findings that were left out. */
export interface CheckResult {
  readonly files: readonly CheckedFile[];
  readonly suppressed: SuppressedCounts;
}

/** The rules that findings refer to: those of the engine, then those of the command. */
export const ALL_RULES: readonly { readonly id: string; readonly summary: string }[] = [
  ...RULES,
  ...FILE_RULES,
];

/** The number of findings of each severity. */
export function countFindings(files: readonly CheckedFile[]): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of files.flatMap(({ findings }) => findings)) counts[severity] += 1;
  return counts;
}
