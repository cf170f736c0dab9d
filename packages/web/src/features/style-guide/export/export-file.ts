import type { Guide, GuideSettings } from '@stylekit/engine';

export type ExportFormat = 'css' | 'json' | 'dtcg';

/** A file ready to be saved. */
export interface ReadyFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}

/**
 * The bytes of an export, made in the browser. The part of the engine that writes files is fetched on the first call,
 * since most visits only look.
 *
 * @param projectName names the file after the project
 */
export async function loadExport(
  guide: Guide,
  settings: GuideSettings,
  format: ExportFormat,
  projectName?: string,
): Promise<ReadyFile> {
  const { exportGuide, pageFileName } = await import('@stylekit/engine/export');
  const file = await exportGuide(guide, settings, format);
  return projectName === undefined ? file : { ...file, fileName: pageFileName(projectName, format) };
}

/** Starts fetching the export code before it is needed; a failure shows when it is. */
export function prepareExport(): void {
  void import('@stylekit/engine/export').catch(() => undefined);
}

/** Hands a file to the browser's downloads. */
export function saveFile({ fileName, mediaType, text }: ReadyFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Firefox reads the address only after this task has ended.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
