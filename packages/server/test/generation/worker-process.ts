import { tmpdir } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseConfig } from '../../src/config/config.ts';
import { startServing } from '../../src/job-handlers.ts';
import { createLogger } from '../../src/logger.ts';
import { openHouse } from '../../src/open-house.ts';

// A process that only makes guides, to be killed at any moment: everything of the server but its socket. It says
// "ready" on standard output. Standard input closes when the test goes away, and the process with it.

const config = parseConfig(process.env, tmpdir());
const { house, close } = await openHouse(config, createLogger(config.logLevel));
await startServing(house);
process.stdout.write('ready\n');
process.stdin.resume();
process.stdin.once('end', async () => {
  // Who is left over does not wait for guides that nobody wants any more.
  await Promise.race([close(), delay(1_000)]);
  process.exit(0);
});
