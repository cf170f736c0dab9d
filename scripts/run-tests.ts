import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { PostgresMissingError } from '../packages/server/test/postgres/private-postgres.ts';
import { findChromium } from './browser.ts';
import { explainMissingPostgres, openTestPostgres, type TestPostgres } from './postgres.ts';

// Runs every test project and ends with the line "N passed, N failed" that build servers read.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const report = path.resolve('node_modules/.cache/stylekit/test-report.json');

/** The first signal that asked the run to end; the server is stopped before the process follows it. */
let endingSignal: (typeof SIGNALS)[number] | null = null;
let vitest: ChildProcess | undefined;
for (const signal of SIGNALS) {
  process.on(signal, () => {
    // Who asks twice does not want to wait for the tests to end in good order.
    vitest?.kill(endingSignal === null ? signal : 'SIGKILL');
    endingSignal ??= signal;
  });
}

const chromium = await findChromium();
if (chromium === null) {
  refuse(
    'The browser tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH, then run npm test again.\n',
  );
}

const postgres = await openTestPostgres().catch((error: unknown) => {
  if (error instanceof PostgresMissingError) refuse(explainMissingPostgres(error));
  throw error;
});
process.on('exit', () => postgres.stopNow());

const status = endingSignal === null ? await runVitest(chromium, postgres) : null;
await postgres.stop();
if (endingSignal !== null) process.exit(128 + constants.signals[endingSignal]);

const totals = readTotals();
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(status === 0 && totals.failed === 0 && totals.passed > 0 ? 0 : 1);

function runVitest(chromiumPath: string, { url }: TestPostgres): Promise<number | null> {
  mkdirSync(path.dirname(report), { recursive: true });
  // The report of an earlier run must not speak for one that could not write its own.
  rmSync(report, { force: true });
  const child = spawn(
    process.execPath,
    [
      path.resolve('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromiumPath, TEST_DATABASE_URL: url } },
  );
  vitest = child;
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

function refuse(explanation: string): never {
  process.stderr.write(explanation);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

function readTotals(): { passed: number; failed: number } {
  const parsed = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numFailedTestSuites: number;
  };
  // A file that fails to load has no failed test of its own, yet it has failed.
  const failed = Math.max(parsed.numFailedTests, parsed.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: parsed.numPassedTests, failed };
}
