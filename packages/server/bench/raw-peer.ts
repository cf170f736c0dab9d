import path from 'node:path';
import { Pool } from 'pg';
import { buildApp } from '../src/app.ts';
import { actorCtx } from '../src/context/request.ts';
import { createServices } from '../src/create-services.ts';
import { createLogger } from '../src/logger.ts';
import { testConfig } from '../test/support/test-config.ts';

/** The query of `GET /api/projects` as plain SQL. */
const PROJECTS = `
  select id, name, description, logo_url as "logoUrl", is_archived as "isArchived",
    created_at as "createdAt", updated_at as "updatedAt", false as "isDeleted",
    "styleTileCount", greatest(updated_at, "changedAt") as "lastChangedAt",
    (select palette from style_tile where user_id = $1 and project_id = project.id and not is_archived
      and generation_status = 'generated' order by created_at desc, id desc limit 1) as "latestPalette"
  from project, lateral (select count(*)::int as "styleTileCount", max(updated_at) as "changedAt"
    from style_tile where user_id = $1 and project_id = project.id) as guides
  where user_id = $1 order by created_at desc, id desc limit 101`;

/** The whole server with an additional route: the same rows for the same user, with plain pg and JSON.stringify. */
export async function startRawServer(databaseUrl: string) {
  const config = testConfig({ databaseUrl, trustProxy: ['127.0.0.1'] });
  const opened = await createServices(config, createLogger('silent'));
  const pool = new Pool({ connectionString: databaseUrl, max: 10 });
  const app = await buildApp({
    services: opened.services,
    webRoot: path.resolve('packages/web/dist'),
    extend: (built) => {
      built.get('/bench/raw-projects', { config: { access: 'signed-in' } }, async (request, reply) => {
        const { rows } = await pool.query(PROJECTS, [actorCtx(request).actor.userId]);
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
      });
    },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    close: async () => {
      await app.close();
      await pool.end();
      await opened.close();
    },
  };
}
