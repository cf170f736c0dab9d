import { describe, expect, it } from 'vitest';
import { captureLog } from '../../test/support/log-lines.ts';
import { createJobRuns } from './job-run.ts';

const NAME = 'delete-sessions';
const jobWith = (retryCount: number, signal = new AbortController().signal) => ({
  id: 'a',
  retryCount,
  retryLimit: 1,
  signal,
});

describe('the run of a job', () => {
  it('counts completed and failed runs, and logs a failure with its queue', async () => {
    const { lines, log } = captureLog('info');
    const runs = createJobRuns([NAME], log);
    await runs.run(NAME, jobWith(0), async () => undefined);
    const fail = () => Promise.reject(new Error('disk full'));
    await expect(runs.run(NAME, jobWith(0), fail)).rejects.toThrow('disk full');
    await expect(runs.run(NAME, jobWith(1), fail)).rejects.toThrow('disk full');
    expect(runs.counts.get(NAME)).toEqual({ completed: 1, failed: 2 });
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toMatchObject([
      {
        event: 'job_failed',
        queue: NAME,
        attempt: 1,
        isFinal: false,
        msg: 'a job failed and will be repeated',
      },
      { event: 'job_failed', queue: NAME, attempt: 2, isFinal: true, msg: 'a job failed' },
    ]);
    expect(entries[0].err.message).toBe('disk full');
  });

  it('counts a job past its time limit once, even if its handler ends later', async () => {
    const runs = createJobRuns([NAME], captureLog('silent').log);
    const limit = new AbortController();
    const work = Promise.withResolvers<void>();
    const run = runs.run(NAME, jobWith(0, limit.signal), () => work.promise);
    limit.abort();
    expect(runs.counts.get(NAME)).toEqual({ completed: 0, failed: 1 });
    work.resolve();
    await run;
    expect(runs.counts.get(NAME)).toEqual({ completed: 0, failed: 1 });
  });

  it('does not count a job that the server stopped', async () => {
    const runs = createJobRuns([NAME], captureLog('silent').log);
    const limit = new AbortController();
    const run = runs.run(NAME, jobWith(0, limit.signal), () => {
      runs.stop();
      limit.abort();
      return Promise.reject(new Error('stopped'));
    });
    await expect(run).rejects.toThrow('stopped');
    expect(runs.counts.get(NAME)).toEqual({ completed: 0, failed: 0 });
  });
});
