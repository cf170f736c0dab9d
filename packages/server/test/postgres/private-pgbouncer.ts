import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram, removeAtEnd } from '../support/private-programs.ts';
import { findFreePort } from './free-port.ts';
import { chown, findIdentity } from './private-postgres.ts';

/** A PgBouncer in transaction mode that only this process uses, in front of every database of a PostgreSQL server. */
export interface PrivatePgbouncer {
  /** The address of PostgreSQL with the host and port of the pooler: role, password and database are the same. */
  urlOf(postgresUrl: string): string;
  /** Stops it and removes its files; a second call has no effect. */
  stop(): Promise<void>;
}

export interface PrivatePgbouncerOptions {
  /** Any database of the PostgreSQL server, with a role and its password. */
  readonly postgresUrl: string;
  /** Connections to each database; few, so that transactions of different clients take turns on them. */
  readonly poolSize?: number;
  /** Further lines of its configuration. */
  readonly settings?: readonly string[];
}

/** Another process may take the free port before PgBouncer uses it. */
const START_TRIES = 3;

/** Starts it on a free port of 127.0.0.1. PgBouncer refuses to run as root; root runs it as the user `postgres`. */
export async function startPrivatePgbouncer(options: PrivatePgbouncerOptions): Promise<PrivatePgbouncer> {
  const program = findProgram('pgbouncer');
  if (program === null) throw new Error('PgBouncer is not installed (Debian: apt-get install pgbouncer).');
  for (let tries = 1; ; tries += 1) {
    const port = await findFreePort();
    const started = await start(program, port, options);
    if (typeof started !== 'string') return controls(started, port);
    if (tries === START_TRIES) throw new Error(`PgBouncer could not be started:\n${started}`);
  }
}

/** Returns what it has written when it exits instead. */
async function start(
  program: string,
  port: number,
  options: PrivatePgbouncerOptions,
): Promise<ChildProcess | string> {
  const identity = findIdentity();
  const home = mkdtempSync(path.join(tmpdir(), 'stylekit-pgbouncer-'));
  chown(home, identity);
  const configuration = path.join(home, 'pgbouncer.ini');
  const users = path.join(home, 'users.txt');
  const { username, password } = new URL(options.postgresUrl);
  const files = [
    [configuration, configure(options, port, users)],
    [users, `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`],
  ] as const;
  for (const [file, text] of files) {
    writeFileSync(file, text, { mode: 0o600 });
    chown(file, identity);
  }
  const child = spawn(program, [configuration], {
    cwd: home,
    ...identity,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  removeAtEnd(child, home);
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('process up')) resolve(child);
    });
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

function configure(
  { postgresUrl, poolSize = 4, settings = [] }: PrivatePgbouncerOptions,
  port: number,
  users: string,
): string {
  const { hostname, port: postgresPort } = new URL(postgresUrl);
  return [
    '[databases]',
    `* = host=${hostname} port=${postgresPort || '5432'}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    `default_pool_size = ${poolSize}`,
    'max_client_conn = 1000',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${users}`,
    // After a restart of PostgreSQL it would wait for 15 seconds.
    'server_login_retry = 1',
    ...settings,
    '',
  ].join('\n');
}

function controls(child: ChildProcess, port: number): PrivatePgbouncer {
  return {
    urlOf: (postgresUrl) => {
      const url = new URL(postgresUrl);
      url.host = `127.0.0.1:${port}`;
      return url.href;
    },
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const closed = once(child, 'close');
        child.kill('SIGKILL');
        await closed;
      }
    },
  };
}
