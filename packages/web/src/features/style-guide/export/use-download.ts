import type { Guide } from '@stylekit/engine';
import { useStore } from 'jotai';
import { showToast } from '../../../ui/toast-store.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { type ExportFormat, loadExport, saveFile } from './export-file.ts';

const DOWNLOAD_TOAST_MS = 2_000;

type Words = Readonly<Record<ExportFormat, { readonly title: string; readonly description: string }>>;

/** What the panel says of a file that was downloaded from it. */
export const DOWNLOADED: Words = {
  css: { title: 'CSS Downloaded', description: 'CSS variables have been downloaded.' },
  json: { title: 'JSON Downloaded', description: 'JSON data has been downloaded.' },
  dtcg: { title: 'Tokens Downloaded', description: 'Design tokens have been downloaded.' },
};

/** What the menu of a guide's page says. */
export const EXPORTED: Words = {
  css: { title: 'CSS Export Complete', description: 'CSS variables have been downloaded.' },
  json: { title: 'JSON Export Complete', description: 'JSON data has been downloaded.' },
  dtcg: { title: 'Tokens Export Complete', description: 'Design tokens have been downloaded.' },
};

interface DownloadOptions {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
  readonly words: Words;
  /** Names the files after the project; without one they have the names that everybody's have. */
  readonly projectName?: string | undefined;
}

/** Downloads a guide with the settings of the moment, and says so. */
export function useDownload(options: DownloadOptions): (format: ExportFormat) => Promise<void> {
  const { guide, settingsAtom, words, projectName } = options;
  const store = useStore();
  return async (format) => {
    try {
      saveFile(await loadExport(guide, store.get(settingsAtom), format, projectName));
      showToast({ ...words[format], durationMs: DOWNLOAD_TOAST_MS });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Please try again.';
      showToast({ title: 'Export Failed', description: reason, tone: 'destructive' });
    }
  };
}
