import path from 'node:path';
import type { Import } from './read-imports.ts';

/** Import cycles of files, one line each. Type imports do not count, because they load nothing. */
export function findFileCycles(imports: readonly Import[]): string[] {
  return findCycles(
    imports.filter(({ isRelative, isType }) => isRelative && !isType).map(({ from, to }) => [from, to]),
  );
}

/**
 * Import cycles of sibling folders at every depth, type imports included. A folder and its subfolders may import each
 * other.
 */
export function findFolderCycles(imports: readonly Import[]): string[] {
  return findCycles(
    imports.filter(({ isRelative }) => isRelative).flatMap(({ from, to }) => toFolders(from, to)),
  );
}

/** The sibling folders an import connects, or nothing if one of them is a file. */
function toFolders(from: string, to: string): [string, string][] {
  const [a, b] = [from.split('/'), to.split('/')];
  const shared = a.findIndex((part, index) => part !== b[index]);
  if (shared < 0 || shared >= a.length - 1 || shared >= b.length - 1) return [];
  return [[a.slice(0, shared + 1).join('/'), b.slice(0, shared + 1).join('/')]];
}

type Edge = readonly [from: string, to: string];

/** Strongly connected components of more than one node, one line each. */
function findCycles(edges: readonly Edge[]): string[] {
  const targets = new Map(
    [...Map.groupBy(edges, ([from]) => from)].map(([node, of]) => [node, of.map(([, to]) => to)]),
  );
  const reached = new Map([...targets.keys()].map((node) => [node, reachableFrom(node, targets)]));
  const groups = [...reached].map(([node, others]) =>
    [...others].filter((other) => reached.get(other)?.has(node)).sort(),
  );
  return [...new Set(groups.filter((group) => group.length > 1).map(describeCycle))];
}

function reachableFrom(start: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  // The loop adds to the set it iterates over.
  const reached = new Set(targets.get(start));
  for (const node of reached) for (const next of targets.get(node) ?? []) reached.add(next);
  return reached;
}

function describeCycle(nodes: readonly string[]): string {
  const root = path.posix.dirname(nodes[0] ?? '');
  return `a circle of imports: ${nodes.map((node) => path.posix.relative(path.posix.dirname(root), node)).join(' → ')}`;
}
