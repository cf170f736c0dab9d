import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { findExampleDrift } from './example-drift.ts';
import { writeExpected } from './examples/run-example.ts';
import { checkImports } from './imports/check-imports.ts';
import { findDrift, writePages } from './reference-docs.ts';
import { undocumentedExports } from './reference-engine.ts';
import { unusedErrorCodes } from './reference-errors.ts';
import { findSecurityIssues } from './security/find-security-issues.ts';
import { CHAPTERS, THREATS } from './security/security-data.ts';
import { findLicenseIssues } from './supply/find-license-issues.ts';
import { findSecrets, readSources } from './supply/find-secrets.ts';
import { createSbom, type Sbom } from './supply/read-sbom.ts';
import { checkWords } from './words/check-words.ts';

// All checks that are not tests: types, lint, imports, words, dead code, drift of the reference pages, secrets, licenses.

interface Check {
  readonly name: string;
  /** Returns one printable text per problem; none when the check passes. */
  readonly run: () => Promise<string[]>;
}

/** The slowest first: as many run in parallel as there are processors. */
const CHECKS: readonly Check[] = [
  { name: 'types: server', run: types('packages/server') },
  { name: 'types: scripts, command and tests', run: types('scripts') },
  { name: 'types: web', run: types('packages/web') },
  { name: 'dead code', run: tool('knip', '--no-progress') },
  { name: 'lint and format', run: tool('biome', 'ci', '--colors=off', '--error-on-warnings') },
  { name: 'types: engine, as pure code', run: types('packages/engine') },
  { name: 'test projects', run: checkTestProjects },
  { name: 'reference pages', run: findDrift },
  {
    name: 'tests of the security page',
    run: async () => findSecurityIssues({ threats: THREATS, chapters: CHAPTERS }),
  },
  { name: 'documented exports', run: async () => undocumentedExports() },
  { name: 'error codes', run: async () => unusedErrorCodes() },
  { name: 'examples', run: findExampleDrift },
  { name: 'imports', run: async () => checkImports() },
  { name: 'words and line lengths', run: async () => checkWords() },
  { name: 'lock file', run: checkLockFile },
  { name: 'secrets', run: checkSecrets },
  { name: 'licenses', run: checkLicenses },
];

if (process.argv.includes('--write')) {
  writePages();
  writeExpected();
}

const waiting = [...CHECKS];
let failed = 0;
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
process.stdout.write(
  failed === 0 ? 'All checks passed.\n' : `${failed} of ${CHECKS.length} checks failed.\n`,
);
process.exitCode = failed === 0 ? 0 : 1;

/** Runs the waiting checks one after the other and prints each result. */
async function runWaiting(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const problems = await check.run();
    process.stdout.write(`${problems.length === 0 ? 'ok  ' : 'FAIL'}  ${check.name}\n`);
    for (const problem of problems) process.stdout.write(`${problem.replaceAll(/^/gm, '      ')}\n`);
    if (problems.length > 0) failed += 1;
  }
}

/** One checker per project: several would check shared files repeatedly, and the projects already run in parallel. */
function types(project: string): Check['run'] {
  return tool('tsc', '-p', project, '--checkers', '1', '--pretty', 'false');
}

function tool(command: string, ...args: string[]): Check['run'] {
  return async () => {
    const { status, output } = await run(command, args);
    return status === 0 ? [] : [output.trim() || `${command} ${args.join(' ')} failed without a message.`];
  };
}

/** Runs a program of a package without colors and collects its output. */
function run(command: string, args: readonly string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(path.resolve('node_modules/.bin', command), args, {
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, output }));
  });
}

/** A lock file with URLs would tie every checkout to one registry. */
async function checkLockFile(): Promise<string[]> {
  return /https?:\/\//.test(readFileSync('pnpm-lock.yaml', 'utf8')) ? ['pnpm-lock.yaml contains URLs.'] : [];
}

/** The files that git knows; the others are never published. */
async function checkSecrets(): Promise<string[]> {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  return await findSecrets(readSources(files.filter((file) => file !== '' && existsSync(file))));
}

async function checkLicenses(): Promise<string[]> {
  return findLicenseIssues((JSON.parse(await createSbom()) as Sbom).components);
}

/** Vitest does not read vitest.workspace.ts; vitest.config.ts must import its projects. */
async function checkTestProjects(): Promise<string[]> {
  const { default: projects } = await import('../vitest.workspace.ts');
  const { output } = await run('vitest', ['list', '--filesOnly', '--json']);
  const files = JSON.parse(output.slice(output.indexOf('['))) as { projectName?: string }[];
  // A project of browser tests is listed once per browser.
  const running = new Set(files.map(({ projectName }) => projectName?.replace(/ \(.*\)$/, '')));
  return projects
    .map(({ test }) => test.name)
    .filter((name) => !running.has(name))
    .map((name) => `The project "${name}" of vitest.workspace.ts has no test that runs.`);
}
