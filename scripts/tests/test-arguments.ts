import { changedFiles, listTestFiles } from './changed-files.ts';
import { selectTests } from './select-tests.ts';

/** Parsed arguments of `npm test`. */
export interface TestRequest {
  /** Whether to run all kill, soak and property cases instead of a sample. */
  readonly isLong: boolean;
  /** The arguments for Vitest. */
  readonly vitest: readonly string[];
}

/**
 * Parses the arguments of `npm test`: `--long` runs all cases of the long tests, `--changed [commit]` runs the tests
 * affected by changes since a commit (default: the last one). All other arguments are passed to Vitest.
 */
export function parseTestArguments(args: readonly string[]): TestRequest {
  const others = args.filter((arg) => arg !== '--long');
  const isLong = others.length < args.length;
  const at = others.indexOf('--changed');
  if (at === -1) return { isLong, vitest: ['run', ...others] };
  const [next] = others.slice(at + 1);
  const since = next === undefined || next.startsWith('-') ? 'HEAD' : next;
  const rest = others.filter((arg, index) => index !== at && !(index === at + 1 && arg === since));
  const selected = selectTests(changedFiles(since), listTestFiles());
  return { isLong, vitest: selected === null ? ['run', ...rest] : [...selected, '--run', ...rest] };
}
