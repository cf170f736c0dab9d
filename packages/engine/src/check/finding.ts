import type { Guide } from '../guide/guide.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';

/** `error`: must be fixed. `warning`: works, but some users will have problems. `info`: cannot be checked here. */
export type Severity = 'error' | 'warning' | 'info';

/** The measured and the required value: `{ value: 3.1, required: 4.5, unit: ':1' }`. */
export interface Measurement {
  readonly value: number;
  readonly required: number;
  readonly unit: ':1' | 'ΔE' | '°' | 'weight';
}

/** One issue that a rule found in a guide: its path, what is wrong and how to fix it. */
export interface Finding {
  /** The id of the rule. */
  readonly rule: string;
  readonly severity: Severity;
  /**
   * The path in the guide document, such as `colors.accent.0.hex`; for a state of a control `buttons.primary.hover`.
   */
  readonly path: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  readonly measured: Measurement | null;
  /** How to fix it, as a sentence. */
  readonly fix: string;
  /** The value to write at `path`, when the fix needs no choice. */
  readonly exactFix?: ExactFix;
}

/** The value that fixes a finding without any choice. */
export interface ExactFix {
  readonly value: unknown;
}

/** The input of a rule: a guide and the settings of its export. */
export interface CheckedGuide {
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

/** One rule: its requirement, and a pure function that finds all violations. */
export interface Rule {
  readonly id: string;
  /** The requirement, as a sentence for documentation and reports. */
  readonly summary: string;
  readonly run: (checked: CheckedGuide) => Finding[];
}
