import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');

let server: ChildProcessWithoutNullStreams;
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stylekit-main-'));
});

afterEach(() => {
  server.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('serves the built page and ends with 0 on %s', async (signal) => {
    server = start({ PORT: '0' });
    const { address } = await said(/Server listening at (?<address>http:\S+?)"/);
    const page = await fetch(`${address}/preview`, { headers: { accept: 'text/html' } });
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root">');
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    server.kill(signal);
    expect(await ended()).toBe(0);
  });

  it('names every variable it cannot use and does not start', async () => {
    server = start({ PORT: 'http', LOG_LEVEL: 'loud' });
    const lines = said(/PORT: .*\n.*LOG_LEVEL: .*/);
    expect(await ended()).toBe(1);
    await lines;
  });

  it('refuses a folder that another server is using and leaves that one alone', async () => {
    const first = start({ PORT: '0' });
    server = first;
    const { address } = await said(/Server listening at (?<address>http:\S+?)"/);
    server = start({ PORT: '0' });
    const lines = said(new RegExp(`Another StyleKit server is using ${dataDir}`));
    expect(await ended()).toBe(1);
    await lines;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    first.kill('SIGKILL');
  });

  it('makes the demo account with a command, once, and only in development', async () => {
    server = start({ STYLEKIT_DEMO: 'true' }, ['seed']);
    const { password } = await said(/Demo account: demo@stylekit\.example {3}password: (?<password>\S+)/);
    expect(await ended()).toBe(0);
    expect(readFileSync(path.join(dataDir, 'demo-account.txt'), 'utf8')).toContain(password);
    server = start({ STYLEKIT_DEMO: 'true' }, ['seed']);
    const lines = said(/There is a demo account already/);
    expect(await ended()).toBe(1);
    await lines;
  });

  it('says in one line why it cannot open its folder or its database, and nothing of the password', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    server = start({ STYLEKIT_DATA_DIR: file });
    const folder = said(/^The folder \S+ cannot be used: EEXIST.*STYLEKIT_DATA_DIR\.\n$/);
    expect(await ended()).toBe(1);
    await folder;
    server = start({ DATABASE_URL: 'postgres://stylekit:hunter2@127.0.0.1:1/stylekit' });
    const database = said(
      /^PostgreSQL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. .*DATABASE_URL\.\n$/,
    );
    expect(await ended()).toBe(1);
    await database;
  });

  it('says which port is in use and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    server = start({ PORT: port });
    const hint = `choose another port: PORT=${Number(port) + 1} npm start\\.\n$`;
    const lines = said(new RegExp(`Port ${port} is in use\\. Stop the other program, or ${hint}`));
    expect(await ended()).toBe(1);
    await lines;
    other.close();
  });
});

function start(environment: Record<string, string>, args: string[] = []): ChildProcessWithoutNullStreams {
  const env = {
    PATH: process.env['PATH'],
    STYLEKIT_DATA_DIR: dataDir,
    STYLEKIT_DEMO: 'false',
    ...environment,
  };
  return spawn(process.execPath, [MAIN, ...args], { env });
}

/** The named parts of the first output, on either stream, that matches. */
function said(pattern: RegExp): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output);
      if (match !== null) resolve(match.groups ?? {});
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('close', () => reject(new Error(`The process ended without saying ${pattern}:\n${output}`)));
  });
}

function ended(): Promise<number | null> {
  return new Promise((resolve) => server.once('exit', resolve));
}
