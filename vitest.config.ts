import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';
import projects from './vitest.workspace.ts';

export default defineConfig({
  test: {
    projects,
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
