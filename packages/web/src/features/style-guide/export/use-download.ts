import type { Guide } from '@stylekit/engine';
import { useStore } from 'jotai';
import { showToast } from '../../../ui/toast-store.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { type ExportFormat, loadExport, saveFile } from './export-file.ts';
import { includesRampsAtom } from './ramps-atom.ts';

const DOWNLOAD_TOAST_MS = 2_000;

type ToastTexts = Readonly<Record<ExportFormat, { readonly title: string; readonly description: string }>>;

/** The toasts of the export panel. */
export const DOWNLOAD_TOASTS: ToastTexts = {
  css: { title: 'CSS Downloaded', description: 'CSS variables have been downloaded.' },
  json: { title: 'JSON Downloaded', description: 'JSON data has been downloaded.' },
  dtcg: { title: 'Tokens Downloaded', description: 'Design tokens have been downloaded.' },
};

/** The toasts of the export menu. */
export const EXPORT_TOASTS: ToastTexts = {
  css: { title: 'CSS Export Complete', description: 'CSS variables have been downloaded.' },
  json: { title: 'JSON Export Complete', description: 'JSON data has been downloaded.' },
  dtcg: { title: 'Tokens Export Complete', description: 'Design tokens have been downloaded.' },
};

interface DownloadOptions {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
  readonly toasts: ToastTexts;
  /** Used for file names. Without it, files have default names. */
  readonly projectName?: string | undefined;
}

/** Downloads a guide with its current settings and shows a toast. */
export function useDownload(options: DownloadOptions): (format: ExportFormat) => Promise<void> {
  const { guide, settingsAtom, toasts, projectName } = options;
  const store = useStore();
  return async (format) => {
    try {
      const ramps = store.get(includesRampsAtom);
      saveFile(await loadExport(guide, store.get(settingsAtom), format, { projectName, ramps }));
      showToast({ ...toasts[format], durationMs: DOWNLOAD_TOAST_MS });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Please try again.';
      showToast({ title: 'Export Failed', description: reason, tone: 'destructive' });
    }
  };
}
