import { execFileSync } from 'node:child_process';

/**
 * Paths of all files that differ from a commit, including uncommitted and untracked files.
 *
 * @throws Error when the commit does not exist, or this is no git checkout
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

/** Paths of all test files in git. */
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
