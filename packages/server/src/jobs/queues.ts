const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Settings that pg-boss keeps for a queue. */
export interface QueueSettings {
  readonly policy?: 'exclusive';
  readonly retryLimit: number;
  readonly retryDelay: number;
  readonly retryBackoff?: boolean;
  readonly retryDelayMax?: number;
  /** A job that runs longer is aborted and counts as failed. */
  readonly expireInSeconds: number;
  /** How long a finished job is kept, for diagnosis. */
  readonly deleteAfterSeconds: number;
  readonly heartbeatSeconds?: number;
  readonly notify?: boolean;
}

const ON_DEMAND = { deleteAfterSeconds: 6 * HOUR, notify: true } as const;

/** Queues of jobs that a request or another job adds. Generation counts its own retries per style guide. */
const ON_DEMAND_QUEUES = {
  generate: { ...ON_DEMAND, retryLimit: 3, retryDelay: 1, expireInSeconds: 180, heartbeatSeconds: 10 },
  'send-mail': {
    ...ON_DEMAND,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
  },
  'payment-event': {
    ...ON_DEMAND,
    retryLimit: 20,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 120,
  },
} as const satisfies Record<string, QueueSettings>;

interface Duty {
  /** A cron expression, in UTC. The minutes differ, so that the duties do not start together. */
  readonly schedule: string;
  readonly limitSeconds: number;
  readonly retries: number;
}

const duty = (schedule: string, limitSeconds: number, retries = 0): Duty => ({
  schedule,
  limitSeconds,
  retries,
});

/**
 * What the server does on a schedule. Each duty is a queue of its own, so that a slow or failing one delays no other.
 * One that runs every few minutes is not retried: its next run does the same work.
 */
export const DUTIES = {
  'recover-guides': duty('* * * * *', 50),
  'requeue-guides': duty('* * * * *', 50),
  'check-ledger': duty('*/5 * * * *', 4 * MINUTE),
  'delete-rate-limits': duty('1-59/5 * * * *', 4 * MINUTE),
  'delete-codes': duty('2-59/5 * * * *', 4 * MINUTE),
  'delete-device-codes': duty('3-59/5 * * * *', 4 * MINUTE),
  'delete-sessions': duty('4-59/5 * * * *', 4 * MINUTE),
  'grant-subscriptions': duty('7 * * * *', 10 * MINUTE, 2),
  'delete-tokens': duty('11 * * * *', 5 * MINUTE, 2),
  'delete-payment-events': duty('17 * * * *', 10 * MINUTE, 2),
  'delete-idempotency-keys': duty('21 * * * *', 5 * MINUTE, 2),
  'reconcile-payments': duty('27 * * * *', 10 * MINUTE, 2),
  'clean-uploads': duty('37 * * * *', 10 * MINUTE, 2),
  'drop-mails': duty('47 * * * *', 5 * MINUTE, 2),
} as const satisfies Record<string, Duty>;

export type DutyName = keyof typeof DUTIES;
export type QueueName = keyof typeof ON_DEMAND_QUEUES | DutyName;

const DUTY_NAMES = Object.keys(DUTIES) as DutyName[];

/** A duty never runs twice at once: while it is queued or running, its schedule adds nothing. */
function toSettings({ limitSeconds, retries }: Duty): QueueSettings {
  return {
    policy: 'exclusive',
    retryLimit: retries,
    retryDelay: MINUTE,
    expireInSeconds: limitSeconds,
    deleteAfterSeconds: HOUR,
  };
}

/** Every queue. A released name keeps its meaning, because jobs of the previous version may still be queued. */
export const QUEUES = {
  ...ON_DEMAND_QUEUES,
  ...Object.fromEntries(DUTY_NAMES.map((name) => [name, toSettings(DUTIES[name])])),
} as Readonly<Record<QueueName, QueueSettings>>;

interface Workers {
  readonly count: number;
  /** A notification wakes a worker immediately; polling finds jobs with a delayed start. */
  readonly pollSeconds: number;
}

const DUTY_WORKERS: Workers = { count: 1, pollSeconds: 15 };

/** The workers of one process. */
export const WORKERS: Readonly<Record<QueueName, Workers>> = {
  ...(Object.fromEntries(DUTY_NAMES.map((name) => [name, DUTY_WORKERS])) as Record<DutyName, Workers>),
  generate: { count: 4, pollSeconds: 2 },
  'send-mail': { count: 2, pollSeconds: 2 },
  'payment-event': { count: 2, pollSeconds: 2 },
};
