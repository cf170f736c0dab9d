import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const MAIN = path.resolve(import.meta.dirname, '../../server/dist/server.js');
const START_LIMIT_MS = 120_000;

/** The real server in its own process with its own data folder. */
export interface ServerProcess {
  readonly origin: string;
  /** The folder with outgoing mails. */
  readonly mailFolder: string;
  readonly close: () => Promise<void>;
}

/** Starts the server with the built page and without a demo account. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stylekit-e2e-'));
  // Chosen in advance, because URLs in mails and redirects contain it.
  const port = await freePort();
  const server = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      STYLEKIT_DATA_DIR: dataDir,
      STYLEKIT_DEMO: 'false',
      // A busy machine is slow.
      REQUEST_WAIT_SECONDS: '60',
      DATABASE_STATEMENT_SECONDS: '60',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await isReady(server);
  return {
    // The clipboard needs a secure context, which localhost is.
    origin: `http://localhost:${port}`,
    mailFolder: path.join(dataDir, 'mail'),
    close: async () => {
      await end(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function isReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (reason: string) => {
      server.kill('SIGKILL');
      reject(new Error(`The server ${reason}:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), START_LIMIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('StyleKit is ready at')) return;
      clearTimeout(timer);
      resolve();
    };
    server.stdout?.on('data', read);
    server.stderr?.on('data', read);
    server.once('exit', () => fail('ended'));
  });
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}
