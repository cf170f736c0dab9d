import { HttpError } from '../../../lib/http.ts';
import type { Stage } from './stage.ts';

/** A toast for a change of stage. */
export interface StageNotice {
  readonly title: string;
  readonly description: string;
  readonly tone?: 'destructive';
}

/**
 * The toast for a change of stage, or null if the stage itself is enough.
 *
 * @param before the previous stage, or null if the page was just opened
 */
export function toStageNotice(before: Stage['kind'] | null, stage: Stage): StageNotice | null {
  if (stage.kind === 'unreachable') return toUnreachableNotice(stage.error);
  if (before !== 'generating' && before !== 'unreachable') return null;
  if (stage.kind === 'complete') {
    return { title: 'Style Guide Ready!', description: `“${stage.tile.name}” is ready.` };
  }
  if (stage.kind === 'failed') {
    return {
      title: 'Generation Error',
      description: 'There was an error during style guide generation',
      tone: 'destructive',
    };
  }
  return null;
}

/** The toast if the status cannot be loaded. */
export function toUnreachableNotice(error: unknown): StageNotice {
  if (error instanceof HttpError && error.status === 500) {
    return {
      title: 'AI Generation Error',
      description: 'There was a problem with the AI model. Please try again or select a different model.',
      tone: 'destructive',
    };
  }
  return {
    title: 'Connection Error',
    description: 'There was a problem checking the status of your style guide.',
    tone: 'destructive',
  };
}
