// Starts every npm command of this repository on a bare checkout: installs what package.json names, builds what is
// out of date, then hands over to the pinned Node. Plain JavaScript without dependencies, because it runs before any
// is installed, on whatever Node (20 or newer) the person has.
import process from 'node:process';
import { BootError, say } from './boot/messages.mjs';
import { runCommand } from './boot/run-command.mjs';

try {
  process.exitCode = await runCommand(process.argv[2] ?? '', process.argv.slice(3));
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  say(error.message);
  process.exitCode = 1;
}
