import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeps, type RunOptions } from '../../test/run-cli.ts';
import type { FileStatus } from '../io/write-files.ts';
import { toDriftFiles } from './drift.ts';
import { reportDrift, reportWritten, toDriftReport, toWrittenReport } from './files.ts';
import { createProgress } from './progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the progress', () => {
  it.each<[string, RunOptions]>([
    ['without a terminal', {}],
    ['in a build pipeline', { isTty: true, env: { CI: 'true' } }],
  ])('%s is one line for each text', (_, options) => {
    const { deps, stderr } = createDeps({ cwd: '/', ...options });
    const progress = createProgress(deps);
    for (const text of ['Reading', 'Reading', 'Choosing\ncolors\u001b[2J']) progress.show(text);
    vi.advanceTimersByTime(1_000);
    progress.end();
    expect(stderr()).toBe('Reading\nChoosing colors[2J\n');
  });

  it('on a terminal turns a spinner and leaves nothing', () => {
    const { deps, stderr } = createDeps({ cwd: '/', isTty: true });
    const progress = createProgress(deps);
    vi.advanceTimersByTime(80);
    expect(stderr()).toBe('');
    progress.show('Reading');
    vi.advanceTimersByTime(80);
    const clear = '\r\u001b[2K';
    expect(stderr()).toBe(`${clear}⠙ Reading${clear}⠹ Reading`);
    progress.end();
    vi.advanceTimersByTime(1_000);
    expect(stderr()).toBe(`${clear}⠙ Reading${clear}⠹ Reading${clear}`);
  });

  it('is removed when the command is interrupted', () => {
    const { deps, stderr } = createDeps({ cwd: '/', isTty: true });
    let interrupt: () => void = () => undefined;
    createProgress({
      ...deps,
      onInterrupt: (cleanup) => {
        interrupt = cleanup;
        return () => undefined;
      },
    }).show('Reading');
    interrupt();
    const before = stderr();
    vi.advanceTimersByTime(1_000);
    expect(stderr()).toBe(before);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('written and compared files', () => {
  const status = (fileName: string, state: FileStatus['state']): FileStatus => ({
    fileName,
    text: '',
    state,
    path: `/work/brand/${fileName}`,
  });
  const FILES = [status('a.css', 'missing'), status('b.json', 'changed'), status('c.json', 'unchanged')];

  it('are listed with what was done', () => {
    const { deps, stderr, stdout } = createDeps({ cwd: '/work' });
    reportWritten(FILES, deps);
    expect(stderr()).toBe('created    brand/a.css\nupdated    brand/b.json\nunchanged  brand/c.json\n');
    expect(stdout()).toBe('');
  });

  it('are listed when they differ, and counted', () => {
    const { deps, stderr, stdout } = createDeps({ cwd: '/work' });
    reportDrift(FILES, deps);
    expect(stdout()).toBe('missing  brand/a.css\nchanged  brand/b.json\n');
    expect(stderr()).toBe(
      '2 of 3 files differ from the style guide. Run the same command without --check to write them.\n',
    );
  });

  it.each<[readonly FileStatus[], string]>([
    [[status('a', 'unchanged')], 'The file is up to date.'],
    [[status('a', 'unchanged'), status('b', 'unchanged')], 'All 2 files are up to date.'],
    [
      [status('a', 'missing')],
      'The file differs from the style guide. Run the same command without --check to write it.',
    ],
    [
      [status('a', 'missing'), status('b', 'unchanged')],
      '1 of 2 files differs from the style guide. Run the same command without --check to write it.',
    ],
  ])('are counted in one sentence: %#', (files, sentence) => {
    const { deps, stderr } = createDeps({ cwd: '/work' });
    reportDrift(files, deps);
    expect(stderr()).toBe(`${sentence}\n`);
  });

  it('are data with --json', () => {
    expect(JSON.parse(toWrittenReport(FILES, '/work')).files[0]).toEqual({
      path: 'brand/a.css',
      state: 'created',
    });
    expect(JSON.parse(toDriftReport(FILES, '/work')).files[0]).toEqual({
      path: 'brand/a.css',
      state: 'missing',
    });
  });

  it('are findings of a report', () => {
    const [missing, changed, same] = toDriftFiles(FILES, '/work/page');
    expect(missing?.findings).toEqual([
      {
        rule: 'export-drift',
        severity: 'error',
        path: '',
        message: '../brand/a.css is missing.',
        measured: null,
        fix: 'Run stylekit export with the same options but without --check, and commit the files.',
        position: null,
      },
    ]);
    expect(changed?.findings[0]?.message).toBe('../brand/b.json differs from the style guide.');
    expect(same).toEqual({ source: '../brand/c.json', kind: 'export', text: '', findings: [] });
  });
});
