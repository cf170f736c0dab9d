import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';
import { Pool } from 'pg';
import { PROJECTS_SQL } from './projects-sql.ts';

// The least that can answer `GET /api/projects`: node:http and pg, and two prepared statements for the session and the
// rows. The key of the session is in the cookie as it is; nothing is logged, counted, limited or checked.

const SESSION_SQL = `select id, user_id as "userId", authenticated_at as "authenticatedAt" from session
  where user_id = $1 and key_hash = $2 and expires_at > now()`;

const pool = new Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 10 });

async function readProjects(cookie: string): Promise<string | null> {
  const key = cookie.slice(cookie.indexOf('=') + 1);
  const keyHash = createHash('sha256').update(key).digest('hex');
  const userId = Buffer.from(key.slice(0, 22), 'base64url').toString('hex');
  const session = await pool.query({ name: 'session', text: SESSION_SQL, values: [userId, keyHash] });
  if (session.rows.length === 0) return null;
  const values = [session.rows[0].userId];
  const { rows } = await pool.query({ name: 'projects', text: PROJECTS_SQL, values });
  return JSON.stringify(rows);
}

const server = createServer((request, response) => {
  readProjects(request.headers.cookie ?? '').then(
    (body) => {
      response.writeHead(body === null ? 401 : 200, { 'content-type': 'application/json; charset=utf-8' });
      response.end(body);
    },
    (error: unknown) => {
      response.writeHead(500).end(String(error));
    },
  );
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'));
process.once('SIGTERM', () => process.exit(0));
