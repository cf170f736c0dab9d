import type { Guide } from '@stylekit/engine';
import { useAtom, useAtomValue } from 'jotai';
import { lazy, memo, Suspense, useRef, useState } from 'react';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { useCopy } from '../../../ui/copy-button.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { GuideSection } from '../guide-section.tsx';
import type { SettingsAtom } from '../settings/settings-atoms.ts';
import { CodePane } from './code-pane.tsx';
import { type ExportFormat, prefetchExport } from './export-file.ts';
import { includesRampsAtom } from './ramps-atom.ts';
import { DOWNLOAD_TOASTS, useDownload } from './use-download.ts';
import { type ExportState, useExportText } from './use-export-text.ts';
import './export.css';

/** The checks are loaded on demand. */
const GuideDetails = lazy(async () => ({ default: (await import('./guide-details.tsx')).GuideDetails }));

/** The ramps are loaded with the export code. */
const RampTable = lazy(async () => ({ default: (await import('./ramp-table.tsx')).RampTable }));

type TabKey = ExportFormat | 'details';

const TABS = [
  { key: 'css', label: 'CSS' },
  { key: 'json', label: 'JSON' },
  { key: 'dtcg', label: 'Design tokens' },
  { key: 'details', label: 'Details' },
] as const satisfies readonly { key: TabKey; label: string }[];

/** The error titles by format. `dtcg` is JSON. */
const FAILURE_TITLES: Readonly<Record<ExportFormat, string>> = {
  css: 'Error generating CSS content. Please try again.',
  json: 'Error generating JSON content. Please try again.',
  dtcg: 'Error generating design tokens. Please try again.',
};

interface ExportSectionProps {
  readonly guide: Guide;
  readonly settingsAtom: SettingsAtom;
  readonly level: 2 | 3;
}

/** The exports of a guide as code, and its details. */
export const ExportSection = memo(function ExportSection({ guide, settingsAtom, level }: ExportSectionProps) {
  const settings = useAtomValue(settingsAtom);
  const [ramps, setRamps] = useAtom(includesRampsAtom);
  const [tab, setTab] = useState<TabKey>('css');
  const container = useRef<HTMLDivElement>(null);
  const isNearViewport = useNearViewport(container);
  const format = tab === 'details' ? null : tab;
  const state = useExportText(guide, settings, format, isNearViewport, ramps);
  return (
    <GuideSection
      section="export"
      note={
        <>
          Identical to the output of{' '}
          <code className="code">
            stylekit export{ramps && <span className="whitespace-nowrap"> --ramps</span>}
          </code>
          .
        </>
      }
      level={level}
    >
      <div ref={container} onPointerEnter={prefetchExport}>
        <div className="mb-5">
          <CheckField isChecked={ramps} onChange={setRamps}>
            Include ramps
          </CheckField>
          <p className="note mt-1">Steps 50 to 950 of each color, and success, warning, danger and info.</p>
          {ramps && (
            <div className="mt-4">
              <Suspense fallback={<p className="note min-h-150">Computing the ramps…</p>}>
                <RampTable guide={guide} />
              </Suspense>
            </div>
          )}
        </div>
        <Tabs
          label="Style Guide Data"
          tabs={TABS}
          selected={tab}
          onSelect={setTab}
          actions={
            format !== null && (
              <FileActions guide={guide} settingsAtom={settingsAtom} format={format} state={state} />
            )
          }
        >
          {format === null ? (
            <Suspense fallback={<p className="note min-h-110">Checking the guide…</p>}>
              <GuideDetails guide={guide} settings={settings} level={level === 2 ? 3 : 4} />
            </Suspense>
          ) : (
            <CodeView format={format} state={state} />
          )}
        </Tabs>
      </div>
    </GuideSection>
  );
});

interface FileActionsProps extends Omit<ExportSectionProps, 'level'> {
  readonly format: ExportFormat;
  readonly state: ExportState;
}

function FileActions({ guide, settingsAtom, format, state }: FileActionsProps) {
  const download = useDownload({ guide, settingsAtom, toasts: DOWNLOAD_TOASTS });
  const label = TABS.find((tab) => tab.key === format)?.label ?? '';
  const { isCopied, copy } = useCopy(state.status === 'ready' ? state.file.text : '', label);
  return (
    <div className="flex gap-2">
      <Button
        texts={['Copy', 'Copied']}
        icon={isCopied ? 'i-lucide-check' : 'i-lucide-copy'}
        disabled={state.status !== 'ready'}
        onClick={copy}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <Button icon="i-lucide-download" onClick={() => void download(format)}>
        Download
      </Button>
    </div>
  );
}

function CodeView({ format, state }: { readonly format: ExportFormat; readonly state: ExportState }) {
  if (state.status === 'failed') {
    return (
      <div className="code-frame code-empty" role="alert">
        <p className="m-0 font-medium">{FAILURE_TITLES[format]}</p>
        <p className="m-0 mt-1 text-muted">{state.message}</p>
      </div>
    );
  }
  if (state.status === 'loading') {
    return (
      <div className="code-frame code-empty note" aria-busy="true">
        Generating the file…
      </div>
    );
  }
  const { fileName, text } = state.file;
  return (
    <>
      <CodePane label={fileName} language={format === 'css' ? 'css' : 'json'} text={text} />
      <p className="note mt-2 flex justify-between gap-4">
        <span>{fileName}</span>
        <span>
          {text.split('\n').length - 1} lines · {toKilobytes(text)} kB
        </span>
      </p>
    </>
  );
}

function toKilobytes(text: string): string {
  return (new TextEncoder().encode(text).length / 1000).toFixed(1);
}
