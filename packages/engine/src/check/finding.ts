import type { Guide } from '../guide/guide.ts';
import type { GuideSettings } from '../settings/guide-settings.ts';

/** `error`: must not ship. `warning`: works, and somebody will stumble. `info`: cannot be judged here. */
export type Severity = 'error' | 'warning' | 'info';

/** What was measured and what it has to be: `{ value: 3.1, required: 4.5, unit: ':1' }`. */
export interface Measurement {
  readonly value: number;
  readonly required: number;
  readonly unit: ':1' | 'ΔE' | '°' | 'weight';
}

/** One thing a rule found in a guide: where it is, what is wrong and how to fix it. */
export interface Finding {
  /** Identifier of the rule that found it. */
  readonly rule: string;
  readonly severity: Severity;
  /** Where in the guide document: `colors.accent.0.hex`; a control's state is written `buttons.primary.hover`. */
  readonly path: string;
  /** What is wrong, as a sentence. */
  readonly message: string;
  readonly measured: Measurement | null;
  /** How to mend it, as a sentence. */
  readonly fix: string;
}

/** What a rule is given: a guide and the settings its exports would be made with. */
export interface CheckedGuide {
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

/** One rule: what it demands and a pure function that finds every breach. */
export interface Rule {
  readonly id: string;
  /** What the rule demands, as a sentence for documentation and reports. */
  readonly summary: string;
  readonly run: (checked: CheckedGuide) => Finding[];
}
