import { execFile, execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

/** A PostgreSQL server of one's own: no other process knows its password, and it listens on this machine only. */
export interface PrivatePostgres {
  /** `postgres://…/postgres`, as a superuser. */
  readonly url: string;
  readonly port: number;
  readonly binDir: string;
  readonly dataDir: string;
  /** What the server wrote since it was made. */
  readonly logFile: string;
  /** Cuts every connection without a goodbye, recovers from the log and listens again at the same address. */
  restartImmediate(): Promise<void>;
  /** Ends the server and removes everything it wrote; a second call does nothing. */
  stop(): Promise<void>;
  /** The same at once and without waiting, for a process that is about to end. */
  stopNow(): void;
}

export interface PrivatePostgresOptions {
  /** An empty folder of a disk one wants to fill or break; a temporary folder unless given. It is never removed itself. */
  readonly dataDir?: string;
  /** The folder of `initdb` and `pg_ctl`; the newest installed unless given. */
  readonly binDir?: string;
  /** False leaves out the waiting for the disk: faster, and a crash of the machine may lose everything. True unless given. */
  readonly isDurable?: boolean;
}

/** No PostgreSQL can be started; the message says what, why and how to mend it. */
export class PostgresMissingError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PostgresMissingError';
  }
}

interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);
const START_SECONDS = 60;
/** Somebody else may take the free port between its choice and its use. */
const START_TRIES = 3;
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];
const HOMEBREW = ['/opt/homebrew/opt', '/usr/local/opt'];
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** The folder of the newest installed PostgreSQL's programs (Debian, the PATH, Homebrew), or null when there is none. */
export function findPostgres(): string | null {
  const debian = listVersions('/usr/lib/postgresql', /^(?<version>\d+)$/, 'bin');
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const homebrew = HOMEBREW.flatMap((folder) => listVersions(folder, /^postgresql@(?<version>\d+)$/, 'bin'));
  const plainHomebrew = HOMEBREW.map((folder) => path.join(folder, 'postgresql/bin'));
  const isComplete = (folder: string) => PROGRAMS.every((program) => existsSync(path.join(folder, program)));
  return [...debian, ...onPath, ...homebrew, ...plainHomebrew].find(isComplete) ?? null;
}

/**
 * Starts a PostgreSQL of one's own on a free port of 127.0.0.1, with a new password; about two seconds.
 *
 * PostgreSQL refuses to run as root; for root it runs as the user `postgres`, which its Debian package makes.
 *
 * @throws PostgresMissingError when it is not installed, or cannot be set up or started
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions = {}): Promise<PrivatePostgres> {
  const binDir = options.binDir ?? findPostgres();
  if (binDir === null) {
    throw new PostgresMissingError(
      'No PostgreSQL is installed (looked for initdb and pg_ctl under /usr/lib/postgresql, on the PATH and in Homebrew).',
    );
  }
  const identity = findIdentity();
  const home = makeHome();
  const dataDir = options.dataDir ?? path.join(home, 'data');
  const call = (program: string, args: readonly string[]) =>
    run(path.join(binDir, program), args, { cwd: home, ...identity, env: cleanEnvironment() });
  try {
    give(home, identity);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    give(dataDir, identity);
    const password = await initialize(call, { home, dataDir, identity });
    const logFile = path.join(home, 'server.log');
    const settings = options.isDurable === false ? FAST : [];
    const port = await startOnFreePort(call, { dataDir, logFile, settings });
    const url = `postgres://stylekit:${password}@127.0.0.1:${port}/postgres`;
    return { url, port, binDir, dataDir, logFile, ...controls(call, { binDir, home, dataDir, identity }) };
  } catch (cause) {
    clear(home, dataDir);
    if (cause instanceof PostgresMissingError) throw cause;
    throw new PostgresMissingError(`PostgreSQL of ${binDir} could not be started: ${reasonOf(cause)}`, cause);
  }
}

type Call = (program: string, args: readonly string[]) => Promise<unknown>;

interface Place {
  readonly home: string;
  readonly dataDir: string;
  readonly identity: Identity | null;
}

/** Makes the cluster and gives the password of its one user. */
async function initialize(call: Call, { home, dataDir, identity }: Place): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  give(passwordFile, identity);
  await call('initdb', [
    `--pgdata=${dataDir}`,
    '--username=stylekit',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  rmSync(passwordFile);
  return password;
}

async function startOnFreePort(
  call: Call,
  { dataDir, logFile, settings }: { dataDir: string; logFile: string; settings: readonly string[] },
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = await findFreePort();
    // No socket file: its path may be too long for the system, and one door is enough.
    const all = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      "unix_socket_directories=''",
      'max_connections=200',
      ...settings,
    ];
    const serverOptions = all.map((setting) => `-c ${setting}`).join(' ');
    try {
      await call('pg_ctl', [
        'start',
        '-w',
        `--timeout=${START_SECONDS}`,
        `--pgdata=${dataDir}`,
        `--log=${logFile}`,
        `--options=${serverOptions}`,
      ]);
      return port;
    } catch (error) {
      if (tries === START_TRIES) throw error;
    }
  }
}

function controls(call: Call, { binDir, home, dataDir, identity }: Place & { binDir: string }) {
  let isStopped = false;
  const stopArguments = ['stop', '-m', 'immediate', '-w', `--pgdata=${dataDir}`];
  return {
    async restartImmediate(): Promise<void> {
      const log = path.join(home, 'server.log');
      const timeout = `--timeout=${START_SECONDS}`;
      await call('pg_ctl', [
        'restart',
        '-m',
        'immediate',
        '-w',
        timeout,
        `--pgdata=${dataDir}`,
        `--log=${log}`,
      ]);
    },
    async stop(): Promise<void> {
      if (isStopped) return;
      isStopped = true;
      try {
        if (isRunning(dataDir)) await call('pg_ctl', stopArguments);
      } catch (error) {
        // pg_ctl also complains of a server that was killed and ends by itself meanwhile; that is as good as stopped.
        if (isRunning(dataDir)) throw error;
      }
      clear(home, dataDir);
    },
    stopNow(): void {
      if (isStopped) return;
      isStopped = true;
      const options = { cwd: home, ...identity, env: cleanEnvironment(), stdio: 'ignore' } as const;
      try {
        if (isRunning(dataDir)) execFileSync(path.join(binDir, 'pg_ctl'), stopArguments, options);
      } catch (error) {
        if (isRunning(dataDir)) throw error;
      }
      clear(home, dataDir);
    },
  };
}

/** Root has to become somebody else, everybody else stays who they are. */
function findIdentity(): Identity | null {
  if (process.getuid?.() !== 0) return null;
  try {
    const read = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: read('-u'), gid: read('-g') };
  } catch (cause) {
    throw new PostgresMissingError(
      'PostgreSQL does not run as root, and there is no user "postgres" it could run as.',
      cause,
    );
  }
}

function listVersions(folder: string, pattern: RegExp, below: string): string[] {
  if (!existsSync(folder)) return [];
  const versionOf = (name: string) => Number(pattern.exec(name)?.groups?.['version'] ?? '0');
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort((a, b) => versionOf(b) - versionOf(a))
    .map((name) => path.join(folder, name, below));
}

/** The caller's own PG… variables would send the programs to another server or data folder. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

function give(target: string, identity: Identity | null): void {
  if (identity !== null) chownSync(target, identity.uid, identity.gid);
}

/** Whether the process that owns the data folder lives; one that was killed leaves its pid file behind. */
function isRunning(dataDir: string): boolean {
  const pidFile = path.join(dataDir, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}

function clear(home: string, dataDir: string): void {
  if (existsSync(dataDir)) {
    for (const name of readdirSync(dataDir))
      rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  rmSync(home, { recursive: true, force: true });
}

function makeHome(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), 'stylekit-postgres-'));
  } catch (cause) {
    throw new PostgresMissingError(`There is no place for its files: ${reasonOf(cause)}`, cause);
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('The system gave no free port.');
  return address.port;
}

/** The last line a program wrote, which is where PostgreSQL says what is wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const output = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : '';
  return output.split('\n').at(-1) || error.message;
}
