import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

/** An import, or an export from another file. Paths are relative to the repository root, with slashes. */
export interface Import {
  readonly from: string;
  /** The file of a relative import, or the package entry. */
  readonly to: string;
  readonly isRelative: boolean;
  /** Whether only types are imported, so that nothing is loaded. */
  readonly isType: boolean;
}

/** All imports of the source files below these folders, without tests. */
export function readSourceImports(folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .sort()
    .flatMap((file) => readImports(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')));
}

/** All imports of a file: static, dynamic, and exports from another file. */
export function readImports(from: string, text: string): Import[] {
  const { module, errors } = parseSync(from, text);
  if (errors.length > 0) throw new SyntaxError(`${from}: ${errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => {
      const isType = entries.length > 0 && entries.every((entry) => entry.isType);
      return { name: moduleRequest.value, isType };
    }),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, isType })),
    ...dynamicImports.map(({ moduleRequest }) => {
      const literal = /^(['"])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return { name: literal?.[2], isType: false };
    }),
  ];
  return found.flatMap(({ name, isType }) => (name === undefined ? [] : [toImport(from, name, isType)]));
}

function toImport(from: string, name: string, isType: boolean): Import {
  const isRelative = name.startsWith('.');
  const to = isRelative ? path.posix.join(path.posix.dirname(from), name.replace(/\?.*$/, '')) : name;
  return { from, to, isRelative, isType };
}
