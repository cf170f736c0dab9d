import { fork } from 'node:child_process';
import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '../test/postgres/free-port.ts';
import { COMPILE_CACHE } from '../test/support/compile-cache.ts';
import { TEST_SESSION_KEY } from '../test/support/test-config.ts';

/** Reads `/metrics` of a server. */
export const BENCH_METRICS_TOKEN = 'bench-bench-bench-bench-bench-bench';

/** A server as a process of its own. */
export interface BenchProcess {
  readonly url: string;
  stop(): Promise<void>;
}

export interface BenchProcessOptions {
  /** The module that serves on `PORT` and sends a message once it listens. */
  readonly module: string;
  /** Added to the settings of production. */
  readonly environment: Readonly<Record<string, string>>;
  /** Options of Node, such as those of its profiler. */
  readonly execArgv?: readonly string[];
}

/** Starts a server with the settings of production; its log goes to a file, as an operator would have it. */
export async function startBenchProcess({
  module,
  environment,
  execArgv = [],
}: BenchProcessOptions): Promise<BenchProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'stylekit-bench-'));
  const logFile = path.join(dataDir, 'server.log');
  const log = openSync(logFile, 'a');
  const port = await findFreePort();
  const child = fork(module, {
    execArgv: [...execArgv],
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: { ...productionSettings(dataDir, port), ...environment },
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${module} exited with ${code} before it listened.`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      process.off('exit', kill);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function productionSettings(dataDir: string, port: number): Record<string, string> {
  return {
    ...COMPILE_CACHE,
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: 'https://stylekit.example',
    STYLEKIT_DATA_DIR: dataDir,
    SESSION_KEY: TEST_SESSION_KEY,
    // Nothing is sent.
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_EMAIL: 'bench@stylekit.example',
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: BENCH_METRICS_TOKEN,
    // A busy machine is slow.
    REQUEST_WAIT_SECONDS: '60',
    DATABASE_STATEMENT_SECONDS: '60',
  };
}
