import type { Guide } from '@stylekit/engine';
import { Menu } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { prepareExport } from './export-file.ts';
import { DOWNLOADED, EXPORTED, useDownload } from './use-download.ts';

interface ExportMenuProps {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
  /** The project of a stored guide, empty while it is not known; the demo's guide has none. */
  readonly projectName: string | undefined;
}

/** The menu that downloads a guide. */
export function ExportMenu({ guide, settingsAtom, projectName }: ExportMenuProps) {
  const download = useDownload({
    guide,
    settingsAtom,
    projectName,
    words: projectName === undefined ? DOWNLOADED : EXPORTED,
  });
  const items = [
    { key: 'css', label: 'CSS variables', note: 'CSS', onSelect: () => void download('css') },
    { key: 'json', label: 'Guide data', note: 'JSON', onSelect: () => void download('json') },
    { key: 'dtcg', label: 'Design tokens', note: 'DTCG', onSelect: () => void download('dtcg') },
    { key: 'pdf', label: 'Brand book', note: 'PDF', onSelect: sayNoPdf },
  ];
  return <Menu label="Export" variant="primary" items={items} onApproach={prepareExport} />;
}

function sayNoPdf(): void {
  showToast({
    title: 'PDF Export',
    description: 'PDF export is coming. CSS, JSON and design tokens are available now.',
  });
}
