import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { handOver } from './hand-over.mjs';
import { BootError } from './messages.mjs';
import { runStep, stepError } from './programs.mjs';

const step = { log: 'test-step', file: process.execPath };

describe('a step', () => {
  it('prints nothing and keeps everything in a file', async () => {
    const code = 'console.log("out"); console.error("err")';
    const { problem, logFile } = await runStep({ ...step, args: ['--eval', code] });
    expect(problem).toBeNull();
    expect(readFileSync(logFile, 'utf8')).toBe('out\nerr\n');
  });

  it('that fails is told with its last lines and the name of the file', async () => {
    const code = 'console.error("reading"); console.error("disk full"); process.exitCode = 3';
    const result = await runStep({ ...step, args: ['--eval', code] });
    expect(result.problem).toBe('ended with 3');
    const file = path.relative(process.cwd(), result.logFile);
    expect(stepError('The page could not be built.', result).message).toBe(
      `The page could not be built.\n  reading\n  disk full\nEverything it printed: ${file}`,
    );
  });

  it('that does not start, or takes too long, says so', async () => {
    const missing = await runStep({ ...step, file: '/no/such/program', args: [] });
    expect(missing.problem).toContain('ENOENT');
    expect(stepError('It failed.', missing).message).toContain('ENOENT');
    const slow = await runStep({ ...step, args: ['--eval', 'setInterval(() => {}, 1000)'], limitMs: 1 });
    expect(slow.problem).toBe('ended with SIGTERM');
  });
});

describe('handing over', () => {
  const script = { script: '--eval', server: null };

  it('gives the exit code of the script', async () => {
    const args = ['process.exitCode = 7'];
    expect(await handOver({ ...script, node: process.execPath, args })).toBe(7);
  });

  it('gives the exit code of a shell for a script that a signal ended', async () => {
    const args = ['process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)'];
    expect(await handOver({ ...script, node: process.execPath, args })).toBe(143);
  });

  it('has a sentence for a Node that cannot be started', async () => {
    const started = handOver({ ...script, node: '/pinned/node', args: [''] });
    await expect(started).rejects.toThrow(
      new BootError('Node could not be started (/pinned/node): spawn /pinned/node ENOENT.'),
    );
  });
});
