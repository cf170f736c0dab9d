// Entry point of every npm command, also on a bare checkout: installs the packages, builds what is out of date, then
// runs the command's script on the pinned Node. Plain JavaScript without dependencies, because it runs before any are
// installed, on any Node from version 20.
import process from 'node:process';
import { BootError, printProgress } from './boot/messages.mjs';
import { runCommand } from './boot/run-command.mjs';

try {
  process.exitCode = await runCommand(process.argv[2] ?? '', process.argv.slice(3));
} catch (error) {
  if (!(error instanceof BootError)) throw error;
  printProgress(error.message);
  process.exitCode = 1;
}
