import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { listenForStops } from '../packages/server/src/lib/stop-requests.ts';
import { PostgresMissingError } from '../packages/server/test/postgres/private-postgres.ts';
import { explainMissingChromium, findChromium } from './browser.ts';
import { explainMissingHaproxy, hasHaproxy } from './haproxy.ts';
import { explainMissingPgbouncer, hasPgbouncer } from './pgbouncer.ts';
import { explainMissingPostgres, openTestPostgres, type TestPostgres } from './postgres.ts';
import type { Totals } from './tests/progress-reporter.ts';
import { parseTestArguments } from './tests/test-arguments.ts';

// Runs the test projects and ends with the line "N passed, N failed" for build servers.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const totalsFile = path.resolve('node_modules/.cache/stylekit/test-totals.json');

/** The first signal received; the process ends with it after the database server has stopped. */
let endingSignal: (typeof SIGNALS)[number] | null = null;
let vitest: ChildProcess | undefined;
for (const signal of SIGNALS) {
  process.on(signal, () => {
    endingSignal ??= signal;
  });
}
const stops = listenForStops(process, Date.now);
stops.stopped.addEventListener('abort', () => vitest?.kill('SIGTERM'));
// A second signal ends the run immediately.
stops.forced.addEventListener('abort', () => vitest?.kill('SIGKILL'));

const request = parseTestArguments(process.argv.slice(2));
const chromium = await findChromium();
if (chromium === null) fail(explainMissingChromium());
if (!hasPgbouncer()) fail(explainMissingPgbouncer());
if (!hasHaproxy()) fail(explainMissingHaproxy());
const postgres = await openTestPostgres().catch((error: unknown) => {
  if (error instanceof PostgresMissingError) fail(explainMissingPostgres(error));
  throw error;
});
process.on('exit', () => postgres.stopNow());

const status = endingSignal === null ? await runVitest(chromium, postgres) : null;
await postgres.stop();
if (endingSignal !== null) process.exit(128 + constants.signals[endingSignal]);

const { passed, failed } = readTotals();
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(status === 0 && failed === 0 ? 0 : 1);

function runVitest(chromiumPath: string, { url }: TestPostgres): Promise<number | null> {
  mkdirSync(path.dirname(totalsFile), { recursive: true });
  // Totals of an earlier run must not be reported for a run that crashes before writing its own.
  rmSync(totalsFile, { force: true });
  const child = spawn(process.execPath, [path.resolve('node_modules/vitest/vitest.mjs'), ...request.vitest], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromiumPath,
      TEST_DATABASE_URL: url,
      STYLEKIT_TEST_TOTALS: totalsFile,
      ...(request.isLong ? { STYLEKIT_LONG_TESTS: '1' } : {}),
    },
  });
  vitest = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

function fail(explanation: string): never {
  process.stderr.write(`${explanation}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

/** A run without totals has failed. */
function readTotals(): Totals {
  if (!existsSync(totalsFile)) return { passed: 0, failed: 1 };
  return JSON.parse(readFileSync(totalsFile, 'utf8')) as Totals;
}
