import { expandGroups } from './group-extends.ts';
import type { JsonObject } from './json-object.ts';
import type { Report } from './token-issue.ts';
import { readTree, type TokenTree } from './token-tree.ts';

/** A token document of a set. */
export interface TokenFile {
  /** The position in the set. */
  readonly index: number;
  /** With all groups expanded. */
  readonly document: JsonObject;
  readonly tree: TokenTree;
  /** Reports an issue of this document. */
  readonly report: Report;
}

/** Token documents that refer to each other's tokens. */
export interface TokenSet {
  /** The file that defines a token for a reference in `from`: `from` itself if that comes first, else the last one. */
  readonly locate: (path: string, from: TokenFile) => TokenFile | null;
  readonly hasGroup: (path: string) => boolean;
  /** A token path like the given one: the same in another case, else with the same last name. */
  readonly suggest: (path: string) => string | null;
}

export function readTokenFile(document: JsonObject, index: number, report: Report): TokenFile {
  const expanded = expandGroups(document, report);
  return { index, document: expanded, tree: readTree(expanded, report), report };
}

export function createTokenSet(files: readonly TokenFile[], precedence: 'own' | 'last'): TokenSet {
  const definitions = new Map<string, TokenFile>();
  for (const file of files) for (const path of file.tree.tokens.keys()) definitions.set(path, file);
  let index: ReadonlyMap<string, string> | null = null;
  return {
    locate: (path, from) =>
      precedence === 'own' && from.tree.tokens.has(path) ? from : (definitions.get(path) ?? null),
    hasGroup: (path) => files.some(({ tree }) => tree.groups.has(path)),
    suggest: (path) => {
      index ??= indexNames([...definitions.keys()]);
      const wanted = path.toLowerCase();
      return index.get(wanted) ?? index.get(toLastName(wanted)) ?? null;
    },
  };
}

/** The first token path for each lower-case path and for each lower-case last name, which begins with a dot. */
function indexNames(paths: readonly string[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const path of paths) {
    const lowerCase = path.toLowerCase();
    const keys = lowerCase.includes('.') ? [lowerCase, toLastName(lowerCase)] : [lowerCase];
    for (const key of keys) if (!index.has(key)) index.set(key, path);
  }
  return index;
}

function toLastName(path: string): string {
  return `.${path.slice(path.lastIndexOf('.') + 1)}`;
}
