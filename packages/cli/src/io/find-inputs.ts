import { type Dirent, globSync, readdirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { describeSystemError } from './system-error.ts';

/** A file to check, or why a given name stands for none. */
export interface Input {
  /** The path as given, or below the given folder, with forward slashes; "-" for standard input. */
  readonly source: string;
  /** False for a file that was found in a folder. */
  readonly isNamed: boolean;
  readonly error: CliError | null;
}

/** Files that are read from a folder. Minified stylesheets are generated. */
const ENDINGS = /(?:\.json|\.tokens|(?<!\.min)\.css)$/i;

/**
 * The files that the given names stand for, each once: files, all `*.json`, `*.tokens` and `*.css` of folders and their
 * subfolders, and the matches of globs. In the order of the names; the files of a folder or glob are sorted. Hidden
 * folders and `node_modules` are skipped unless they are named. What a name with `!` in front stands for is left out,
 * wherever it is in the list.
 */
export function findInputs(names: readonly string[], deps: Pick<Deps, 'cwd'>): Input[] {
  const { included, excluded } = splitNames(names);
  rejectEmpty([...included, ...excluded]);
  const isExcluded = createExclusion(excluded, deps.cwd);
  const inputs = new Map<string, Input>();
  for (const input of included.flatMap((name) => expandName(name, deps.cwd))) {
    const key = input.source === '-' ? '-' : path.resolve(deps.cwd, input.source);
    if (isExcluded(key)) continue;
    const known = inputs.get(key);
    if (known === undefined || (input.isNamed && !known.isNamed)) inputs.set(key, input);
  }
  if (inputs.size > 0) return [...inputs.values()];
  const message =
    included.length === 0
      ? 'All names begin with !, which leaves files out, so there is none to check.'
      : `The names with ! leave no file of ${included.join(', ')} to check.`;
  throw new CliError(EXIT.usage, message, 'Name the files to check, or leave out less.');
}

/** The names of what to check, and those of what to leave out, without the `!` in front of them. */
export function splitNames(names: readonly string[]): {
  readonly included: readonly string[];
  readonly excluded: readonly string[];
} {
  return {
    included: names.filter((name) => !name.startsWith('!')),
    excluded: names.filter((name) => name.startsWith('!')).map((name) => name.slice(1)),
  };
}

/** Whether a file, by its absolute path, is one of the excluded files or in one of the excluded folders. */
function createExclusion(names: readonly string[], cwd: string): (file: string) => boolean {
  const excluded = new Set(
    names
      .flatMap((name) => [name, ...globSync(name, { cwd, exclude: isSkippedIn(name) })])
      .map((name) => path.resolve(cwd, name)),
  );
  const isExcluded = (file: string): boolean =>
    excluded.has(file) || (path.dirname(file) !== file && isExcluded(path.dirname(file)));
  return (file) => file !== '-' && excluded.size > 0 && isExcluded(file);
}

/** An empty name usually comes from an unset variable and would mean the current folder. */
function rejectEmpty(names: readonly string[]): void {
  if (names.every((name) => name.trim() !== '')) return;
  throw new CliError(EXIT.usage, 'The name of a file is empty.', 'For the current folder use . (a dot).');
}

function expandName(name: string, cwd: string): Input[] {
  // A URL and a missing file are reported when they are read.
  const named = { source: name, isNamed: true, error: null };
  if (name === '-' || /^https?:\/\//i.test(name)) return [named];
  const stats = statOf(path.resolve(cwd, name));
  if (stats?.isDirectory() === true) return listFolder(name, cwd);
  if (stats !== null || !/[*?[{]/.test(name)) return [named];
  const matches = globSync(name, { cwd, exclude: isSkippedIn(name) })
    .map(toSlashes)
    .sort();
  if (matches.length === 0)
    return [failed(name, `${name} matches no file.`, 'Check the pattern and the current folder.')];
  return matches.flatMap((match) => expandName(match, cwd));
}

/** The state of a path, or null for a path that cannot be opened, which is reported when it is read. */
function statOf(file: string): Stats | null {
  try {
    return statSync(file);
  } catch (error) {
    describeSystemError(error);
    return null;
  }
}

function listFolder(folder: string, cwd: string): Input[] {
  const inputs = readFolder(folder, cwd);
  if (inputs.length > 0) return inputs;
  return [
    failed(
      folder,
      `${folder} contains no *.json, *.tokens or *.css file.`,
      'Name the folder of your token files.',
    ),
  ];
}

function readFolder(folder: string, cwd: string): Input[] {
  try {
    return readdirSync(path.resolve(cwd, folder), { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => readEntry(entry, folder, cwd));
  } catch (error) {
    const reason = describeSystemError(error);
    return [failed(folder, `${folder} cannot be read: ${reason}.`, 'Check the path and its permissions.')];
  }
}

function readEntry(entry: Dirent, folder: string, cwd: string): Input[] {
  const source = toSlashes(path.join(folder, entry.name));
  // Links to folders are not followed, because they can form a loop.
  if (entry.isDirectory()) return isSkipped(entry.name) ? [] : readFolder(source, cwd);
  const isFile = entry.isFile() || (entry.isSymbolicLink() && !isFolder(path.resolve(cwd, source)));
  return isFile && ENDINGS.test(entry.name) ? [{ source, isNamed: false, error: null }] : [];
}

function isFolder(file: string): boolean {
  return statOf(file)?.isDirectory() === true;
}

/** A filter of folders for a glob: those that the glob itself names are searched. */
function isSkippedIn(glob: string): (folder: string) => boolean {
  return (folder) => {
    const name = path.basename(folder);
    return isSkipped(name) && !glob.includes(name);
  };
}

function isSkipped(folderName: string): boolean {
  return folderName === 'node_modules' || /^\.[^.]/.test(folderName);
}

function toSlashes(file: string): string {
  return file.replaceAll(path.sep, '/');
}

function failed(source: string, message: string, fix: string): Input {
  return { source, isNamed: true, error: new CliError(EXIT.unreadable, message, fix) };
}
