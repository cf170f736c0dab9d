import type { Guide, GuideSettings } from '@stylekit/engine';
import { useAtomValue, useStore } from 'jotai';
import { type Command, useCommands } from '../../../lib/command-list.ts';
import { Button } from '../../../ui/button.tsx';
import { MenuOnDemand } from '../../../ui/menu-on-demand.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { type ExportFormat, loadExport, prefetchExport } from './export-file.ts';
import { includesRampsAtom } from './ramps-atom.ts';
import { DOWNLOAD_TOASTS, EXPORT_TOASTS, useDownload } from './use-download.ts';

const SHORTCUT = { key: 'e', label: 'Export' };

interface ExportMenuProps {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
  /** The project name of a stored guide, empty while loading; undefined in the demo. */
  readonly projectName: string | undefined;
  /** Whether the key E opens it. */
  readonly hasShortcut?: boolean;
}

/** The export menu of a guide. */
export function ExportMenu({ guide, settingsAtom, projectName, hasShortcut = false }: ExportMenuProps) {
  const store = useStore();
  const ramps = useAtomValue(includesRampsAtom);
  const toNote = (format: string) => (ramps ? `${format} with ramps` : format);
  const download = useDownload({
    guide,
    settingsAtom,
    projectName,
    toasts: projectName === undefined ? DOWNLOAD_TOASTS : EXPORT_TOASTS,
  });
  const items = [
    { label: 'CSS variables', note: toNote('CSS'), onSelect: () => void download('css') },
    { label: 'Guide data', note: toNote('JSON'), onSelect: () => void download('json') },
    { label: 'Design tokens', note: toNote('DTCG'), onSelect: () => void download('dtcg') },
    { label: 'Brand book', note: 'PDF', onSelect: showPdfNotice },
  ];
  useCommands(hasShortcut ? toCommands(download, () => copyCss(guide, store.get(settingsAtom), ramps)) : []);
  const button = (
    <Button variant="primary" icon="i-lucide-download">
      Export
    </Button>
  );
  return (
    <MenuOnDemand
      button={button}
      items={items}
      prefetch={prefetchExport}
      shortcut={hasShortcut ? SHORTCUT : undefined}
    />
  );
}

function toCommands(download: (format: ExportFormat) => Promise<void>, copy: () => Promise<void>): Command[] {
  return [
    { label: 'Export CSS variables', run: () => void download('css') },
    { label: 'Export guide data (JSON)', run: () => void download('json') },
    { label: 'Export design tokens (DTCG)', run: () => void download('dtcg') },
    { label: 'Copy CSS variables', run: () => void copy() },
  ];
}

async function copyCss(guide: Guide, settings: GuideSettings, ramps: boolean): Promise<void> {
  try {
    await navigator.clipboard.writeText((await loadExport(guide, settings, 'css', { ramps })).text);
    showToast({ title: 'CSS copied', description: 'CSS variables are on the clipboard.' });
  } catch {
    showToast({
      title: 'The CSS could not be copied',
      description: 'The browser blocks the clipboard. Copy it from the section Export instead.',
      tone: 'destructive',
    });
  }
}

function showPdfNotice(): void {
  showToast({
    title: 'PDF Export',
    description: 'PDF export is coming. CSS, JSON and design tokens are available now.',
  });
}
