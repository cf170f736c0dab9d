import { execFileSync } from 'node:child_process';

/**
 * Paths of all files that differ from a commit, committed or not, and of files git does not know yet.
 *
 * @throws Error when git does not know the commit, or this is no checkout
 */
export function changedFiles(since: string): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  return [
    ...list('diff', '--name-only', '--diff-filter=d', since),
    ...list('ls-files', '--others', '--exclude-standard'),
  ];
}

/** Paths of all test files, as git lists them. */
export function listTestFiles(): string[] {
  return execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts', '*.test.tsx'],
    {
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((line) => line !== '');
}
