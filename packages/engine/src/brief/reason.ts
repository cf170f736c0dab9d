import type { Reason } from './reason-schema.ts';

/** The part of a direction a reason affects. */
export type ReasonEffect = 'hue' | 'chroma' | 'lightness' | 'harmony' | 'type' | 'avoid' | 'memory';

const EFFECTS = {
  'color-named': 'hue',
  'color-implied': 'hue',
  'color-proposed': 'hue',
  'color-given': 'hue',
  'color-remembered': 'memory',
  'hue-suggested': 'hue',
  'hue-drawn': 'hue',
  'hue-drawn-unread': 'hue',
  'hue-excluded': 'avoid',
  'neutral-excluded': 'avoid',
  'hue-excluded-before': 'memory',
  harmony: 'harmony',
  font: 'type',
  letters: 'type',
  'fonts-remembered': 'memory',
  'industry-remembered': 'memory',
  'style-remembered': 'memory',
  'words-remembered': 'memory',
} as const satisfies Record<Exclude<Reason['kind'], 'mood'>, ReasonEffect>;

/** The effect of a reason; a remembered preference always counts as `memory`. */
export function reasonEffect(reason: Reason): ReasonEffect {
  return reason.kind === 'mood' ? reason.part : EFFECTS[reason.kind];
}

/** Whether the brief refuses the words of a reason. */
export function isRefusedReason(reason: Reason): boolean {
  return reasonEffect(reason) === 'avoid' || ('isRefused' in reason && reason.isRefused);
}

/** Whether the words of a reason request a mood, font traits or a harmony. */
export function isRequestReason(reason: Reason): boolean {
  if (reason.kind === 'harmony') return !reason.isProposed;
  return 'isRefused' in reason && !reason.isRefused;
}
