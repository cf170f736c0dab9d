import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeFolder, runCli } from './run-cli.ts';

const COMMAND = path.resolve(import.meta.dirname, '../bin/stylekit.js');

/** A watching command whose lines on stderr can be awaited in their order. */
function watch(args: readonly string[], cwd: string) {
  const child = spawn(process.execPath, [COMMAND, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const waiting: ((line: string) => void)[] = [];
  let rest = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\n');
    rest = parts.pop() ?? '';
    for (const line of parts) {
      const next = waiting.shift();
      if (next === undefined) lines.push(line);
      else next(line);
    }
  });
  const nextLine = (): Promise<string> => {
    const line = lines.shift();
    return line === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(line);
  };
  return { child, nextLine };
}

function exitOf(child: ChildProcess): Promise<NodeJS.Signals | number | null> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)));
}

describe('--watch', () => {
  it('exports after changes, renames and deletions, with one line a run, until Ctrl-C', async () => {
    const cwd = makeFolder();
    const guide = path.join(cwd, 'guide.json');
    writeFileSync(guide, JSON.stringify(SAMPLE_GUIDE));
    const { child, nextLine } = watch(['export', 'guide.json', '--out', 'out', '--watch'], cwd);
    expect(await nextLine()).toMatch(/^\d\d:\d\d:\d\d {2}3 of 3 files written\.$/);
    expect(await nextLine()).toBe('Watching for changes. Press Ctrl-C to end.');

    // As editors save: a new file takes the place of the old one.
    writeFileSync(`${guide}.tmp`, JSON.stringify({ ...SAMPLE_GUIDE, exampleTitle: 'Renamed' }));
    renameSync(`${guide}.tmp`, guide);
    expect(await nextLine()).toMatch(/ {2}1 of 3 files written\.$/);
    expect(readFileSync(path.join(cwd, 'out/style-variables.json'), 'utf8')).toContain('Renamed');

    rmSync(guide);
    expect(await nextLine()).toMatch(/guide\.json cannot be read: no such file or folder\./);
    writeFileSync(guide, JSON.stringify(SAMPLE_GUIDE));
    expect(await nextLine()).toMatch(/ {2}1 of 3 files written\.$/);

    const ended = exitOf(child);
    child.kill('SIGINT');
    // The caller sees the signal; a shell makes it 130.
    expect(await ended).toBe('SIGINT');
  });

  it('checks the files of the configuration and reads a changed configuration', async () => {
    const cwd = makeFolder();
    const config = path.join(cwd, 'stylekit.config.json');
    writeFileSync(config, JSON.stringify({ checks: { files: ['tokens'] } }));
    const { nextLine } = watch(['check', 'tokens.css', '--watch'], cwd);
    expect(await nextLine()).toMatch(/ {2}1 file: 1 error\.$/);
    expect(await nextLine()).toContain('Watching');
    writeFileSync(path.join(cwd, 'tokens.css'), ':root { --card: #fff; --card-text: #999 }');
    expect(await nextLine()).toMatch(/ {2}1 file: 1 error, 1 info\.$/);
    writeFileSync(config, '{ "checks": ');
    expect(await nextLine()).toContain('stylekit.config.json is not valid JSON');
    const waivers = [{ rule: 'contrast', reason: 'x', expires: '2999-01-01' }];
    writeFileSync(config, JSON.stringify({ checks: { waivers } }));
    expect(await nextLine()).toMatch(/ {2}1 file: 1 info\.$/);
  });

  it.each([
    [['export', '-', '--out', 'x', '--watch'], '--watch follows local files, and standard input is none.'],
    [['export', 'guide.json', '--watch'], '--watch writes files, but no folder is given.'],
    [['export', 'guide.json', '--out', 'x', '--watch', '--check'], '--watch writes files until it is ended.'],
    [['check', 'a.json', '--watch', '--fix'], '--watch prints one line a run.'],
  ])('rejects %j', async (args, message) => {
    expect(await runCli(args)).toMatchObject({ code: 2, stderr: expect.stringContaining(message) });
  });
});
