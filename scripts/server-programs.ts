import { findProgram } from '../packages/server/test/support/private-programs.ts';
import { installWithApt } from './install-with-apt.ts';

/** The programs that the server tests start besides PostgreSQL. Their packages have the name of the program. */
const PROGRAMS = [
  { title: 'PgBouncer', name: 'pgbouncer' },
  { title: 'HAProxy', name: 'haproxy' },
];

/** What to install, in one line; null if nothing is missing. Installs it first if that needs no password. */
export function findMissingProgram(): string | null {
  for (const { title, name } of PROGRAMS) {
    if (findProgram(name) === null) installWithApt(name, `The server tests need ${title}.`);
    if (findProgram(name) === null) return explainMissing(title, name);
  }
  return null;
}

function explainMissing(title: string, name: string): string {
  return (
    `The server tests need ${title}, which is not installed. Install it (Debian: apt-get install ${name}; macOS: ` +
    `brew install ${name}), then run npm test again.`
  );
}
