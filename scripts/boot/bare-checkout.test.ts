import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { npmProgram } from './npm-program.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const MANIFEST = ['package.json', '.npmrc', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const SENTENCE = 'Run "npm start", which installs everything.';

let checkout: string;
/** An empty home folder, without npm settings or caches. */
let home: string;
let registry: Server;
const asked: string[] = [];

beforeAll(async () => {
  checkout = mkdtempSync(path.join(tmpdir(), 'stylekit 日本語 папка-'));
  for (const name of MANIFEST) copyFileSync(path.join(ROOT, name), path.join(checkout, name));
  home = mkdtempSync(path.join(tmpdir(), 'stylekit-home-'));
  registry = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
  });
  registry.listen(0, '127.0.0.1');
  await new Promise((resolve) => registry.once('listening', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => registry.close(resolve));
  for (const folder of [checkout, home]) rmSync(folder, { recursive: true, force: true });
});

describe('npm in a checkout in which nothing is installed', () => {
  it.each([
    ['npm install', ['install']],
    ['npm install of a package', ['install', 'left-pad']],
    ['npx stylekit', ['exec', '--', 'stylekit', '--version']],
  ])('ends "%s" with a sentence, and asks, installs and writes nothing', async (_, args) => {
    const { code, errors } = await runNpm(args);
    expect(code).not.toBe(0);
    expect(errors).toContain(SENTENCE);
    expect(asked).toEqual([]);
    expect(readdirSync(checkout).sort()).toEqual([...MANIFEST].sort());
  });
});

/** Runs npm with a registry that records its requests. */
async function runNpm(args: readonly string[]): Promise<{ code: number | null; errors: string }> {
  const { platform, execPath, env } = process;
  const npm = npmProgram({ platform, execPath, npmScript: env['npm_execpath'], exists: existsSync });
  const { port } = registry.address() as AddressInfo;
  const child = spawn(npm.file, [...npm.args, ...args], {
    cwd: checkout,
    shell: npm.shell,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: env['PATH'], HOME: home, npm_config_registry: `http://127.0.0.1:${port}` },
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, errors };
}
