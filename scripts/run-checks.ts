import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { findExampleDrift } from './example-drift.ts';
import { findDrift, writePages } from './reference-docs.ts';
import { undocumentedExports } from './reference-engine.ts';

// Everything about the code that is not a test: types, lint and import law, dead code, drift of the reference pages.

interface Check {
  readonly name: string;
  /** The faults found; none when the check passes. Tools that print their own report give one line. */
  readonly run: () => Promise<string[]>;
}

const CHECKS: readonly Check[] = [
  { name: 'types: engine, as pure code', run: tool('tsc', '-p', 'packages/engine') },
  { name: 'types: command', run: tool('tsc', '-p', 'packages/cli') },
  { name: 'types: server', run: tool('tsc', '-p', 'packages/server') },
  { name: 'types: web', run: tool('tsc', '-p', 'packages/web') },
  { name: 'types: scripts and tests', run: tool('tsc', '-p', 'scripts') },
  { name: 'lint, format and import law', run: tool('biome', 'ci', '--colors=off', '--error-on-warnings') },
  { name: 'dead code', run: tool('knip', '--no-progress') },
  { name: 'reference pages', run: findDrift },
  { name: 'documented exports', run: async () => undocumentedExports() },
  { name: 'examples', run: findExampleDrift },
  { name: 'lock file', run: checkLockFile },
  { name: 'test projects', run: checkTestProjects },
];

if (process.argv.includes('--write')) writePages();

/** Colours in a log that is kept as text only get in the way. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

let failed = 0;
for (const { name, run } of CHECKS) {
  const faults = await run();
  process.stdout.write(`${faults.length === 0 ? 'ok  ' : 'FAIL'}  ${name}\n`);
  for (const fault of faults) process.stdout.write(`      ${fault}\n`);
  if (faults.length > 0) failed += 1;
}
process.stdout.write(
  failed === 0 ? 'All checks passed.\n' : `${failed} of ${CHECKS.length} checks failed.\n`,
);
process.exitCode = failed === 0 ? 0 : 1;

function tool(command: string, ...args: string[]): Check['run'] {
  return async () => {
    const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
      stdio: 'inherit',
      env: { ...process.env, ...PLAIN },
    });
    return status === 0 ? [] : [`${command} ${args.join(' ')} found faults; they are printed above.`];
  };
}

/** A lock file with addresses would tie every checkout to one registry. */
async function checkLockFile(): Promise<string[]> {
  return /https?:\/\//.test(readFileSync('pnpm-lock.yaml', 'utf8'))
    ? ['pnpm-lock.yaml holds addresses.']
    : [];
}

/** Vitest ignores vitest.workspace.ts by itself; the config has to hand its projects over. */
async function checkTestProjects(): Promise<string[]> {
  const { default: projects } = await import('../vitest.workspace.ts');
  const listed = spawnSync('node_modules/.bin/vitest', ['list', '--filesOnly', '--json'], {
    encoding: 'utf8',
  });
  const files = JSON.parse(listed.stdout) as { projectName?: string }[];
  // A project of browser tests is listed once for each browser.
  const running = new Set(files.map(({ projectName }) => projectName?.replace(/ \(.*\)$/, '')));
  return projects
    .map(({ test }) => test.name)
    .filter((name) => !running.has(name))
    .map((name) => `The project "${name}" of vitest.workspace.ts has no test that runs.`);
}
