import type { Guide, GuideSettings } from '@stylekit/engine';
import { useEffect, useState } from 'react';
import { type ExportFormat, loadExport, type ReadyFile } from './export-file.ts';

export type ExportState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'ready'; readonly format: ExportFormat; readonly file: ReadyFile };

/** The delay after the last change, so that the text is not rebuilt while a slider moves. */
export const SETTLE_MS = 150;

/** The text of an export with the current settings. Nothing is loaded until it is near the viewport. */
export function useExportText(
  guide: Guide,
  settings: GuideSettings,
  format: ExportFormat | null,
  isNearViewport: boolean,
  ramps: boolean,
): ExportState {
  const [state, setState] = useState<ExportState>({ status: 'loading' });
  useEffect(() => {
    if (format === null || !isNearViewport) return;
    let isCurrent = true;
    const show = (next: ExportState) => {
      if (isCurrent) setState(next);
    };
    const timer = setTimeout(() => {
      loadExport(guide, settings, format, { ramps }).then(
        (file) => show({ status: 'ready', format, file }),
        (error: unknown) =>
          show({ status: 'failed', message: error instanceof Error ? error.message : String(error) }),
      );
    }, SETTLE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [guide, settings, format, isNearViewport, ramps]);
  return state.status === 'ready' && state.format !== format ? { status: 'loading' } : state;
}
