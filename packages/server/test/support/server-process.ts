import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { COMPILE_CACHE } from './compile-cache.ts';
import { TEST_SESSION_KEY } from './test-config.ts';

const MAIN = path.resolve(import.meta.dirname, '../../dist/server.js');

/** The real server as a separate process, on a free port. */
export interface ServerProcess {
  readonly url: string;
  /** Everything written so far to stdout and stderr. */
  output(): string;
  /** Sends a signal and returns the exit code; null when the signal itself ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts the server and waits until it listens. It is killed when the test process exits. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stylekit-process-'));
  const env = {
    ...COMPILE_CACHE,
    PATH: process.env['PATH'] ?? '',
    STYLEKIT_DATA_DIR: dataDir,
    SESSION_KEY: TEST_SESSION_KEY,
    PORT: '0',
    STYLEKIT_DEMO: 'false',
    // A busy machine is slow.
    REQUEST_WAIT_SECONDS: '60',
    DATABASE_STATEMENT_SECONDS: '60',
    ...environment,
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The server exited without listening:\n${output}`)));
  });
  return { url, output: () => output, end: (signal) => endProcess(child, exited, signal, dataDir) };
}

async function endProcess(
  child: ChildProcess,
  exited: Promise<number | null>,
  signal: NodeJS.Signals,
  dataDir: string,
): Promise<number | null> {
  child.kill(signal);
  const code = await exited;
  rmSync(dataDir, { recursive: true, force: true });
  return code;
}
