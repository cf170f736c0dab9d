/** Describes a failed file operation. Rethrows anything that is not a system error. */
export function describeSystemError(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  return MEANINGS.get(error.code) ?? `system error ${error.code}`;
}

const MEANINGS: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'permission denied'],
  ['EEXIST', 'a file with that name exists'],
  ['EISDIR', 'it is a folder'],
  ['ELOOP', 'its symbolic links form a loop'],
  ['EMFILE', 'too many files are open'],
  ['ENAMETOOLONG', 'the name is too long'],
  ['ENOENT', 'no such file or folder'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a part of the path is a file, not a folder'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the disk is read-only'],
]);
