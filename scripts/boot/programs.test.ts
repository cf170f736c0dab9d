import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { handOver } from './hand-over.mjs';
import { BootError } from './messages.mjs';
import { runStep, stepError } from './programs.mjs';

const step = { log: 'test-step', file: process.execPath };

describe('a step', () => {
  it('prints nothing and writes its output to a file', async () => {
    const code = 'console.log("out"); console.error("err")';
    const { problem, logFile } = await runStep({ ...step, args: ['--eval', code] });
    expect(problem).toBeNull();
    expect(readFileSync(logFile, 'utf8')).toBe('out\nerr\n');
  });

  it('that fails is reported with its last lines and the path of the file', async () => {
    const code = 'console.error("reading"); console.error("disk full"); process.exitCode = 3';
    const result = await runStep({ ...step, args: ['--eval', code] });
    expect(result.problem).toBe('ended with 3');
    const file = path.relative(process.cwd(), result.logFile);
    expect(stepError('The page could not be built.', result).message).toBe(
      `The page could not be built.\n  reading\n  disk full\nFull output: ${file}`,
    );
  });

  it('that does not start or takes too long is reported', async () => {
    const missing = await runStep({ ...step, file: '/no/such/program', args: [] });
    expect(missing.problem).toContain('ENOENT');
    expect(stepError('It failed.', missing).message).toContain('ENOENT');
    const slow = await runStep({ ...step, args: ['--eval', 'setInterval(() => {}, 1000)'], limitMs: 1 });
    expect(slow.problem).toBe('ended with SIGTERM');
  });
});

describe('running the script', () => {
  const script = { script: '--eval', server: null };

  it('returns the exit code of the script', async () => {
    const args = ['process.exitCode = 7'];
    expect(await handOver({ ...script, node: process.execPath, args })).toBe(7);
  });

  it('returns 128 plus the signal for a script that a signal ended', async () => {
    const args = ['process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)'];
    expect(await handOver({ ...script, node: process.execPath, args })).toBe(143);
  });

  it('reports a Node that cannot be started', async () => {
    const started = handOver({ ...script, node: '/pinned/node', args: [''] });
    await expect(started).rejects.toThrow(
      new BootError('Cannot start Node (/pinned/node): spawn /pinned/node ENOENT.'),
    );
  });
});
