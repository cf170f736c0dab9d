import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSession } from '../src/modules/session/session.service.ts';
import { startPrivatePgbouncer } from '../test/postgres/private-pgbouncer.ts';
import { addProject, addTile } from '../test/support/factories.ts';
import { createPostgres, type TestDatabase } from '../test/support/test-database.ts';
import { openTestServer } from '../test/support/test-server.ts';

export type LoadDatabase = 'pglite' | 'postgres' | 'pgbouncer';

/** A signed-in browser with the calls that its pages make. */
export interface LoadPerson {
  readonly cookie: string;
  /** Paths of reads, in the order of a visit. */
  readonly reads: readonly string[];
  /** Paths of writes; each one undoes the one before it. */
  readonly writes: readonly string[];
}

/** A database with people who visit. */
export interface LoadPeople {
  /** What a server needs to use the database; one of PGlite serves one process. */
  readonly environment: Readonly<Record<string, string>>;
  readonly people: readonly LoadPerson[];
  drop(): Promise<void>;
}

/** Enough that each writes less often than a person may. */
const PEOPLE = 150;
const TILES = 3;

/** As docs/guides/scaling.md recommends. */
const POOL_SIZE = 20;

/** Fills a database with people who have a project with three style guides. */
export async function fillForLoad(kind: LoadDatabase): Promise<LoadPeople> {
  const { database, environment } = await openFor(kind);
  const server = await openTestServer(kind === 'pglite' ? 'pglite' : 'postgres', { database });
  const people: LoadPerson[] = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    const owner = await server.signUp();
    const project = await addProject(server, owner);
    let tileId = '';
    for (let tile = 0; tile < TILES; tile += 1) tileId = (await addTile(server, project)).id;
    const caller = { ip: '203.0.113.7', userAgent: 'bench' };
    const { key } = await startSession(server.ctx(), { userId: owner.user.id, isRemembered: true, caller });
    owner.browser.useSessionKey(key);
    const projectPath = `/api/projects/${project.id}`;
    people.push({
      cookie: `__Host-${owner.browser.cookieHeader()}`,
      reads: [
        '/api/user',
        '/api/projects',
        projectPath,
        `${projectPath}/style-tiles`,
        `/api/style-tiles/${tileId}`,
      ],
      writes: [`${projectPath}/archive`, `${projectPath}/unarchive`],
    });
  }
  await server.close();
  return { environment, people, drop: () => database.drop() };
}

interface Opened {
  readonly database: TestDatabase;
  readonly environment: Record<string, string>;
}

async function openFor(kind: LoadDatabase): Promise<Opened> {
  if (kind === 'pglite') {
    const folder = mkdtempSync(path.join(tmpdir(), 'stylekit-load-'));
    const drop = async (): Promise<void> => rmSync(folder, { recursive: true, force: true });
    return {
      database: { location: { folder }, drop },
      environment: { STYLEKIT_DATA_DIR: folder, STYLEKIT_ALLOW_PGLITE: 'true' },
    };
  }
  const database = await createPostgres();
  if (kind === 'postgres') return { database, environment: { DATABASE_URL: database.url } };
  const pooler = await startPrivatePgbouncer({ postgresUrl: database.url, poolSize: POOL_SIZE });
  const drop = async (): Promise<void> => {
    await pooler.stop();
    await database.drop();
  };
  return {
    database: { location: database.location, drop },
    environment: { DATABASE_URL: pooler.urlOf(database.url), DATABASE_DIRECT_URL: database.url },
  };
}
