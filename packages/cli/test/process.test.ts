import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { SAMPLE_GUIDE } from '@stylekit/engine';
import { exportGuide } from '@stylekit/engine/export';
import { describe, expect, it } from 'vitest';
import { makeFolder } from './run-cli.ts';

/*
 * Runs the bundled command as a process. All other tests run the sources; these show that the bundle, which omits most
 * of Style Dictionary, writes the same bytes and separates its streams.
 */

const COMMAND = path.resolve(import.meta.dirname, '../bin/stylekit.js');

function run(
  args: readonly string[],
  options: { cwd?: string; input?: string; env?: NodeJS.ProcessEnv } = {},
) {
  return spawnSync(process.execPath, [COMMAND, ...args], {
    cwd: options.cwd ?? makeFolder(),
    input: options.input ?? '',
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...options.env },
  });
}

describe('the bundled command', () => {
  it('writes the same bytes as the engine in every format', async () => {
    for (const format of ['css', 'json', 'dtcg'] as const) {
      const { stdout, stderr, status } = run(['export', '-', '--format', format], {
        input: JSON.stringify(SAMPLE_GUIDE),
      });
      expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
      expect(stdout).toBe((await exportGuide(SAMPLE_GUIDE, undefined, format)).text);
    }
  });

  it('generates without other modules and without output on stderr', () => {
    const { stdout, stderr, status } = run(['generate', 'A calm tea house in the old town']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(JSON.parse(stdout).generatedBy).toBe('built-in');
    const dist = path.resolve(import.meta.dirname, '../dist');
    const imported = readdirSync(dist)
      .map((file) => readFileSync(path.join(dist, file), 'utf8'))
      .flatMap((code) => [...code.matchAll(/(?:^|;)import(?:[\w*{}\s,$]*from)?["']([^"']+)["']/g)])
      .map(([, name = '']) => name);
    expect(imported.filter((name) => !name.startsWith('node:') && !name.startsWith('./'))).toEqual([]);
  });

  it('prints no colors into a pipe, prints them when forced, and never with NO_COLOR', () => {
    const brief = 'A calm tea house in the old town';
    const guide = JSON.parse(run(['generate', brief]).stdout);
    guide.colors.primary.rgb = 'rgb(1, 2, 3)';
    const check = (env: NodeJS.ProcessEnv) =>
      run(['check', '-'], { input: JSON.stringify(guide), env }).stdout;
    expect(check({})).not.toContain('\u001b');
    expect(check({ FORCE_COLOR: '1' })).toContain('\u001b[1m');
    expect(check({ FORCE_COLOR: '1', NO_COLOR: '1' })).not.toContain('\u001b');
  });

  it('checks the matches of a quoted glob and reports for GitLab', () => {
    const cwd = makeFolder();
    writeFileSync(path.join(cwd, 'a.tokens.json'), '{"a": {"$type": "number", "$value": "1"}}');
    writeFileSync(path.join(cwd, 'b.tokens.json'), '{"b": {"$type": "number", "$value": "{c}"}}');
    const { stdout, stderr, status } = run(['check', '*.tokens.json', '--format', 'gitlab'], { cwd });
    expect({ stderr, status }).toEqual({ stderr: '', status: 1 });
    expect(JSON.parse(stdout)).toHaveLength(2);
  });

  it('exits with 1 for findings, 2 for usage errors, 3 for unreadable input, with one message and no stack trace', () => {
    const bad = JSON.stringify({ ...SAMPLE_GUIDE, exampleTitle: undefined });
    for (const [args, input, code] of [
      [
        ['check', '-'],
        JSON.stringify({
          ...SAMPLE_GUIDE,
          typography: {
            ...SAMPLE_GUIDE.typography,
            headings: { ...SAMPLE_GUIDE.typography.headings, weight: '900' },
          },
        }),
        1,
      ],
      [['chekc', '-'], '', 2],
      [['check', '-'], bad, 3],
      [['check', '-'], '{', 3],
    ] as const) {
      const { status, stderr } = run(args, { input });
      expect(status).toBe(code);
      expect(stderr).not.toMatch(/\n\s+at /);
    }
  });

  it('ends without an error when its reader closes the pipe', () => {
    const cwd = makeFolder();
    writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify(SAMPLE_GUIDE));
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', `"${process.execPath}" "${COMMAND}" export guide.json | head -c 10 >/dev/null`],
      {
        cwd,
        encoding: 'utf8',
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });

  it('writes to files and to pipes of a shell as to its caller, also into a pipe that does not wait', async () => {
    const cwd = makeFolder();
    const args = ['export', 'guide.json', '--format', 'dtcg', '--ramps'];
    writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify(SAMPLE_GUIDE));
    const { text } = await exportGuide(SAMPLE_GUIDE, undefined, 'dtcg', { ramps: true });
    const command = `"${process.execPath}" "${COMMAND}" ${args.join(' ')}`;
    const script = `${command} > file && ${command} | cat > pipe && mkfifo fifo`;
    expect(spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' })).toMatchObject({
      status: 0,
      stderr: '',
    });
    const fifo = openSync(path.join(cwd, 'fifo'), constants.O_RDWR | constants.O_NONBLOCK);
    const writer = spawn(process.execPath, [COMMAND, ...args], { cwd, stdio: ['ignore', fifo, 'ignore'] });
    const reader = spawn('cat', ['fifo'], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
    closeSync(fifo);
    const ended = once(writer, 'exit');
    const chunks: Buffer[] = [];
    for await (const chunk of reader.stdout) chunks.push(chunk);
    expect(await ended).toEqual([0, null]);
    for (const written of [readFileSync(path.join(cwd, 'file')), readFileSync(path.join(cwd, 'pipe'))])
      expect(written.toString()).toBe(text);
    expect(Buffer.concat(chunks).toString()).toBe(text);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ])('leaves nothing behind when %s comes in the middle of a write', (signal, code) => {
    const cwd = makeFolder();
    writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify(SAMPLE_GUIDE));
    // A slow disk: the signal arrives while the first file is being written.
    writeFileSync(
      path.join(cwd, 'slow-disk.cjs'),
      `const fs = require('node:fs');
      const { open } = fs;
      fs.open = (file, flags, mode, done) =>
        open(file, flags, mode, (...results) => {
          if (!String(file).includes('.stylekit-')) return done(...results);
          process.kill(process.pid, '${signal}');
          setTimeout(done, 20_000, ...results);
        });`,
    );
    const args = ['--require', './slow-disk.cjs', COMMAND, 'export', 'guide.json', '--out', 'brand'];
    const ended = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
    expect(ended).toMatchObject({ signal, stdout: '', stderr: '' });
    expect(readdirSync(path.join(cwd, 'brand'))).toEqual([]);
    const line = `"${process.execPath}" ${args.map((arg) => `"${arg}"`).join(' ')}; exit $?`;
    expect(spawnSync('sh', ['-c', line], { cwd }).status).toBe(code);
    expect(readdirSync(path.join(cwd, 'brand'))).toEqual([]);
  });

  it.skipIf(process.platform !== 'linux')('reports a full output in one line and exits with 3', () => {
    const cwd = makeFolder();
    writeFileSync(path.join(cwd, 'guide.json'), JSON.stringify(SAMPLE_GUIDE));
    const shell = (line: string) =>
      spawnSync('sh', ['-c', `"${process.execPath}" "${COMMAND}" ${line}`], { cwd, encoding: 'utf8' });
    expect(shell('export guide.json >/dev/full')).toMatchObject({
      status: 3,
      stderr: 'stylekit: cannot write to standard output: the disk is full.\n',
    });
    expect(shell('export gone.json 2>/dev/full')).toMatchObject({ status: 3, stdout: '' });
    expect(shell('export --wrong 2>/dev/full')).toMatchObject({ status: 3, stdout: '' });
  });
});
