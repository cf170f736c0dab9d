import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Client } from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { PostgresMissingError, type PrivatePostgres, startPrivatePostgres } from './private-postgres.ts';

let server: PrivatePostgres | undefined;

afterEach(() => server?.stop());

describe('a private PostgreSQL', () => {
  it('accepts local connections with its password only, and keeps its data after a hard restart', async () => {
    server = await startPrivatePostgres();
    const first = await connect(server.url);
    await first.query('create table kept (n int)');
    await first.query('insert into kept values (7)');
    await server.restartImmediate();
    await expect(first.query('select 1')).rejects.toThrow();
    const second = await connect(server.url);
    expect((await second.query('select n from kept')).rows).toEqual([{ n: 7 }]);
    expect((await second.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
    expect((await second.query('show listen_addresses')).rows).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect((await second.query('show max_connections')).rows).toEqual([{ max_connections: '200' }]);
    await second.end();
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(connect(wrong.href)).rejects.toThrow('password authentication failed');
  });

  it('removes all its files, also from a given folder', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'stylekit-given-'));
    server = await startPrivatePostgres({ dataDir, isDurable: false });
    expect(server.dataDir).toBe(dataDir);
    const { url, logFile } = server;
    await server.stop();
    await server.stop();
    expect(existsSync(logFile)).toBe(false);
    expect(existsSync(path.join(dataDir, 'PG_VERSION'))).toBe(false);
    await expect(connect(url)).rejects.toThrow('ECONNREFUSED');
    await rm(dataDir, { recursive: true });
  });

  it('can be stopped after its process was killed', async () => {
    server = await startPrivatePostgres({ isDurable: false });
    const pid = Number.parseInt(await readFile(path.join(server.dataDir, 'postmaster.pid'), 'utf8'), 10);
    const client = await connect(server.url);
    const disconnected = new Promise((resolve) => client.once('end', resolve));
    process.kill(pid, 'SIGKILL');
    await disconnected;
    await server.stop();
    expect(existsSync(server.dataDir)).toBe(false);
  });

  it('fails immediately if it is not installed', async () => {
    const starting = startPrivatePostgres({ binDir: '/nowhere' });
    await expect(starting).rejects.toBeInstanceOf(PostgresMissingError);
    await expect(starting).rejects.toThrow('/nowhere');
  });
});

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  // A restart breaks the connection; the next query then fails, which is what the test checks.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
