import path from 'node:path';
import { sampleSize } from './packages/engine/test/sample-size.ts';
import components from './packages/web/vitest.config.ts';

/** Generous: passing tests never wait for it, and tests must not fail on a busy machine. */
const PATIENCE = {
  testTimeout: sampleSize(600_000, 3_600_000),
  hookTimeout: 600_000,
  expect: { poll: { interval: 10, timeout: 300_000 } },
};

/** Files of a project share imported modules: reloading them for each file took a third of the time. */
const SHARED_MODULES = { isolate: false };

/** The test projects: one per package, plus the end-to-end tests, which need Chromium. */
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
      include: ['{src,test}/**/*.test.ts'],
      ...PATIENCE,
      ...SHARED_MODULES,
    },
  },
  { ...components, test: { ...components.test, ...PATIENCE } },
  {
    test: {
      name: 'e2e',
      root: 'packages/web',
      include: ['e2e/**/*.test.ts'],
      globalSetup: [path.join(import.meta.dirname, 'packages/web/e2e/shared-app.ts')],
      setupFiles: [path.join(import.meta.dirname, 'packages/web/e2e/close-pages.ts')],
      ...PATIENCE,
      // Each attempt asks the browser, which needs the processor to get ready.
      expect: { poll: { interval: 25, timeout: PATIENCE.expect.poll.timeout } },
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
