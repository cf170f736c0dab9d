import type { UserView } from '@stylekit/server/contract';
import { MODE_LABELS } from '../../lib/mode-labels.ts';

/** The three ways to a style guide, as the tabs of the form show them. */
export const MODES = [
  { key: 'ai', label: MODE_LABELS.ai },
  { key: 'copilot', label: MODE_LABELS.copilot },
  { key: 'custom', label: MODE_LABELS.custom },
] as const;

export type Mode = (typeof MODES)[number]['key'];

/** The mode an address asks for; AI mode when it asks for none that there is. */
export function parseMode(asked: string | null): Mode {
  return MODES.find(({ key }) => key === asked)?.key ?? 'ai';
}

/** Whether the person has the credit that one more style guide of this mode takes. */
export function hasCredit({ credits, customLimit }: Pick<UserView, 'credits' | 'customLimit'>, mode: Mode) {
  return (mode === 'custom' ? customLimit : credits) > 0;
}

/** What the draft of a project's form is kept under. */
export function toDraftKey(projectId: string, mode: Mode): string {
  return `${projectId}-${mode}`;
}

/** Where the form of a project stands, with a mode chosen. */
export function toFormPath(projectId: string, mode: Mode): string {
  return `/generator/${projectId}?mode=${mode}`;
}
