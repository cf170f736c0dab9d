import { changedFiles, listTestFiles } from './changed-files.ts';
import { selectTests } from './select-tests.ts';

/** What `npm test` was asked for. */
export interface TestRequest {
  /** Whether the long tests run in full: kills, soaks, long property runs. */
  readonly isLong: boolean;
  /** The arguments for Vitest. */
  readonly vitest: readonly string[];
}

/**
 * Reads the arguments of `npm test`: `--long` runs the long tests in full, `--changed [commit]` runs what differs from a
 * commit (the last one unless given); everything else goes to Vitest as it is.
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
