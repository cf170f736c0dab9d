import type { Guide } from '@stylekit/engine';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { prefetchExport } from './export-file.ts';
import { DOWNLOAD_TOASTS, EXPORT_TOASTS, useDownload } from './use-download.ts';

interface ExportMenuProps {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
  /** The project name of a stored guide, empty while loading; undefined in the demo. */
  readonly projectName: string | undefined;
}

/** The export menu of a guide. */
export function ExportMenu({ guide, settingsAtom, projectName }: ExportMenuProps) {
  const download = useDownload({
    guide,
    settingsAtom,
    projectName,
    toasts: projectName === undefined ? DOWNLOAD_TOASTS : EXPORT_TOASTS,
  });
  const items = [
    { key: 'css', label: 'CSS variables', note: 'CSS', onSelect: () => void download('css') },
    { key: 'json', label: 'Guide data', note: 'JSON', onSelect: () => void download('json') },
    { key: 'dtcg', label: 'Design tokens', note: 'DTCG', onSelect: () => void download('dtcg') },
    { key: 'pdf', label: 'Brand book', note: 'PDF', onSelect: showPdfNotice },
  ];
  return <Menu label="Export" variant="primary" items={items} prefetch={prefetchExport} />;
}

function showPdfNotice(): void {
  showToast({
    title: 'PDF Export',
    description: 'PDF export is coming. CSS, JSON and design tokens are available now.',
  });
}
