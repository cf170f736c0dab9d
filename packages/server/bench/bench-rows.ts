import { Client } from 'pg';
import { startSession } from '../src/modules/session/session.service.ts';
import { addProject, addTile } from '../test/support/factories.ts';
import { createTestDatabase } from '../test/support/test-database.ts';
import { openTestServer } from '../test/support/test-server.ts';

const PROJECTS = 20;
const TILES = 20;

/** A user with 20 projects, one of them with 20 style guides, and the session of their browser. */
export interface BenchPeople {
  /** The address of the database. */
  readonly url: string;
  /** The session cookie of a server with an https address. */
  readonly cookie: string;
  /** What the cookie contains. */
  readonly sessionKey: string;
  readonly projectId: string;
  readonly tileId: string;
  drop(): Promise<void>;
}

export async function fillDatabase(): Promise<BenchPeople> {
  const database = await createTestDatabase('postgres');
  if (!('url' in database.location)) throw new Error('The benchmark requires PostgreSQL.');
  const server = await openTestServer('postgres', { database });
  const owner = await server.signUp();
  const projects = [];
  for (let index = 0; index < PROJECTS; index += 1)
    projects.push(await addProject(server, owner, `Brand ${index}`));
  const [project] = projects;
  if (project === undefined) throw new Error('No project was created.');
  let tileId = '';
  for (let index = 0; index < TILES; index += 1) tileId = (await addTile(server, project)).id;
  const caller = { ip: '203.0.113.7', userAgent: 'bench' };
  const { key } = await startSession(server.ctx(), { userId: owner.user.id, isRemembered: true, caller });
  owner.browser.useSessionKey(key);
  const cookie = `__Host-${owner.browser.cookieHeader()}`;
  await server.close();
  const { url } = database.location;
  return { url, cookie, sessionKey: key, projectId: project.id, tileId, drop: database.drop };
}

/** Adds style guides of other users until the table has `count` of them, a hundred per project. */
export async function fillTiles(url: string, count: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `with had as (select count(*)::int as n from style_tile),
       people as (
         insert into app_user (id, name, email, created_at, updated_at)
         select gen_random_uuid(), 'Other User', gen_random_uuid() || '@example.com', now(), now()
         from generate_series(1, 50) returning id),
       numbered as (select id, row_number() over () as n from people),
       projects as (
         insert into project (id, user_id, name, description, created_at, updated_at)
         select gen_random_uuid(), p.id, 'Brand', 'A brand', now(), now()
         from generate_series(1, greatest(1, ($1 - (select n from had)) / 100)) g
         join numbered p on p.n = 1 + g % 50 returning id, user_id)
       insert into style_tile (id, project_id, user_id, name, brief, generation_mode, generation_status,
         created_at, updated_at)
       select gen_random_uuid(), pr.id, pr.user_id, 'Guide',
         '{"mode": "ai", "description": "A brief for this guide"}', 'ai', 'failed',
         now() - random() * interval '1 year', now()
       from projects pr cross join generate_series(1, 100)`,
      [count],
    );
    await client.query('analyze');
  } finally {
    await client.end();
  }
}
