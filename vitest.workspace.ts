import components from './packages/web/vitest.config.ts';

/** The test projects: one a package, and the browser journeys apart because they need Chromium and time. */
export default [
  {
    test: {
      name: 'engine',
      root: 'packages/engine',
      include: ['{src,test}/**/*.test.ts'],
      testTimeout: 120_000,
    },
  },
  { test: { name: 'cli', root: 'packages/cli', include: ['{src,test}/**/*.test.ts'], testTimeout: 60_000 } },
  {
    test: {
      name: 'server',
      root: 'packages/server',
      include: ['{src,test}/**/*.test.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
  { test: { name: 'web', root: 'packages/web', include: ['src/**/*.test.ts'] } },
  components,
  {
    test: {
      name: 'journeys',
      root: 'packages/web',
      include: ['e2e/**/*.test.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
    },
  },
  { test: { name: 'house', root: 'scripts', include: ['**/*.test.ts'], testTimeout: 60_000 } },
];
