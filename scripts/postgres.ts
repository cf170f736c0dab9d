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
  /** Stops the server synchronously, for a process that is about to exit. */
  stopNow(): void;
}

/**
 * The server in `TEST_DATABASE_URL`, or a private one for the time of the run. Installs PostgreSQL first if that needs
 * no password.
 *
 * The private server does not sync to disk (fsync, full pages): its data is deleted after the run, and the tests create
 * and drop hundreds of databases. Tests of a power failure start a durable server.
 *
 * @throws PostgresMissingError when there is none
 */
export async function openTestPostgres(): Promise<TestPostgres> {
  const named = process.env['TEST_DATABASE_URL'];
  if (named !== undefined && named !== '') {
    return { url: named, stop: async () => undefined, stopNow: () => undefined };
  }
  if (findPostgres() === null) installWithApt('postgresql', 'The server tests need PostgreSQL.');
  return await startPrivatePostgres({ isDurable: false });
}

/** What is missing, why and what to install, in one line. */
export function explainMissingPostgres(error: PostgresMissingError): string {
  return (
    `The server tests need PostgreSQL, which cannot be started: ${error.message} ` +
    'Install it (Debian: apt-get install postgresql; macOS: brew install postgresql) or set TEST_DATABASE_URL, ' +
    'then run npm test again.'
  );
}
