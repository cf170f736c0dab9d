import type { TestTimes } from './test-times.ts';

/** A test file to order, with its key from `timeKey`. */
export interface TestFile {
  readonly project: string;
  readonly key: string;
}

/** Assumed time of a file that has never run: it starts early, because it may be slow. */
const UNKNOWN_MS = 60_000;

/**
 * The order in which test files start. Files of a project stay together, because they share a worker and its loaded
 * modules. The fastest project comes first, so that the first result appears within seconds. Then come the project with
 * the slowest file, and in each project the slowest file first, so that no core is idle at the end.
 */
export function orderFiles<File extends TestFile>(files: readonly File[], times: TestTimes): File[] {
  const timeOf = ({ key }: TestFile) => times[key] ?? UNKNOWN_MS;
  const projects = [...Map.groupBy(files, ({ project }) => project).values()].map((group) =>
    group.toSorted((a, b) => timeOf(b) - timeOf(a)),
  );
  const slowest = (group: readonly File[]) => Math.max(...group.map(timeOf));
  const total = (group: readonly File[]) => group.reduce((sum, file) => sum + timeOf(file), 0);
  const [first = [], ...rest] = projects.toSorted((a, b) => total(a) - total(b));
  return [first, ...rest.toSorted((a, b) => slowest(b) - slowest(a))].flat();
}
