import { findHaproxy } from '../packages/server/test/processes/private-haproxy.ts';
import { installWithApt } from './install-with-apt.ts';

/** Whether HAProxy is installed; installs it first if that needs no password. */
export function hasHaproxy(): boolean {
  if (findHaproxy() === null) installWithApt('haproxy', 'The server tests need HAProxy.');
  return findHaproxy() !== null;
}

/** What to install, in one line. */
export function explainMissingHaproxy(): string {
  return (
    'The server tests need HAProxy, which is not installed. Install it (Debian: apt-get install haproxy; macOS: ' +
    'brew install haproxy), then run npm test again.'
  );
}
