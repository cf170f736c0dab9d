/** Tests that start a package as a process and therefore do not import the code they test. */
const PROCESS_TESTS = [
  { tests: 'packages/cli/test/process.test.ts', of: ['packages/engine/src/', 'packages/cli/'] },
  { tests: 'packages/cli/test/remote-process.test.ts', of: ['packages/engine/src/', 'packages/cli/'] },
  { tests: 'packages/server/test/processes/', of: ['packages/engine/src/', 'packages/server/src/'] },
  {
    tests: 'packages/web/e2e/',
    of: ['packages/engine/src/', 'packages/server/src/', 'packages/web/src/', 'packages/web/e2e/'],
  },
] as const;

/** Files that can affect every test. */
const AFFECTS_ALL =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.json|vitest\.[\w.]+)$|\/package\.json$/;

/**
 * Vitest arguments for the tests affected by a change: those that import a changed file, directly or indirectly, and the
 * process tests of its package. Null when all tests must run.
 *
 * @param changed paths of changed files, relative to the repository root
 * @param testFiles paths of all test files, relative to the repository root
 */
export function selectTests(changed: readonly string[], testFiles: readonly string[]): string[] | null {
  if (changed.some((file) => AFFECTS_ALL.test(file))) return null;
  const processTests = PROCESS_TESTS.filter(({ of }) =>
    changed.some((file) => of.some((folder) => file.startsWith(folder))),
  ).flatMap(({ tests }) => testFiles.filter((file) => file.startsWith(tests)));
  return ['related', ...new Set([...changed, ...processTests])];
}
