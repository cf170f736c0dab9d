import { describe, expect, it } from 'vitest';
import { LIMITS } from '../config/limits.ts';
import { jobOptions, postgresLimits, UNLIMITED } from '../database/postgres-limits.ts';
import { DUTIES, QUEUES, type QueueName, WORKERS } from './queues.ts';

/** The minutes of an hour in which a duty starts. */
function minutesOf(schedule: string): number[] {
  const [minute = ''] = schedule.split(' ');
  const [, from = '0', , step] = /^(?:\*|(\d+))(-59)?(?:\/(\d+))?$/.exec(minute) ?? [];
  if (minute !== '*' && step === undefined) return [Number(from)];
  return Array.from({ length: 60 }, (_, n) => n).filter(
    (n) => n >= Number(from) && (n - Number(from)) % Number(step ?? 1) === 0,
  );
}

describe('the duties', () => {
  it('start in every hour of every day', () => {
    for (const { schedule } of Object.values(DUTIES)) expect(schedule).toMatch(/^\S+ \* \* \* \*$/);
  });

  it.each(Object.entries(DUTIES))(
    '%s ends before it starts again',
    (_name, { schedule, limitSeconds, retries }) => {
      const minutes = minutesOf(schedule);
      const gap = minutes.length === 1 ? 60 : (minutes[1] ?? 0) - (minutes[0] ?? 0);
      expect(limitSeconds).toBeLessThan(gap * 60);
      // One that runs every few minutes does the same work at its next run.
      expect(retries).toBe(gap < 60 ? 0 : 2);
      expect((retries + 1) * (limitSeconds + 60)).toBeLessThan(gap * 60 + 120);
    },
  );

  it('do not start together, except for those of every minute', () => {
    const starts = Object.values(DUTIES)
      .filter(({ schedule }) => !schedule.startsWith('* '))
      .flatMap(({ schedule }) => minutesOf(schedule));
    expect(starts.length).toBeGreaterThan(60);
    const hourly = Object.values(DUTIES)
      .map(({ schedule }) => minutesOf(schedule))
      .filter(({ length }) => length === 1)
      .flat();
    expect(new Set(hourly).size).toBe(hourly.length);
  });

  it('never run twice at once', () => {
    for (const name of Object.keys(DUTIES) as QueueName[]) {
      expect(QUEUES[name]).toMatchObject({ policy: 'exclusive', retryDelay: 60, deleteAfterSeconds: 3_600 });
      expect(WORKERS[name].count).toBe(1);
    }
  });
});

describe('a queue on demand', () => {
  /** Seconds until the last retry starts, at the longest. */
  const patience = ({
    retryLimit,
    retryDelay,
    retryBackoff = false,
    retryDelayMax = Infinity,
  }: (typeof QUEUES)[QueueName]) =>
    Array.from({ length: retryLimit }, (_, n) =>
      Math.min(retryDelayMax, retryBackoff ? retryDelay * 2 ** n : retryDelay),
    ).reduce((sum, pause) => sum + pause, 0);

  it.each<[QueueName, number]>([
    ['send-mail', 2 * 3_600],
    ['payment-event', 2 * 3_600],
  ])('%s tries for hours, with growing pauses of ten minutes at most', (name, seconds) => {
    expect(QUEUES[name]).toMatchObject({ retryBackoff: true, retryDelayMax: 600, retryLimit: 20 });
    expect(patience(QUEUES[name])).toBeGreaterThan(seconds);
  });

  it('keeps finished jobs for hours, and wakes its workers', () => {
    for (const name of ['generate', 'send-mail', 'payment-event'] as const)
      expect(QUEUES[name]).toMatchObject({ deleteAfterSeconds: 21_600, notify: true });
    expect(QUEUES.generate).toMatchObject({ heartbeatSeconds: 10, expireInSeconds: 180 });
  });

  it('has workers in every process', () => {
    expect(Object.keys(WORKERS).toSorted()).toEqual(Object.keys(QUEUES).toSorted());
    for (const { count, pollSeconds } of Object.values(WORKERS)) {
      expect(count).toBeGreaterThan(0);
      expect(pollSeconds).toBeLessThanOrEqual(15);
    }
  });
});

describe('the limits', () => {
  it('have a name of their own, which is part of stored keys', () => {
    const names = Object.values(LIMITS).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });

  it('allow an owner what they need, and a guesser little', () => {
    const { passwordBurst, passwordNetwork, passwordAttempts, codeAttempts } = LIMITS;
    expect(passwordBurst.max).toBeLessThan(passwordNetwork.max);
    expect(passwordNetwork.max).toBeLessThan(passwordAttempts.max);
    // NIST SP 800-63B: at most 100 wrong passwords of one account.
    expect(passwordAttempts).toMatchObject({ max: 100, windowSeconds: 86_400 });
    expect(codeAttempts.max).toBeLessThanOrEqual(60);
  });
});

describe('the time limits of PostgreSQL', () => {
  it.each([
    [4, { connectMs: 3_000, statementMs: 4_000, idleMs: 15_000 }],
    [0.1, { connectMs: 75, statementMs: 100, idleMs: 15_000 }],
    [60, { connectMs: 45_000, statementMs: 60_000, idleMs: 15_000 }],
  ])('for statements of %d s', (seconds, limits) => {
    expect(postgresLimits(seconds)).toEqual(limits);
  });

  it('are ten times as long for jobs, and none for what may take as long as it needs', () => {
    expect(jobOptions(postgresLimits(4))).toBe(
      '-c statement_timeout=40000 -c lock_timeout=40000 -c idle_in_transaction_session_timeout=15000',
    );
    expect(UNLIMITED).toBe(
      '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
    );
  });
});
