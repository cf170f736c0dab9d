import type { UserView } from '@stylekit/server/contract';
import { MODE_LABELS } from '../../lib/mode-labels.ts';

/** The three modes as tabs. */
export const MODES = [
  { key: 'ai', label: MODE_LABELS.ai },
  { key: 'copilot', label: MODE_LABELS.copilot },
  { key: 'custom', label: MODE_LABELS.custom },
] as const;

export type Mode = (typeof MODES)[number]['key'];

/** Parses the mode of the URL. Defaults to AI Mode. */
export function parseMode(value: string | null): Mode {
  return MODES.find(({ key }) => key === value)?.key ?? 'ai';
}

/** Whether the user has a credit for this mode. */
export function hasCredit({ credits, customLimit }: Pick<UserView, 'credits' | 'customLimit'>, mode: Mode) {
  return (mode === 'custom' ? customLimit : credits) > 0;
}

/** The storage key of a form's draft. */
export function toDraftKey(projectId: string, mode: Mode): string {
  return `${projectId}-${mode}`;
}

/** The path of a project's form in one mode. */
export function toFormPath(projectId: string, mode: Mode): string {
  return `/generator/${projectId}?mode=${mode}`;
}
