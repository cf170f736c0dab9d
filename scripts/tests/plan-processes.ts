import { availableParallelism } from 'node:os';

/** The workers of each process, which together use every core: one per core, because each waits about half of its time. */
const WORKERS = Math.min(6, Math.max(2, availableParallelism()));

/** The projects whose tests need a browser, as Vitest names them. */
const IN_BROWSER = ['e2e', 'components*'];

/**
 * The arguments of the Vitest processes of a test run. All tests run in two processes side by side. One process would
 * run its projects one after another, because a worker keeps its modules and its browser only from file to file of a
 * project. The cores would be idle whenever tests of the server wait for other processes, and crowded when the tests in
 * a browser run alone.
 *
 * @param args the arguments for Vitest; those of all tests have no filter
 */
export function planProcesses(args: readonly string[]): readonly (readonly string[])[] {
  if (args.length > 1) return [args];
  const select = (sign: '' | '!') => IN_BROWSER.map((project) => `--project=${sign}${project}`);
  return [
    [...args, ...select('!'), `--maxWorkers=${WORKERS}`],
    [...args, ...select(''), `--maxWorkers=${WORKERS}`],
  ];
}
