/** What a failed file operation means, in words. Rethrows anything that is not an error of the system. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  return MEANINGS.get(error.code) ?? `the system says ${error.code}`;
}

const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EEXIST', 'a file of that name is in the way'],
  ['EISDIR', 'it is a folder'],
  ['ELOOP', 'its links lead in a circle'],
  ['EMFILE', 'too many files are open'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['ENOENT', 'there is no such file or folder'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a part of the path is a file, not a folder'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
]);
