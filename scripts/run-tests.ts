import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { listenForStops } from '../packages/server/src/lib/stop-requests.ts';
import { PostgresMissingError } from '../packages/server/test/postgres/private-postgres.ts';
import { explainMissingChromium, findChromium } from './browser.ts';
import { explainMissingPostgres, openTestPostgres, type TestPostgres } from './postgres.ts';
import { findMissingProgram } from './server-programs.ts';
import { planProcesses } from './tests/plan-processes.ts';
import { parseTestArguments } from './tests/test-arguments.ts';
import { finishRun, readTestResults } from './tests/test-results.ts';

// Runs the test projects and ends with the line "N passed, N failed" for build servers.

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const CACHE = path.resolve('node_modules/.cache/stylekit');

/** The first signal received; the process ends with it after the database server has stopped. */
let endingSignal: (typeof SIGNALS)[number] | null = null;
const children = new Set<ChildProcess>();
for (const signal of SIGNALS) {
  process.on(signal, () => {
    endingSignal ??= signal;
  });
}
const stops = listenForStops(process, Date.now);
stops.stopped.addEventListener('abort', () => endChildren('SIGTERM'));
// A second signal ends the run immediately.
stops.forced.addEventListener('abort', () => endChildren('SIGKILL'));

const request = parseTestArguments(process.argv.slice(2));
const chromium = await findChromium();
if (chromium === null) fail(explainMissingChromium());
const missing = findMissingProgram();
if (missing !== null) fail(missing);
const postgres = await openTestPostgres().catch((error: unknown) => {
  if (error instanceof PostgresMissingError) fail(explainMissingPostgres(error));
  throw error;
});
process.on('exit', () => postgres.stopNow());

const runs =
  endingSignal === null
    ? await Promise.all(
        planProcesses(request.vitest).map((args, index) => runVitest(args, index, chromium, postgres)),
      )
    : [];
await postgres.stop();
if (endingSignal !== null) process.exit(128 + constants.signals[endingSignal]);

const { passed, failed } = finishRun(runs.map(({ results }) => readTestResults(results)));
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(runs.every(({ status }) => status === 0) && failed === 0 ? 0 : 1);

async function runVitest(
  args: readonly string[],
  index: number,
  chromiumPath: string,
  { url }: TestPostgres,
): Promise<{ status: number | null; results: string }> {
  mkdirSync(CACHE, { recursive: true });
  const results = path.join(CACHE, `test-results-${index}.json`);
  // Results of an earlier run must not be reported for a run that crashes before writing its own.
  rmSync(results, { force: true });
  const child = spawn(process.execPath, [path.resolve('node_modules/vitest/vitest.mjs'), ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM_PATH: chromiumPath,
      TEST_DATABASE_URL: url,
      STYLEKIT_TEST_RESULTS: results,
      ...(request.isLong ? { STYLEKIT_LONG_TESTS: '1' } : {}),
    },
  });
  children.add(child);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  children.delete(child);
  return { status, results };
}

function endChildren(signal: 'SIGTERM' | 'SIGKILL'): void {
  for (const child of children) child.kill(signal);
}

function fail(explanation: string): never {
  process.stderr.write(`${explanation}\n`);
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}
