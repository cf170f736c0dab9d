import { describe, expect, it } from 'vitest';
import { selectTests } from './select-tests.ts';

const TESTS = [
  'packages/cli/test/process.test.ts',
  'packages/server/test/processes/shutdown.test.ts',
  'packages/server/src/app.test.ts',
  'packages/web/e2e/auth.test.ts',
];

describe('the tests affected by a change', () => {
  it('are those that import it or start its package as a process', () => {
    expect(selectTests(['packages/server/src/app.ts'], TESTS)).toEqual([
      'related',
      'packages/server/src/app.ts',
      'packages/server/test/processes/shutdown.test.ts',
      'packages/web/e2e/auth.test.ts',
    ]);
    expect(selectTests(['packages/engine/src/index.ts'], TESTS)).toHaveLength(5);
  });

  it('are only the importing ones for a file outside the packages', () => {
    expect(selectTests(['scripts/tests/order-files.ts'], TESTS)).toEqual([
      'related',
      'scripts/tests/order-files.ts',
    ]);
  });

  it.each(['package.json', 'pnpm-lock.yaml', 'packages/web/package.json', 'vitest.workspace.ts'])(
    'are all of them for %s',
    (file) => {
      expect(selectTests(['packages/web/src/main.tsx', file], TESTS)).toBeNull();
    },
  );
});
