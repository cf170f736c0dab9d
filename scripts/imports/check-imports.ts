import { findFileCycles, findFolderCycles } from './find-import-cycles.ts';
import { findImportErrors } from './find-import-errors.ts';
import { SIBLINGS } from './import-rules.ts';
import { readSourceImports } from './read-imports.ts';

/** Violations of the import rules in all packages and scripts, one sentence each. */
export function checkImports(): string[] {
  const imports = readSourceImports([...Object.keys(SIBLINGS), 'scripts']);
  return [...findImportErrors(imports), ...findFileCycles(imports), ...findFolderCycles(imports)];
}
