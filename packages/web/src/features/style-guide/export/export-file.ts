import type { Guide, GuideSettings } from '@stylekit/engine';

export type ExportFormat = 'css' | 'json' | 'dtcg';

/** A file to download. */
export interface ReadyFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

interface LoadOptions {
  /** Used for the file name. */
  readonly projectName?: string | undefined;
  /** Whether the file contains ramps and semantic colors. */
  readonly ramps: boolean;
}

/** Creates an export file in the browser. The export code is loaded on the first call. */
export async function loadExport(
  guide: Guide,
  settings: GuideSettings,
  format: ExportFormat,
  { projectName, ramps }: LoadOptions,
): Promise<ReadyFile> {
  const { exportGuide, pageFileName } = await import('@stylekit/engine/export');
  const file = await exportGuide(guide, settings, format, { ramps });
  return projectName === undefined ? file : { ...file, fileName: pageFileName(projectName, format) };
}

/** Preloads the export code. Errors are ignored and appear on use. */
export function prefetchExport(): void {
  void import('@stylekit/engine/export').catch(() => undefined);
}

/** Downloads a file. */
export function saveFile({ fileName, mediaType, text }: ReadyFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the URL after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
