import path from 'node:path';
import { StyleKitError } from '@stylekit/engine';
import type { FSWatcher } from 'chokidar';
import { CliError } from '../../cli-error.ts';
import type { Deps } from '../../deps.ts';
import { printable } from '../../report/terminal-style.ts';

/** What a run depends on, as absolute paths. */
export interface Watched {
  readonly files: readonly string[];
  /** Searched with all subfolders for token files, guides and stylesheets. */
  readonly folders: readonly string[];
}

/** One run of a watched command. `watched` is known before `run` starts, so that a failing run is repeated, too. */
export interface WatchedRun {
  readonly watched: Watched;
  /** Returns the line to print. */
  readonly run: () => Promise<string>;
}

/** An editor saves in several steps; a formatter may follow. */
const PAUSE_MS = 120;
const IGNORED = /(?:^|[\\/])(?:node_modules|\.[^.\\/][^\\/]*)(?:[\\/]|$)/;
const READ = /\.(?:json|tokens|css)$/i;

/**
 * Runs now and after each change, until the process is ended. Prints one line a run, also for a failed one. Folders are
 * watched instead of files, so that a file may be replaced by a rename, and be deleted for a while.
 */
export async function watchRuns(plan: () => Promise<WatchedRun>, deps: Deps): Promise<never> {
  const { watch } = await import('chokidar');
  let watched: Watched = { files: [], folders: [] };
  let watcher: FSWatcher | null = null;
  let timer: NodeJS.Timeout | null = null;
  let running = Promise.resolve();

  const runOnce = async () => {
    try {
      const next = await plan();
      watched = next.watched;
      deps.stderr.write(`${time(deps)}  ${printable(await next.run())}\n`);
    } catch (error) {
      deps.stderr.write(`${time(deps)}  ${describe(error)}\n`);
    }
    watcher?.add(placesOf(watched));
  };
  const schedule = (file: string) => {
    if (!isRelevant(path.resolve(file), watched)) return;
    if (timer !== null) clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(runOnce);
    }, PAUSE_MS);
  };

  await runOnce();
  watcher = watch(placesOf(watched), {
    ignoreInitial: true,
    atomic: true,
    ignored: (file) => isIgnored(file, watched),
  });
  watcher.on('add', schedule).on('change', schedule).on('unlink', schedule);
  await new Promise<void>((resolve) => watcher?.once('ready', () => resolve()));
  deps.stderr.write('Watching for changes. Press Ctrl-C to end.\n');
  return await new Promise<never>(() => undefined);
}

function placesOf({ files, folders }: Watched): string[] {
  return [...new Set([...files.map((file) => path.dirname(file)), ...folders])];
}

function isRelevant(file: string, { files, folders }: Watched): boolean {
  return files.includes(file) || (READ.test(file) && folders.some((folder) => isIn(file, folder)));
}

/** Only the named folders are searched deeply. */
function isIgnored(file: string, watched: Watched): boolean {
  const places = placesOf(watched);
  if (places.includes(file)) return false;
  const folder = watched.folders.find((candidate) => isIn(file, candidate));
  if (folder !== undefined) return IGNORED.test(path.relative(folder, file));
  return !places.includes(path.dirname(file));
}

function isIn(file: string, folder: string): boolean {
  const inside = path.relative(folder, file);
  return inside !== '' && !inside.startsWith('..') && !path.isAbsolute(inside);
}

function time({ system }: Deps): string {
  return system.now().toTimeString().slice(0, 8);
}

/** A failed run as one line. Everything else is a bug and ends the command. */
function describe(error: unknown): string {
  if (!(error instanceof CliError || error instanceof StyleKitError)) throw error;
  return printable(`${error.message} ${error.hint}`);
}
