import chapters from './asvs.json' with { type: 'json' };
import threats from './threats.json' with { type: 'json' };

/** A test by its file and its title as the source writes it, such as `accepts ${COUNT} calls`. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** A test with the numbers that it asserts. */
export interface ThreatTest extends NamedTest {
  /** What the test asserts; every number of it is in the file of the test, or in `constants`. */
  readonly asserts: string;
  /** A file of limits from which the test takes its numbers. */
  readonly constants?: string;
}

/** An attack or a failure, and what is tested of it. */
export interface Threat {
  readonly id: number;
  readonly threat: string;
  /** Empty if no test exists; `gap` then says why. */
  readonly tests: readonly ThreatTest[];
  /** What no test holds. */
  readonly gap?: string;
}

/** Requirements of one chapter of OWASP ASVS 5.0 that have the same state for the same reason. */
export interface Requirement {
  readonly requirements: string;
  /** `met`, `not applicable` or `exception`. */
  readonly state: string;
  readonly how: string;
  /** Ids of threats whose tests hold the requirements. */
  readonly rows?: readonly number[];
  readonly tests?: readonly NamedTest[];
  /** A document or source file that shows what no test can. */
  readonly source?: string;
}

export interface Chapter {
  readonly chapter: string;
  readonly title: string;
  readonly entries: readonly Requirement[];
}

export const THREATS: readonly Threat[] = threats;
export const CHAPTERS: readonly Chapter[] = chapters;
