import type { AiBrief, CopilotBrief } from './brief.ts';
import { findDesignStyle } from './design-styles.ts';

/** The name of a guide that was asked for without one: `AI Generated Style`, or after the chosen design style. */
export function defaultGuideName(brief: AiBrief | CopilotBrief): string {
  if (brief.mode === 'ai') return 'AI Generated Style';
  return `${findDesignStyle(brief.designStyle ?? '')?.label ?? 'Co-Pilot'} Style`;
}
