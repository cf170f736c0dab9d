import path from 'node:path';
import { sampleSize } from './packages/engine/test/sample-size.ts';
import components from './packages/web/vitest.config.ts';

/** Generous, because patience costs nothing while all goes well, and a busy machine is no defect. */
const PATIENCE = {
  testTimeout: sampleSize(600_000, 3_600_000),
  hookTimeout: 600_000,
  expect: { poll: { interval: 10, timeout: 300_000 } },
};

/** Files of a project share the modules they import: loading those again for each file took a third of the time. */
const SHARED_MODULES = { isolate: false };

/** The test projects: one a package, and the end-to-end tests apart because they need Chromium and time. */
export default [
  {
    test: {
      name: 'engine',
      root: 'packages/engine',
      include: ['{src,test}/**/*.test.ts'],
      ...PATIENCE,
      ...SHARED_MODULES,
    },
  },
  {
    test: {
      name: 'cli',
      root: 'packages/cli',
      include: ['{src,test}/**/*.test.ts'],
      ...PATIENCE,
      ...SHARED_MODULES,
    },
  },
  {
    test: {
      name: 'server',
      root: 'packages/server',
      include: ['{src,test}/**/*.test.ts'],
      ...PATIENCE,
      ...SHARED_MODULES,
    },
  },
  {
    test: {
      name: 'web',
      root: 'packages/web',
      include: ['src/**/*.test.ts'],
      ...PATIENCE,
      ...SHARED_MODULES,
    },
  },
  components,
  {
    test: {
      name: 'e2e',
      root: 'packages/web',
      include: ['e2e/**/*.test.ts'],
      globalSetup: [path.join(import.meta.dirname, 'packages/web/e2e/shared-app.ts')],
      setupFiles: [path.join(import.meta.dirname, 'packages/web/e2e/end-visits.ts')],
      ...PATIENCE,
      ...SHARED_MODULES,
    },
  },
  {
    test: {
      name: 'repo',
      root: 'scripts',
      include: ['**/*.test.ts'],
      ...PATIENCE,
      ...SHARED_MODULES,
    },
  },
];
