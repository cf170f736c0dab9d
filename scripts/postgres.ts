import process from 'node:process';
import {
  findPostgres,
  type PostgresMissingError,
  startPrivatePostgres,
} from '../packages/server/test/postgres/private-postgres.ts';
import { installWithApt } from './install-with-apt.ts';

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
  if (findPostgres() === null) installWithApt('postgresql', 'The server tests need PostgreSQL.');
  return await startPrivatePostgres({ isDurable: false });
}

/** What is missing, why, and what to install, in one line. */
export function explainMissingPostgres(error: PostgresMissingError): string {
  return (
    `The server tests need PostgreSQL, and none could be started: ${error.message} ` +
    'Install it (Debian: apt-get install postgresql; macOS: brew install postgresql) or name a server in ' +
    'TEST_DATABASE_URL, then run npm test again.'
  );
}
