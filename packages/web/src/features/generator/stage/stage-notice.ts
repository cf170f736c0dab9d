import { HttpError } from '../../../lib/http.ts';
import type { Stage } from './stage.ts';

/** What is said when a stage is come to. */
export interface StageNotice {
  readonly title: string;
  readonly description: string;
  readonly tone?: 'destructive';
}

/**
 * What a person hears who was there when the stage changed; null where the stage says enough itself.
 *
 * @param before the stage they come from; null when the page has just been opened
 */
export function toStageNotice(before: Stage['kind'] | null, stage: Stage): StageNotice | null {
  if (stage.kind === 'lost') return toLostNotice(stage.error);
  if (before !== 'generating' && before !== 'lost') return null;
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

/** Why it cannot be said how far a style guide is. */
export function toLostNotice(error: unknown): StageNotice {
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
