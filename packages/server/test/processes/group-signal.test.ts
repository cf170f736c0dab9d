import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { ProjectEntity } from '../../src/database/tables/project.entity.ts';
import {
  createEmptyPostgres,
  DATABASE_KINDS,
  type DatabaseKind,
  type TestDatabase,
} from '../support/test-database.ts';
import { openTestServer } from '../support/test-server.ts';
import { startBootChain } from './boot-chain.ts';

/** The signals that stop the server on each database in turn: 20 stops in total in the long run, else one each. */
const SIGNALS = { pglite: ['SIGTERM', 'SIGINT'], postgres: ['SIGINT', 'SIGTERM'] } as const;
const STOPS = sampleSize(1, 10);
const WRITERS = 6;
/** Writes of a round that must be acknowledged before the stop. */
const WRITES = 30;

interface Prepared extends TestDatabase {
  readonly environment: Readonly<Record<string, string>>;
}

describe.each(DATABASE_KINDS)('a signal to the process group of a busy server on %s', (kind) => {
  const title = `stops it with exit code 0, ${STOPS} times, without losing acknowledged writes`;
  it.concurrent(title, async () => {
    const prepared = await prepareDatabase(kind);
    const cookies = await signUpWriters(kind, prepared);
    const acknowledged: string[] = [];
    const codes: (number | null)[] = [];
    const [first, second] = SIGNALS[kind];
    for (let stop = 0; stop < STOPS; stop += 1) {
      const signal = stop % 2 === 0 ? first : second;
      codes.push(await stopUnderLoad(signal, prepared, cookies, acknowledged));
    }
    const kept = await readProjects(kind, prepared);
    await prepared.drop();
    expect(codes).toEqual(codes.map(() => 0));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });
});

/** Starts a server, signals its process group while all writers write, and returns its exit code. */
async function stopUnderLoad(
  signal: NodeJS.Signals,
  { environment }: Prepared,
  cookies: readonly string[],
  acknowledged: string[],
): Promise<number | null> {
  const chain = await startBootChain(environment);
  const target = acknowledged.length + WRITES;
  const onWrite = () => {
    if (acknowledged.length === target) chain.signalGroup(signal);
  };
  await Promise.all(cookies.map((cookie) => writeUntilUnreachable(chain.url, cookie, acknowledged, onWrite)));
  expect(acknowledged.length).toBeGreaterThanOrEqual(target);
  return chain.exited;
}

describe('a server whose npm exited without forwarding the signal', () => {
  it('shuts down on its own', async () => {
    const prepared = await prepareDatabase('pglite');
    const environment = { ...prepared.environment, npm_lifecycle_event: 'start' };
    const chain = await startBootChain(environment, { hasShell: true });
    process.kill(chain.pid, 'SIGKILL');
    await chain.closed;
    expect(chain.output()).toContain('"msg":"closing"');
    // The lock of the folder was released, and its data can be opened.
    expect(await readProjects('pglite', prepared)).toEqual(new Set());
    await prepared.drop();
  });
});

async function prepareDatabase(kind: DatabaseKind): Promise<Prepared> {
  const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-group-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const environment = { STYLEKIT_DATA_DIR: folder };
  if (kind === 'pglite') return { location: { folder }, environment, drop: async () => removeFolder() };
  const { location, url, drop } = await createEmptyPostgres();
  return {
    location,
    environment: { ...environment, DATABASE_URL: url },
    drop: () => drop().then(removeFolder),
  };
}

/** Signs up the writers and returns their cookies. */
async function signUpWriters(kind: DatabaseKind, database: TestDatabase): Promise<string[]> {
  const server = await openTestServer(kind, { database });
  const users = await Promise.all(Array.from({ length: WRITERS }, () => server.signUp()));
  await server.close();
  return users.map(({ browser }) => browser.cookieHeader());
}

async function readProjects(kind: DatabaseKind, database: TestDatabase): Promise<ReadonlySet<string>> {
  const server = await openTestServer(kind, { database });
  const projects = await server.ctx().em.find(ProjectEntity, {}, { fields: ['id'] });
  await server.close();
  return new Set(projects.map(({ id }) => id));
}

/** Creates projects one after the other on a keep-alive connection, until one is not created. */
async function writeUntilUnreachable(
  url: string,
  cookie: string,
  acknowledged: string[],
  onWrite: () => void,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const id = await createProject(url, cookie, agent);
    if (id === null) break;
    acknowledged.push(id);
    onWrite();
  }
  agent.destroy();
}

/** Creates a project; returns its id, or null when it was rejected or got no response. */
function createProject(url: string, cookie: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
    const call = request(`${url}/api/projects`, { method: 'POST', agent, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      response.once('end', () => resolve(response.statusCode === 201 ? JSON.parse(body).id : null));
      response.once('error', () => resolve(null));
    });
    call.once('error', () => resolve(null));
    call.end(JSON.stringify({ name: `Project ${randomUUID()}`, description: 'A brand' }));
  });
}
