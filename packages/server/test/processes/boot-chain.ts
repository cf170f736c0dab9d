import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { COMPILE_CACHE } from '../support/compile-cache.ts';
import { TEST_SESSION_KEY } from '../support/test-config.ts';

const MAIN = path.resolve(import.meta.dirname, '../../dist/server.js');
const BOOT = path.resolve(import.meta.dirname, '../../../../scripts/boot');
const moduleOf = (name: string) => pathToFileURL(path.join(BOOT, name)).href;

/** What scripts/boot.mjs runs after everything is installed and built. */
const HAND_OVER = `
  const { listenForStops } = await import(${JSON.stringify(moduleOf('stops.mjs'))});
  const { handOver } = await import(${JSON.stringify(moduleOf('hand-over.mjs'))});
  listenForStops();
  const [node, script] = [process.execPath, ${JSON.stringify(MAIN)}];
  const server = { builds: null, onReady: async () => undefined };
  process.exitCode = await handOver({ node, script, args: [], server });
`;

/** Process groups with a running process; they are killed when the tests exit. */
const groups = new Set<number>();
process.once('exit', () => {
  for (const pid of groups) process.kill(-pid, 'SIGKILL');
});

/** A server started by boot.mjs, in its own process group. */
export interface BootChain {
  readonly url: string;
  /** The topmost process. */
  readonly pid: number;
  /** Everything written so far to stdout and stderr. */
  output(): string;
  /** Sends a signal to every process of the group, like a terminal. */
  signalGroup(signal: NodeJS.Signals): void;
  /** Exit code of the topmost process; null when a signal ended it. */
  readonly exited: Promise<number | null>;
  /** Resolves when all processes have exited and closed their output. */
  readonly closed: Promise<void>;
}

/**
 * Starts the processes and waits until the server is ready.
 *
 * @param hasShell adds a shell on top that does not forward signals, like the `sh` under npm on some systems
 */
export async function startBootChain(
  environment: Readonly<Record<string, string>>,
  { hasShell = false } = {},
): Promise<BootChain> {
  const command = [process.execPath, '--input-type=module', '--eval', HAND_OVER];
  const [file = '', ...args] = hasShell ? ['sh', '-c', '"$@"; true', 'sh', ...command] : command;
  const env = {
    ...COMPILE_CACHE,
    PATH: process.env['PATH'] ?? '',
    SESSION_KEY: TEST_SESSION_KEY,
    PORT: '0',
    STYLEKIT_DEMO: 'false',
    ...environment,
  };
  const child = spawn(file, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${file} could not be started.`);
  const signalGroup = (signal: NodeJS.Signals) => void process.kill(-pid, signal);
  groups.add(pid);
  child.once('close', () => groups.delete(pid));
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await readUrl(child, (chunk) => {
    output += chunk;
    return output;
  });
  return { url, pid, output: () => output, signalGroup, exited, closed };
}

/** The URL of the server, once it is ready. */
function readUrl(child: ChildProcess, append: (chunk: string) => string): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output = append(chunk.toString());
      const url = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (url !== undefined && output.includes('StyleKit is ready at')) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => reject(new Error(`The server exited before it was ready:\n${output}`)));
  });
}
