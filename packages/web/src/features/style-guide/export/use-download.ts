import type { Guide } from '@stylekit/engine';
import { useStore } from 'jotai';
import { showToast } from '../../../ui/toast-store.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { type ExportFormat, loadExport, saveFile } from './export-file.ts';

const DOWNLOAD_TOAST_MS = 2_000;

const DONE: Readonly<Record<ExportFormat, { title: string; description: string }>> = {
  css: { title: 'CSS Downloaded', description: 'CSS variables have been downloaded.' },
  json: { title: 'JSON Downloaded', description: 'JSON data has been downloaded.' },
  dtcg: { title: 'Tokens Downloaded', description: 'Design tokens have been downloaded.' },
};

/** Downloads a guide with the settings of the moment, and says so. */
export function useDownload(
  guide: Guide,
  settingsAtom: SettingsAtom,
): (format: ExportFormat) => Promise<void> {
  const store = useStore();
  return async (format) => {
    try {
      saveFile(await loadExport(guide, store.get(settingsAtom), format));
      showToast({ ...DONE[format], durationMs: DOWNLOAD_TOAST_MS });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Please try again.';
      showToast({ title: 'Export Failed', description: reason, tone: 'destructive' });
    }
  };
}
