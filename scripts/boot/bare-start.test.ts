import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../packages/engine/test/sample-size.ts';
import { freePort } from '../../packages/web/e2e/server-process.ts';
import { npmProgram } from './npm-program.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAX_LINES = 10;

let checkout: string;

/*
 * Only what a checkout contains, so that a package or file that just the developers' folder has is missed here. In the
 * long run, because it installs the packages of the server from the registry.
 */
describe.runIf(sampleSize(0, 1) === 1)('npm start in a bare checkout', () => {
  beforeAll(() => {
    checkout = mkdtempSync(path.join(tmpdir(), 'stylekit bare 日本語-'));
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
    for (const file of files) {
      if (file !== '' && existsSync(path.join(ROOT, file)))
        cpSync(path.join(ROOT, file), path.join(checkout, file));
    }
  });
  afterAll(() => rmSync(checkout, { recursive: true, force: true }));

  it.each(['cold', 'warm'])('serves the page and the API, and says so in few lines: %s', async () => {
    const port = await freePort();
    const { platform, execPath, env } = process;
    const npm = npmProgram({ platform, execPath, npmScript: env['npm_execpath'], exists: existsSync });
    const child = spawn(npm.file, [...npm.args, 'start'], {
      cwd: checkout,
      shell: npm.shell,
      // Neither the mode nor the settings of the test run.
      env: { PATH: env['PATH'], HOME: env['HOME'], PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // Ctrl-C reaches every process of a terminal; npm passes no SIGINT on.
      detached: true,
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    const ended = new Promise((resolve) => child.once('close', resolve));
    try {
      await expect.poll(() => output).toContain(`ready at http://localhost:${port}`);
      const statuses = await Promise.all(
        ['/', '/readyz', '/api/openapi.json', '/nowhere'].map(
          async (url) => (await fetch(`http://localhost:${port}${url}`)).status,
        ),
      );
      expect(statuses).toEqual([200, 200, 200, 404]);
      // Piped output also has the log, one JSON object per line.
      const lines = output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
      expect(lines.length).toBeLessThanOrEqual(MAX_LINES);
      expect(output).not.toMatch(/warn|deprecated|unsupported/i);
    } finally {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    }
    await expect.poll(() => isListening(port)).toBe(false);
  });
});

/** Whether a server answers on the port. */
async function isListening(port: number): Promise<boolean> {
  return await fetch(`http://localhost:${port}/livez`).then(
    () => true,
    () => false,
  );
}
