import { atom, getDefaultStore } from 'jotai';

export interface Toast {
  readonly title: string;
  readonly description: string;
  /** The display time in milliseconds. Hover and focus pause it. */
  readonly durationMs: number;
  readonly tone: 'plain' | 'destructive';
  /** Distinguishes toasts with equal text. */
  readonly id: number;
}

const DEFAULT_DURATION_MS = 5_000;

/** The visible toast, or null. */
export const toastAtom = atom<Toast | null>(null);
let count = 0;

/** Shows a toast and replaces the current one. */
export function showToast(
  toast: Pick<Toast, 'title' | 'description'> & Partial<Pick<Toast, 'durationMs' | 'tone'>>,
): void {
  count += 1;
  getDefaultStore().set(toastAtom, { durationMs: DEFAULT_DURATION_MS, tone: 'plain', ...toast, id: count });
}

/** Dismisses the current toast, if any. */
export function dismissToast(): void {
  getDefaultStore().set(toastAtom, null);
}
