import { describe, expect, it } from 'vitest';
import { queries } from '../../src/database/entity-manager.ts';
import { ProjectEntity } from '../../src/database/tables/project.entity.ts';
import type { App } from '../../src/http/app-type.ts';
import { createJobHandlers } from '../../src/job-handlers.ts';
import { DATABASE_KINDS } from '../support/test-database.ts';
import { openTestServer } from '../support/test-server.ts';
import { createStatementLog } from './statement-log.ts';

const ID = crypto.randomUUID();

/** Routes with statements that name no user or stay in their session. */
function addRoutes(app: App): void {
  const config = { access: 'public' } as const;
  app.get('/api/test/typed', { config }, ({ ctx }) =>
    queries(ctx.em).selectFrom('style_tile').select('id').where('id', '=', ID).execute(),
  );
  app.get('/api/test/mapped', { config }, ({ ctx }) =>
    ctx.em.transactional((em) => em.find(ProjectEntity, { id: ID })),
  );
  app.get('/api/test/session', { config }, async ({ ctx }) => {
    await ctx.em.execute('set lock_timeout = 0');
    return [];
  });
}

describe.each(DATABASE_KINDS)('the log of statements on %s', (kind) => {
  it.each([
    ['typed', 'names no user in a typed statement', /\nrequest, style_tile: /],
    ['mapped', 'names no user in a mapped statement', /\nrequest, project: /],
    ['session', 'changes its session', /\nrequest, changes its session: set lock_timeout/],
  ])('fails a server whose request on %s %s', async (name, _title, finding) => {
    const server = await openTestServer(kind, { routes: addRoutes });
    const reply = await server.browser().get(`/api/test/${name}`);
    expect([reply.statusCode, reply.json()]).toEqual([200, []]);
    await expect(server.close()).rejects.toThrow(finding);
  });

  it('fails a server that listens', async () => {
    const server = await openTestServer(kind, { routes: addRoutes });
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    await (await fetch(`${url}/api/test/typed`)).text();
    await expect(server.close()).rejects.toThrow('request, style_tile');
  });

  it('finds statements of jobs, except of duties', async () => {
    const server = await openTestServer(kind);
    const read = async () =>
      void (await queries(server.ctx().em).selectFrom('session').select('id').where('id', '=', ID).execute());
    const log = createStatementLog();
    const watched: Record<string, () => Promise<void>> = {};
    const jobs = log.watchJobs({
      ...server.services.jobs,
      work: async (handlers) => {
        Object.assign(watched, handlers);
      },
    });
    const handlers = createJobHandlers(server.services);
    await jobs.work({ ...handlers, generate: read, 'delete-sessions': read });
    await watched['delete-sessions']?.();
    expect(log.findings()).toEqual([]);
    await watched['generate']?.();
    expect(log.findings()).toEqual([expect.stringMatching(/^job generate, session: select/)]);
    await server.close();
  });

  it('ignores what tests read themselves', async () => {
    const server = await openTestServer(kind, { routes: addRoutes });
    expect(await server.ctx().em.find(ProjectEntity, { id: ID })).toEqual([]);
    await server.close();
  });
});
