import type { AiBrief, CopilotBrief } from '../brief.ts';
import type { Preferences } from '../preferences.ts';

/** A brief that waits for a direction; `brief` comes from `parseBrief` of the same mode. */
export interface DirectionRequest {
  readonly mode: 'ai' | 'copilot';
  readonly brief: AiBrief | CopilotBrief;
  /** What the project remembers; `NO_PREFERENCES` when it has no memory or the memory is switched off. */
  readonly preferences: Preferences;
  /** Name of the guide; without it the mode's own, such as "AI Generated Style". */
  readonly name?: string;
  /** Varies what the brief leaves open. */
  readonly seed: string;
}
