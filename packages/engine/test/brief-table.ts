import type { Language } from '../src/brief/lexicon/languages.ts';
import rows from './brief-table.json' with { type: 'json' };

/** A range of hues in OKLCH degrees from the first to the second, clockwise; [330, 10] passes through 0°. */
export type HueRegion = readonly [from: number, to: number];

/** A brief and its expected result. */
export interface BriefRow {
  readonly language: Language;
  readonly mode: 'ai' | 'copilot';
  readonly description: string;
  /** The other fields of the Co-Pilot form. */
  readonly form?: Readonly<Record<string, string>>;
  /** The allowed hues of the primary, or `neutral`. */
  readonly primary: readonly HueRegion[] | 'neutral' | 'any';
  /** The explanation must contain at least one of these words. */
  readonly words: readonly string[];
  /** Hues that no color target and no primary may have. */
  readonly without?: HueRegion;
  /** The limits of OKLCH lightness and chroma of the primary. */
  readonly lightness?: readonly [min: number, max: number];
  readonly chroma?: readonly [min: number, max: number];
}

/** Briefs with the expectations of a designer, written before the reader was run on them. */
export const BRIEF_TABLE = rows as unknown as readonly BriefRow[];
