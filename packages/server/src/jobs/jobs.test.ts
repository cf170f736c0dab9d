import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleSize } from '../../../engine/test/sample-size.ts';
import { addOwner, requestGuide } from '../../test/generation/generation-support.ts';
import { DATABASE_KINDS } from '../../test/support/test-database.ts';
import { openTestServer, type TestServer } from '../../test/support/test-server.ts';
import { queries } from '../database/entity-manager.ts';
import { createJobHandlers } from '../job-handlers.ts';
import { createLogger } from '../logger.ts';
import { requeueGuides, selectWithoutJob } from '../modules/generation/sweep-generation.ts';
import { openJobs } from './jobs.ts';
import { selectOldestDue } from './queue-state.ts';
import { DUTIES } from './queues.ts';

/** Finished jobs that the queue still keeps, and finished guides. */
const ROWS = sampleSize(3_000, 100_000);

describe.each(DATABASE_KINDS)('the job queue on %s', (kind) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const execute = <Row extends object>(statement: string, values: unknown[] = []) =>
    server.ctx().em.execute<Row[]>(statement, values);

  it('has a schedule for each duty, and updates those of an earlier version', async () => {
    await execute(`select jobs.create_queue('sweep', '{"policy": "standard"}'::jsonb)`);
    await execute(`insert into jobs.schedule (name, cron) values ('sweep', '* * * * *')`);
    await execute(`update jobs.schedule set cron = '0 0 1 1 *' where name = 'delete-codes'`);
    await execute(`update jobs.queue set deletion_seconds = 604800 where name = 'send-mail'`);
    const again = await openJobs(server.services.database.queueOptions, createLogger('silent'));
    await again.stop();
    const schedules = await execute<{ name: string; cron: string }>('select name, cron from jobs.schedule');
    expect(Object.fromEntries(schedules.map(({ name, cron }) => [name, cron]))).toEqual(
      Object.fromEntries(Object.entries(DUTIES).map(([name, { schedule }]) => [name, schedule])),
    );
    const kept = await execute<{ seconds: number }>(
      `select max(deletion_seconds) as seconds from jobs.queue where name <> 'sweep' and name not like '\\_\\_%'`,
    );
    expect(kept[0]?.seconds).toBeLessThanOrEqual(6 * 3_600);
  });

  it(`finds a missing job and the oldest one by keys, next to ${ROWS} finished jobs`, async () => {
    const user = await addOwner(server);
    const id = await requestGuide(user);
    const lost = await requestGuide(user);
    await execute(`insert into jobs.job (name, state, data, completed_on)
      select 'generate', 'completed', '{}', now() from generate_series(1, ${ROWS})`);
    await execute(
      `insert into style_tile (id, project_id, user_id, name, brief, generation_mode, generation_status,
        job_id, created_at, updated_at)
      select gen_random_uuid(), project_id, user_id, name, brief, generation_mode, 'generated',
        gen_random_uuid(), created_at, updated_at from style_tile, generate_series(1, ${ROWS}) where id = ?`,
      [id],
    );
    await execute(`delete from jobs.job where data ->> 'styleTileId' = ?`, [lost]);
    await execute('analyze style_tile');
    await execute('analyze jobs.job');
    const { em } = server.ctx();
    for (const select of [sql`${selectWithoutJob(em)}`, selectOldestDue()]) {
      const { rows } = await sql<object>`explain ${select}`.execute(queries(em));
      const plan = JSON.stringify(rows);
      expect(plan).toContain('job_common');
      expect(plan).not.toMatch(/Seq Scan on (style_tile|job)/);
    }
    await requeueGuides(server.ctx());
    await requeueGuides(server.ctx());
    const jobs = await execute<{ data: object }>(
      `select data from jobs.job where data ->> 'styleTileId' = ?`,
      [lost],
    );
    expect(jobs).toEqual([{ data: { userId: user.owner.user.id, styleTileId: lost, attempt: 1 } }]);
  });

  it('runs the other duties when one fails, and shows the failure in the metrics', async () => {
    const duties = ['delete-codes', 'delete-rate-limits'] as const;
    for (const name of duties) await server.services.jobs.enqueue(server.ctx().em, { name, data: {} });
    const done: string[] = [];
    await server.services.jobs.work({
      ...createJobHandlers(server.services),
      'delete-codes': () => Promise.reject(new Error('broken')),
      'delete-rate-limits': async () => void done.push('delete-rate-limits'),
    });
    const metrics = async () => (await server.app.inject('/metrics')).body;
    await expect
      .poll(metrics, { interval: 100, timeout: 60_000 })
      .toMatch(/stylekit_jobs_total\{queue="delete-codes",result="failed"\} 1/);
    await expect.poll(() => done, { timeout: 60_000 }).toEqual(['delete-rate-limits']);
  });
});
