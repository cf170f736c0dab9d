import { atom, getDefaultStore } from 'jotai';

export interface Toast {
  readonly title: string;
  readonly description: string;
  /** How long it stays, in milliseconds; it stays longer while it is pointed at or focused. */
  readonly durationMs: number;
  readonly tone: 'plain' | 'destructive';
  /** Differs between two toasts of the same words. */
  readonly id: number;
}

const DEFAULT_DURATION_MS = 5_000;

/** The toast in sight, or null. */
export const toastAtom = atom<Toast | null>(null);
let count = 0;

/** Shows a toast; the one before it leaves, since only one is ever in sight. */
export function showToast(
  toast: Pick<Toast, 'title' | 'description'> & Partial<Pick<Toast, 'durationMs' | 'tone'>>,
): void {
  count += 1;
  getDefaultStore().set(toastAtom, { durationMs: DEFAULT_DURATION_MS, tone: 'plain', ...toast, id: count });
}

/** Takes the toast away; nothing happens when there is none. */
export function dismissToast(): void {
  getDefaultStore().set(toastAtom, null);
}
