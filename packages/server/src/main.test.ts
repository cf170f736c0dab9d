import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COMPILE_CACHE } from '../test/support/compile-cache.ts';
import { createEmptyPostgres, type PostgresTestDatabase } from '../test/support/test-database.ts';

const MAIN = path.resolve(import.meta.dirname, '../dist/server.js');

/** The process whose output is read. */
let server: ChildProcessWithoutNullStreams;
const started: ChildProcessWithoutNullStreams[] = [];
let dataDir: string;
let database: PostgresTestDatabase;

beforeAll(async () => {
  database = await createEmptyPostgres();
});
afterAll(() => database.drop());

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'stylekit-main-'));
});

afterEach(() => {
  for (const one of started.splice(0)) one.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the process', () => {
  it('serves the web app, prevents a second server on its folder, and exits with 0 on SIGTERM', async () => {
    const first = start({ PORT: '0' });
    server = first;
    const { address } = await waitForOutput(/Server listening at (?<address>http:\S+?)"/);
    await expectToServe(address);
    server = start({ PORT: '0' });
    const lines = waitForOutput(new RegExp(`Another StyleKit server is using ${dataDir}`));
    expect(await waitForExit()).toBe(1);
    await lines;
    await expectToServe(address);
    server = first;
    server.kill('SIGTERM');
    expect(await waitForExit()).toBe(0);
  });

  it('serves the web app with PostgreSQL and exits with 0 on SIGINT', async () => {
    server = start({ PORT: '0', DATABASE_URL: database.url });
    const { address } = await waitForOutput(/Server listening at (?<address>http:\S+?)"/);
    await expectToServe(address);
    server.kill('SIGINT');
    expect(await waitForExit()).toBe(0);
  });

  it('lists every invalid variable and does not start', async () => {
    server = start({ PORT: 'http', LOG_LEVEL: 'loud' });
    const lines = waitForOutput(/PORT: .*\n.*LOG_LEVEL: .*/);
    expect(await waitForExit()).toBe(1);
    await lines;
  });

  it('creates the demo account by command, once, and only in development', async () => {
    const environment = { STYLEKIT_DEMO: 'true', DATABASE_URL: database.url };
    server = start(environment, ['seed']);
    const { password } = await waitForOutput(
      /Demo account: demo@stylekit\.example {3}password: (?<password>\S+)/,
    );
    expect(await waitForExit()).toBe(0);
    expect(readFileSync(path.join(dataDir, 'demo-account.txt'), 'utf8')).toContain(password);
    server = start(environment, ['seed']);
    const lines = waitForOutput(/The demo account already exists/);
    expect(await waitForExit()).toBe(1);
    await lines;
  });

  it('explains in one line why it cannot open its folder or its database, without the password', async () => {
    const file = path.join(dataDir, 'file');
    writeFileSync(file, '');
    server = start({ STYLEKIT_DATA_DIR: file });
    const folder = waitForOutput(/^The folder \S+ cannot be used: EEXIST.*STYLEKIT_DATA_DIR\.\n$/);
    expect(await waitForExit()).toBe(1);
    await folder;
    const account = 'stylekit:hunter2';
    server = start({ DATABASE_URL: `postgres://${account}@127.0.0.1:1/stylekit` });
    const database = waitForOutput(
      /^PostgreSQL cannot be used: connect ECONNREFUSED 127\.0\.0\.1:1\. .*DATABASE_URL\.\n$/,
    );
    expect(await waitForExit()).toBe(1);
    await database;
  });

  it('explains that the port is in use and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    server = start({ PORT: port, DATABASE_URL: database.url });
    const hint = `choose another port: PORT=${Number(port) + 1} npm start\\.\n$`;
    const lines = waitForOutput(new RegExp(`Port ${port} is in use\\. Stop the other program, or ${hint}`));
    expect(await waitForExit()).toBe(1);
    await lines;
    other.close();
  });
});

async function expectToServe(address: string | undefined): Promise<void> {
  const page = await fetch(`${address}/preview`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<div id="root">');
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200);
}

function start(environment: Record<string, string>, args: string[] = []): ChildProcessWithoutNullStreams {
  const env = {
    ...COMPILE_CACHE,
    PATH: process.env['PATH'],
    STYLEKIT_DATA_DIR: dataDir,
    STYLEKIT_DEMO: 'false',
    ...environment,
  };
  const child = spawn(process.execPath, [MAIN, ...args], { env });
  started.push(child);
  return child;
}

/** The named groups of the first match in the output, on either stream. */
function waitForOutput(pattern: RegExp): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const match = pattern.exec(output);
      if (match !== null) resolve(match.groups ?? {});
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('close', () =>
      reject(new Error(`The process exited without printing ${pattern}:\n${output}`)),
    );
  });
}

function waitForExit(): Promise<number | null> {
  return new Promise((resolve) => server.once('exit', resolve));
}
