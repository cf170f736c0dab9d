import path from 'node:path';
import process from 'node:process';
import { Pool } from 'pg';
import { buildApp } from '../src/app.ts';
import { parseConfig } from '../src/config/config.ts';
import { actorCtx } from '../src/context/request.ts';
import { createServices } from '../src/create-services.ts';
import { createLogger } from '../src/logger.ts';
import { PROJECTS_SQL } from './projects-sql.ts';

// The whole server with an additional route behind the same session check: the rows of `GET /api/projects` with plain
// pg and JSON.stringify. A program of its own, so that the load is not made by the measured process.

const config = parseConfig(process.env, process.cwd());
const opened = await createServices(config, createLogger(config.logLevel));
const pool = new Pool({ connectionString: config.databaseUrl ?? '', max: 10 });
const app = await buildApp({
  services: opened.services,
  webRoot: path.resolve(import.meta.dirname, '../../web/dist'),
  extend: (built) => {
    built.get('/bench/raw-projects', { config: { access: 'signed-in' } }, async (request, reply) => {
      const { rows } = await pool.query(PROJECTS_SQL, [actorCtx(request).actor.userId]);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
    });
  },
});
await app.listen({ host: config.host, port: config.port });
process.once('SIGTERM', async () => {
  await app.close();
  await pool.end();
  await opened.close();
  process.exit(0);
});
process.send?.('ready');
