import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

const MAIN = path.resolve(import.meta.dirname, '../../server/src/main.ts');
const START_LIMIT_MS = 60_000;
const MAIL_LIMIT_MS = 15_000;

/** The real server in a process and a data folder of its own. */
export interface ServerProcess {
  readonly origin: string;
  /** The newest code mailed to an address that is none of `known`; waits for the mail. */
  readonly codeFor: (email: string, known?: readonly string[]) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Starts the server on the built page, without a demo account. */
export async function startServerProcess(
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'stylekit-journey-'));
  // Chosen beforehand, because the addresses in mails and redirects have to name it.
  const port = await freePort();
  const server = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      STYLEKIT_DATA_DIR: dataDir,
      STYLEKIT_DEMO: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await isReady(server);
  return {
    // localhost counts as a secure context, which the clipboard needs.
    origin: `http://localhost:${port}`,
    codeFor: (email, known = []) => waitForCode(path.join(dataDir, 'mail'), email, known),
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

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no port.');
  return address.port;
}

async function waitForCode(folder: string, email: string, known: readonly string[]): Promise<string> {
  const deadline = Date.now() + MAIL_LIMIT_MS;
  while (Date.now() < deadline) {
    const code = await newestCode(folder, email);
    if (code !== null && !known.includes(code)) return code;
    await delay(50);
  }
  throw new Error(`No mail with a new code reached ${email}.`);
}

/** Mails are named by their time, so the last name is the newest. */
async function newestCode(folder: string, email: string): Promise<string | null> {
  const names = (await readdir(folder).catch(() => [])).sort().reverse();
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const text = await readFile(path.join(folder, name), 'utf8');
    if (!text.includes(`To: ${email}`)) continue;
    const code = /^\s*([A-Z2-9]{6})\s*$/m.exec(text)?.[1];
    if (code !== undefined) return code;
  }
  return null;
}
