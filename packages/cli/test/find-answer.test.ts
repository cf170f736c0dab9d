import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { makeFolder, runCli } from './run-cli.ts';

/* The built command answers these command lines with texts that the build printed. */

const COMMAND = path.resolve(import.meta.dirname, '../bin/stylekit.js');
const ENTRY = path.resolve(import.meta.dirname, '../dist/stylekit.js');

function run(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: makeFolder(),
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
  return { stdout, stderr, code: status };
}

describe('the built command', () => {
  it.each([
    [],
    ['--help'],
    ['-h'],
    ['export', '--help'],
    ['projects', 'create', '-h'],
    ['exprt', '--help'],
    ['guides', 'exprt', '--help'],
  ])('prints the same help as the program: %j', async (...args) => {
    expect(run(args)).toEqual(await runCli(args));
  });

  it('prints its version', () => {
    for (const option of ['-v', '--version'])
      expect(run([option])).toEqual({ stdout: `${manifest.version}\n`, stderr: '', code: 0 });
  });

  it('loads no file of a command to answer', () => {
    const code = readFileSync(ENTRY, 'utf8');
    const imported = [...code.matchAll(/(?:^|;)import[^"']*["'](\.[^"']+)["']/g)].map(([, name]) => name);
    expect(imported).toEqual(['./start.js']);
  });

  it('works where no folder for compiled code can be written', () => {
    // A file in place of the folders.
    const env = { XDG_CACHE_HOME: ENTRY, TMPDIR: ENTRY };
    expect(run(['generate', 'A calm tea house in the old town'], env)).toMatchObject({ stderr: '', code: 0 });
  });
});
