import { openLocalStore, UNSAVED_PREFIX } from '../lib/local-store.ts';

/** Saves settings of an earlier visit that are not on the server yet. The code is loaded only if there are any. */
export async function resumeSettings(): Promise<void> {
  const store = openLocalStore();
  if (store === null) return;
  const names = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '');
  if (!names.some((name) => name.startsWith(UNSAVED_PREFIX))) return;
  const { resumeUnsavedSettings } = await import('./guide-settings/settings-saver.ts');
  resumeUnsavedSettings();
}
