import type { AiBrief, CopilotBrief } from './brief.ts';
import { findDesignStyle } from './design-styles.ts';

/** The default name of a guide: `AI Generated Style`, or by design style. */
export function defaultGuideName(brief: AiBrief | CopilotBrief): string {
  if (brief.mode === 'ai') return 'AI Generated Style';
  return `${findDesignStyle(brief.designStyle ?? '')?.label ?? 'Co-Pilot'} Style`;
}
