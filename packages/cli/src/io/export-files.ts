import type { Guide, GuideSettings } from '@stylekit/engine';
import type { ExportFormat, ExportOptions } from '@stylekit/engine/export';
import type { OutputFile } from './write-files.ts';

/** Exports a guide. Style Dictionary is loaded here on demand, because the other commands do not need it. */
export async function exportFiles(
  guide: Guide,
  settings: GuideSettings,
  formats: readonly ExportFormat[],
  options: ExportOptions = {},
): Promise<OutputFile[]> {
  const { exportGuideFiles } = await import('@stylekit/engine/export');
  return await exportGuideFiles(guide, settings, formats, options);
}
