import type { GuideSettings } from '@stylekit/engine';
import type { GuideEdits } from '@stylekit/engine/edit';

/** Everything on the page of a guide that can be changed and undone. */
export interface GuideState {
  readonly edits: GuideEdits;
  readonly settings: GuideSettings;
}

/** The states before and after the present one, the nearest last in `past` and first in `future`. */
export interface EditHistory {
  readonly past: readonly GuideState[];
  readonly present: GuideState;
  readonly future: readonly GuideState[];
  /** The part that the last step changed, and when; further changes of it soon after are the same step. */
  readonly last: { readonly part: string; readonly at: number } | null;
}

/** Changes of one part within this time of each other are one step, such as a moving slider. */
const SAME_STEP_MS = 800;
const MAX_STEPS = 200;

export function startHistory(present: GuideState): EditHistory {
  return { past: [], present, future: [], last: null };
}

/** Adds a step, or extends the last one if it changed the same part just before. */
export function addStep(history: EditHistory, next: GuideState, part: string, at: number): EditHistory {
  const { past, present, last } = history;
  const isSameStep = last !== null && last.part === part && at - last.at < SAME_STEP_MS;
  return {
    past: isSameStep ? past : [...past, present].slice(-MAX_STEPS),
    present: next,
    future: [],
    last: { part, at },
  };
}

/** Replaces the present state without a step, for changes that came from another window. */
export function replacePresent(history: EditHistory, present: GuideState): EditHistory {
  return { ...history, present, last: null };
}

/** Returns to the state before the last step; the same history if there is none. */
export function undo({ past, present, future, last }: EditHistory): EditHistory {
  const previous = past.at(-1);
  if (previous === undefined) return { past, present, future, last };
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], last: null };
}

/** Repeats the last step that was undone; the same history if there is none. */
export function redo({ past, present, future, last }: EditHistory): EditHistory {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future, last };
  return { past: [...past, present], present: next, future: rest, last: null };
}
