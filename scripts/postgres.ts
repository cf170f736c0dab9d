import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import {
  findPostgres,
  type PostgresMissingError,
  startPrivatePostgres,
} from '../packages/server/test/postgres/private-postgres.ts';

/** The PostgreSQL server of a test run. */
export interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
  /** The same at once, for a process that is about to end. */
  stopNow(): void;
}

/**
 * The server `TEST_DATABASE_URL` names, or a private one that lives as long as the run; PostgreSQL is installed first
 * where that can be done without asking.
 *
 * The private one does not wait for the disk (fsync, full pages): its data is thrown away with the run, and the tests
 * make and drop hundreds of databases. Tests of a power cut start a durable server of their own.
 *
 * @throws PostgresMissingError when none can be had
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') {
    return { url: named, stop: async () => undefined, stopNow: () => undefined };
  }
  if (findPostgres() === null) install();
  return await startPrivatePostgres({ isDurable: false });
}

/** What is missing, why and how to mend it, for a person who reads the end of a failed run. */
export function explainMissingPostgres(error: PostgresMissingError): string {
  return (
    `The server tests need PostgreSQL and none could be started. ${error.message} ` +
    'Install it (Debian: apt-get install postgresql; macOS: brew install postgresql) or name a server in ' +
    'TEST_DATABASE_URL, then run npm test again.\n'
  );
}

function install(): void {
  process.stderr.write('No PostgreSQL found; installing one for the server tests …\n');
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
}

function run(command: string, args: string[]): void {
  // Run level 1 keeps Debian from starting a server of its own, which nobody here needs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  spawnSync(command, args, { stdio: ['ignore', process.stderr, process.stderr], env });
}
