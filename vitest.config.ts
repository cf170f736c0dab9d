import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { ProgressReporter } from './scripts/tests/progress-reporter.ts';
import { SlowestFirst } from './scripts/tests/slowest-first.ts';
import projects from './vitest.workspace.ts';

/** Half as many again as cores, because tests of the browser and of processes often wait. All share one server. */
const WORKERS = Math.min(6, Math.max(2, Math.ceil(availableParallelism() * 1.5)));

export default defineConfig({
  test: {
    projects,
    maxWorkers: WORKERS,
    reporters: [new ProgressReporter()],
    sequence: { sequencer: SlowestFirst },
  },
});
