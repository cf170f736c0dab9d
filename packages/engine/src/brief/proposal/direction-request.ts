import type { AiBrief, CopilotBrief } from '../brief.ts';
import type { Preferences } from '../preferences.ts';

/** A request for a direction; `brief` is the result of `parseBrief` for the same mode. */
export interface DirectionRequest {
  readonly mode: 'ai' | 'copilot';
  readonly brief: AiBrief | CopilotBrief;
  /** The preferences of the project; `NO_PREFERENCES` when it has none or they are disabled. */
  readonly preferences: Preferences;
  /** The name of the guide; by default the name of the mode, such as "AI Generated Style". */
  readonly name?: string;
  /** Varies everything the brief does not determine. */
  readonly seed: string;
}
