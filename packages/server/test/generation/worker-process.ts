import { tmpdir } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseConfig } from '../../src/config/config.ts';
import { createServices } from '../../src/create-services.ts';
import { startJobWorkers } from '../../src/job-handlers.ts';
import { createLogger } from '../../src/logger.ts';

// A process that only generates guides and may be killed at any moment: the whole server without its socket. It prints
// "ready" to standard output. Standard input closes when the test exits, and ends this process.

const config = parseConfig(process.env, tmpdir());
const { services, close } = await createServices(config, createLogger(config.logLevel));
await startJobWorkers(services);
process.stdout.write('ready\n');
process.stdin.resume();
process.stdin.once('end', async () => {
  // An orphaned process does not wait for unfinished guides.
  await Promise.race([close(), delay(1_000)]);
  process.exit(0);
});
