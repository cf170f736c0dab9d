import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from './browser.ts';

// Runs every test project and ends with the line "N passed, N failed" that build servers read.

const report = path.resolve('node_modules/.cache/stylekit/test-report.json');

const chromium = await findChromium();
if (chromium === null) {
  process.stderr.write(
    'The browser tests need Chromium and none could be installed. Install it (Debian: apt-get install chromium; ' +
      'elsewhere: npx playwright install chromium) or name one in CHROMIUM_PATH, then run npm test again.\n',
  );
  process.stdout.write('0 passed, 1 failed\n');
  process.exit(1);
}

mkdirSync(path.dirname(report), { recursive: true });
const vitest = spawnSync(
  process.execPath,
  [
    path.resolve('node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);

const totals = readTotals();
process.stdout.write(`${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(vitest.status === 0 && totals.failed === 0 && totals.passed > 0 ? 0 : 1);

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
