/** Tests that start the product as a process of its own, so that no import leads from them to what they show. */
const PROCESS_TESTS = [
  { tests: 'packages/cli/test/process.test.ts', of: ['packages/engine/src/', 'packages/cli/'] },
  { tests: 'packages/server/test/processes/', of: ['packages/engine/src/', 'packages/server/src/'] },
  {
    tests: 'packages/web/e2e/',
    of: ['packages/engine/src/', 'packages/server/src/', 'packages/web/src/', 'packages/web/e2e/'],
  },
] as const;

/** Files that may change what any test does. */
const AFFECTS_ALL =
  /^(?:package\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|tsconfig\.json|vitest\.[\w.]+)$|\/package\.json$/;

/**
 * The arguments for Vitest that run what a change touches: the tests that import a changed file, however indirectly, and
 * the process tests of the packages it is in. Null when all tests have to run.
 *
 * @param changed paths of changed files, from the root of the repository
 * @param testFiles paths of all test files, the same way
 */
export function selectTests(changed: readonly string[], testFiles: readonly string[]): string[] | null {
  if (changed.some((file) => AFFECTS_ALL.test(file))) return null;
  const processTests = PROCESS_TESTS.filter(({ of }) =>
    changed.some((file) => of.some((folder) => file.startsWith(folder))),
  ).flatMap(({ tests }) => testFiles.filter((file) => file.startsWith(tests)));
  return ['related', ...new Set([...changed, ...processTests])];
}
