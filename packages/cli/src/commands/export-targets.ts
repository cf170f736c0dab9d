import path from 'node:path';
import type { GuideDocument } from '@stylekit/engine';
import { isGuideReference } from '../api/find-guide.ts';
import { toDocument } from '../api/guide-document.ts';
import type { Deps } from '../deps.ts';
import { exportFiles } from '../io/export-files.ts';
import { isFileName } from '../io/is-file-name.ts';
import { readGuide, readSettings } from '../io/read-guide.ts';
import { compareFiles, type FileStatus, type OutputFile, writeFiles } from '../io/write-files.ts';
import { loadGuide } from './load-guide.ts';
import { type ExportPlan, rejectSameFile, type Target } from './plan-export.ts';

/** Writes the files of all targets; those of a folder all or none. */
export function writeTargets(plan: ExportPlan, deps: Deps): Promise<FileStatus[]> {
  return eachTarget(plan, writeFiles, deps);
}

/** Compares the files of all targets with those on disk. */
export function compareTargets(plan: ExportPlan, deps: Deps): Promise<FileStatus[]> {
  return eachTarget(plan, compareFiles, deps);
}

async function eachTarget(
  { source, targets, configFile }: ExportPlan,
  run: (folder: string, files: readonly OutputFile[], deps: Deps) => FileStatus[] | Promise<FileStatus[]>,
  deps: Deps,
): Promise<FileStatus[]> {
  const document = await readSource(source, configFile, deps);
  const outputs = [];
  for (const target of targets) outputs.push({ ...target, files: await toFiles(document, target, deps) });
  rejectSameFile(
    outputs.flatMap(({ folder, files }) =>
      files.map(({ fileName }) => path.relative(deps.cwd, path.join(folder, fileName))),
    ),
  );
  const states: FileStatus[] = [];
  for (const { folder, files } of outputs) states.push(...(await run(folder, files, deps)));
  return states;
}

async function toFiles(document: GuideDocument, target: Target, deps: Deps): Promise<OutputFile[]> {
  const settingsOf = await readSettings(target.settings, deps);
  const files = await exportFiles(document.guide, settingsOf(document), target.formats, {
    ramps: target.ramps,
  });
  return files.map((file) => ({ ...file, fileName: target.fileName ?? file.fileName }));
}

/** The id or URL of a guide, else a file, else the name of a guide: a file with that name wins. */
export async function readSource(
  source: string,
  configFile: string | undefined,
  deps: Deps,
): Promise<GuideDocument> {
  if (!isGuideReference(source) && (source === '-' || isFileName(source, deps.cwd)))
    return await readGuide(source, 'export', deps);
  return toDocument((await loadGuide(source, deps, configFile)).tile);
}
