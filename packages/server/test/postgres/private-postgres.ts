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
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { findFreePort } from './free-port.ts';

/** A separate PostgreSQL server: only the caller knows its password, and it listens on this machine only. */
export interface PrivatePostgres {
  /** `postgres://…/postgres`, as a superuser. */
  readonly url: string;
  readonly port: number;
  readonly binDir: string;
  readonly dataDir: string;
  /** The log of the server since it was created. */
  readonly logFile: string;
  /** Breaks every connection, recovers from the write-ahead log and listens again on the same port. */
  restartImmediate(): Promise<void>;
  /** Stops the server and removes all its files; a second call has no effect. */
  stop(): Promise<void>;
  /** Like `stop`, but synchronous, for a process that is about to exit. */
  stopNow(): void;
}

export interface PrivatePostgresOptions {
  /** An empty folder, for example on a small disk; by default a temporary folder. The folder itself is not removed. */
  readonly dataDir?: string;
  /** The folder of `initdb` and `pg_ctl`; by default that of the newest installed version. */
  readonly binDir?: string;
  /** Whether to sync to disk; by default true. False is faster, but a crash of the machine may lose all data. */
  readonly isDurable?: boolean;
}

/** PostgreSQL cannot be started; the message explains why. */
export class PostgresMissingError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'PostgresMissingError';
  }
}

/** The user who runs the server. */
export interface Identity {
  readonly uid: number;
  readonly gid: number;
}

const run = promisify(execFile);
const START_SECONDS = 60;
/** Another process may take the free port before PostgreSQL uses it. */
const START_TRIES = 3;
const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'];
const HOMEBREW = ['/opt/homebrew/opt', '/usr/local/opt'];
const FAST = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];

/** Finds the folder of the newest installed PostgreSQL programs (Debian, the PATH, Homebrew); null if there is none. */
export function findPostgres(): string | null {
  const debian = listVersions('/usr/lib/postgresql', /^(?<version>\d+)$/, 'bin');
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const homebrew = HOMEBREW.flatMap((folder) => listVersions(folder, /^postgresql@(?<version>\d+)$/, 'bin'));
  const plainHomebrew = HOMEBREW.map((folder) => path.join(folder, 'postgresql/bin'));
  const isComplete = (folder: string) => PROGRAMS.every((program) => existsSync(path.join(folder, program)));
  return [...debian, ...onPath, ...homebrew, ...plainHomebrew].find(isComplete) ?? null;
}

/**
 * Starts a separate PostgreSQL server on a free port of 127.0.0.1, with a new password; takes about two seconds.
 *
 * PostgreSQL refuses to run as root; root runs it as the user `postgres`, which its Debian package creates.
 *
 * @throws PostgresMissingError when it is not installed, or cannot be set up or started
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions = {}): Promise<PrivatePostgres> {
  const binDir = options.binDir ?? findPostgres();
  if (binDir === null) {
    throw new PostgresMissingError(
      'PostgreSQL is not installed: initdb and pg_ctl were not found in /usr/lib/postgresql, the PATH and Homebrew.',
    );
  }
  const identity = findIdentity();
  const home = createHome();
  const dataDir = options.dataDir ?? path.join(home, 'data');
  const call = (program: string, args: readonly string[]) =>
    run(path.join(binDir, program), args, { cwd: home, ...identity, env: cleanEnvironment() });
  try {
    chown(home, identity);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chown(dataDir, identity);
    const password = await initialize(call, { home, dataDir, identity });
    const logFile = path.join(home, 'server.log');
    const settings = options.isDurable === false ? FAST : [];
    const port = await startOnFreePort(call, { dataDir, logFile, settings });
    const url = `postgres://stylekit:${password}@127.0.0.1:${port}/postgres`;
    return { url, port, binDir, dataDir, logFile, ...controls(call, { binDir, home, dataDir, identity }) };
  } catch (cause) {
    clear(home, dataDir);
    if (cause instanceof PostgresMissingError) throw cause;
    throw new PostgresMissingError(
      `PostgreSQL in ${binDir} could not be started: ${messageOf(cause)}`,
      cause,
    );
  }
}

export type Call = (program: string, args: readonly string[]) => Promise<unknown>;

interface Cluster {
  readonly home: string;
  readonly dataDir: string;
  readonly identity: Identity | null;
}

/** Creates the cluster and returns the password of its only user. */
async function initialize(call: Call, { home, dataDir, identity }: Cluster): Promise<string> {
  const password = randomBytes(24).toString('hex');
  const passwordFile = path.join(home, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' });
  chown(passwordFile, identity);
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

export async function startOnFreePort(
  call: Call,
  { dataDir, logFile, settings }: { dataDir: string; logFile: string; settings: readonly string[] },
): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const port = await findFreePort();
    // No Unix socket: its path may be too long for the system, and TCP is sufficient.
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

function controls(call: Call, { binDir, home, dataDir, identity }: Cluster & { binDir: string }) {
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
        // pg_ctl also fails for a killed server that exits meanwhile, which counts as stopped.
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

/** The `postgres` user for root; null for other users, who run the server themselves. */
export function findIdentity(): Identity | null {
  if (process.getuid?.() !== 0) return null;
  try {
    const read = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: read('-u'), gid: read('-g') };
  } catch (cause) {
    throw new PostgresMissingError(
      'PostgreSQL cannot run as root, and the user "postgres" does not exist.',
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

/** The caller's PG… variables would point the programs to another server or data folder. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

/** Gives a file to the user who runs the server. */
export function chown(target: string, identity: Identity | null): void {
  if (identity !== null) chownSync(target, identity.uid, identity.gid);
}

/** Whether the process of the data folder is alive; a killed one leaves its pid file behind. */
export function isRunning(dataDir: string): boolean {
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

export function createHome(): string {
  try {
    return mkdtempSync(path.join(tmpdir(), 'stylekit-postgres-'));
  } catch (cause) {
    throw new PostgresMissingError(
      `The folder for its files could not be created: ${messageOf(cause)}`,
      cause,
    );
  }
}

/** The last line of a program's output, which contains PostgreSQL's error message. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const output = 'stderr' in error && typeof error.stderr === 'string' ? error.stderr.trim() : '';
  return output.split('\n').at(-1) || error.message;
}
