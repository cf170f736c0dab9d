import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Guide, GuideDocument, GuideSettings } from '@stylekit/engine';
import { EXPORT_FORMATS, type ExportFormat } from '@stylekit/engine/export';
import { connect } from '../api/connection.ts';
import { findGuide, isGuideReference } from '../api/find-guide.ts';
import { toDocument } from '../api/guide-document.ts';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { exportFiles } from '../io/export-files.ts';
import { readGuide, readSettings } from '../io/read-guide.ts';
import { compareFiles, type FileStatus, writeFiles } from '../io/write-files.ts';
import { reportDrift, reportWritten, toDriftReport, toWrittenReport } from '../report/files.ts';

export interface ExportOptions {
  readonly format?: ExportFormat[];
  readonly out?: string;
  readonly settings?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

interface Style {
  readonly guide: Guide;
  readonly settings: GuideSettings;
}

export async function runExport(source: string, options: ExportOptions, deps: Deps): Promise<ExitCode> {
  if (options.out === undefined) return await printOne(source, options, deps);
  const { guide, settings } = await readStyle(source, options, deps);
  const files = await exportFiles(guide, settings, options.format ?? EXPORT_FORMATS);
  const folder = path.resolve(deps.cwd, options.out);
  if (options.check === true) return report(await compareFiles(folder, files), options, deps);
  const written = await writeFiles(folder, files, deps);
  if (options.json === true) deps.stdout.write(toWrittenReport(written, deps.cwd));
  else reportWritten(written, deps);
  return EXIT.ok;
}

function report(files: readonly FileStatus[], options: ExportOptions, deps: Deps): ExitCode {
  if (options.json === true) deps.stdout.write(toDriftReport(files, deps.cwd));
  else reportDrift(files, deps);
  return files.every(({ state }) => state === 'unchanged') ? EXIT.ok : EXIT.findings;
}

async function printOne(source: string, options: ExportOptions, deps: Deps): Promise<ExitCode> {
  const formats = options.format ?? ['css'];
  if (options.check === true || options.json === true || formats.length !== 1) {
    const reason =
      options.check === true
        ? '--check compares files'
        : options.json === true
          ? '--json reports on files'
          : 'Several formats need several files';
    throw new CliError(EXIT.usage, `${reason}, but no folder is given.`, 'Add --out <folder>.');
  }
  const { guide, settings } = await readStyle(source, options, deps);
  const [file] = await exportFiles(guide, settings, formats);
  deps.stdout.write(file?.text ?? '');
  return EXIT.ok;
}

/** The guide, and the settings of the file named for them, else those of the guide. */
async function readStyle(source: string, { settings: named }: ExportOptions, deps: Deps): Promise<Style> {
  const document = await readSource(source, deps);
  const settingsOf = await readSettings(named, deps);
  return { guide: document.guide, settings: settingsOf(document) };
}

/** The id or URL of a guide, else a file, else the name of a guide: a file with that name wins. */
async function readSource(source: string, deps: Deps): Promise<GuideDocument> {
  if (!isGuideReference(source) && (source === '-' || isFileName(source, deps))) {
    return await readGuide(source, 'export', deps);
  }
  return toDocument(await findGuide(source, await connect(deps)));
}

/** A text that looks like a path is one, so that a missing file is reported as that. */
function isFileName(source: string, { cwd }: Deps): boolean {
  return /[\\/]|\.\w{1,8}$/.test(source) || source.trim() === '' || existsSync(path.resolve(cwd, source));
}
