import { defineConfig } from 'vitest/config';
import { ProgressReporter } from './scripts/tests/progress-reporter.ts';
import { SlowestFirst } from './scripts/tests/slowest-first.ts';
import projects from './vitest.workspace.ts';

export default defineConfig({
  test: {
    projects,
    maxWorkers: 2,
    reporters: [new ProgressReporter()],
    sequence: { sequencer: SlowestFirst },
  },
});
