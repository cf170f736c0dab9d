import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { type OpenAiCall, type OpenAiMock, type OpenAiStep, startOpenAiMock } from '../mocks/openai-mock.ts';
import { COMPILE_CACHE } from '../support/compile-cache.ts';
import { TEST_SESSION_KEY } from '../support/test-config.ts';

const PROGRAM = path.join(import.meta.dirname, 'worker-process.ts');
/** Maximum time between the first unanswered call of a process and its kill. */
const MAX_DELAY_MS = 500;

/** A process that generates guides with its own language model. */
export interface Worker {
  /** Waits until one of its calls gets no response, lets it continue for a moment and kills it. */
  killInTheMiddle(): Promise<void>;
}

/** Worker processes that share one database. */
export class WorkerPool {
  readonly #environment: Record<string, string>;
  readonly #mocks: OpenAiMock[] = [];
  readonly #children = new Set<ChildProcess>();

  constructor(environment: Record<string, string>) {
    this.#environment = environment;
  }

  /** Starts a process and waits until it accepts jobs. */
  async start(): Promise<Worker> {
    const mock = await startOpenAiMock();
    const firstSteps = FIRST_STEPS[this.#mocks.length % FIRST_STEPS.length] ?? [];
    this.#mocks.push(mock);
    mock.script([...firstSteps, ...STUCK]);
    const child = await this.#spawn(mock.baseUrl);
    return {
      killInTheMiddle: async () => {
        await expect.poll(() => mock.requests.length).toBeGreaterThan(firstSteps.length);
        await randomDelay();
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      },
    };
  }

  /** All calls of all processes. */
  get calls(): readonly OpenAiCall[] {
    return this.#mocks.flatMap(({ requests }) => requests);
  }

  async close(): Promise<void> {
    for (const child of this.#children) child.kill('SIGKILL');
    for (const mock of this.#mocks) await mock.close();
  }

  async #spawn(baseUrl: string): Promise<ChildProcess> {
    const child = spawn(process.execPath, [PROGRAM], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        SESSION_KEY: TEST_SESSION_KEY,
        LOG_LEVEL: 'silent',
        // A busy machine is slow.
        DATABASE_STATEMENT_SECONDS: '60',
        OPENAI_API_KEY: 'sk-test',
        OPENAI_BASE_URL: baseUrl,
        ...COMPILE_CACHE,
        ...this.#environment,
      },
    });
    this.#children.add(child);
    child.once('exit', () => this.#children.delete(child));
    const outcome = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(() => 'exit')]);
    if (outcome === 'exit') throw new Error('The worker exited before it was ready.');
    return child;
  }
}

const randomDelay = () => delay(Math.random() * MAX_DELAY_MS);
const late: OpenAiStep = { after: randomDelay };
/**
 * The first call never gets a response, so that a kill always interrupts work; the next ones are late, so that results
 * are written at about the same time.
 */
const STUCK: readonly OpenAiStep[] = [
  'timeout',
  late,
  ...Array.from({ length: 100 }, () => 'timeout' as const),
];
/** Steps before those; processes use them in run. */
const FIRST_STEPS: readonly (readonly OpenAiStep[])[] = [[], ['reset', 'ok'], ['server-error', 'ok']];
