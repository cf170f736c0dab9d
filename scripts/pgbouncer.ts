import { findPgbouncer } from '../packages/server/test/postgres/private-pgbouncer.ts';
import { installWithApt } from './install-with-apt.ts';

/** Whether PgBouncer is installed; installs it first if that needs no password. */
export function hasPgbouncer(): boolean {
  if (findPgbouncer() === null) installWithApt('pgbouncer', 'The server tests need PgBouncer.');
  return findPgbouncer() !== null;
}

/** What to install, in one line. */
export function explainMissingPgbouncer(): string {
  return (
    'The server tests need PgBouncer, which is not installed. Install it (Debian: apt-get install pgbouncer; macOS: ' +
    'brew install pgbouncer), then run npm test again.'
  );
}
