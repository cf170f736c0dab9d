import path from 'node:path';
import type { Import } from './read-imports.ts';

/** Files that load each other in a circle; imports of types load nothing. One line a circle. */
export function findFileCycles(imports: readonly Import[]): string[] {
  return findCycles(
    imports.filter(({ isRelative, isType }) => isRelative && !isType).map(({ from, to }) => [from, to]),
  );
}

/**
 * Neighboring folders that import each other in a circle, at every depth, types included. A folder and the folders in it
 * may import each other.
 */
export function findFolderCycles(imports: readonly Import[]): string[] {
  return findCycles(
    imports.filter(({ isRelative }) => isRelative).flatMap(({ from, to }) => toFolders(from, to)),
  );
}

/** The two neighbors that an import leads from and to; none where one of them is a file. */
function toFolders(from: string, to: string): [string, string][] {
  const [a, b] = [from.split('/'), to.split('/')];
  const shared = a.findIndex((part, index) => part !== b[index]);
  if (shared < 0 || shared >= a.length - 1 || shared >= b.length - 1) return [];
  return [[a.slice(0, shared + 1).join('/'), b.slice(0, shared + 1).join('/')]];
}

type Edge = readonly [from: string, to: string];

/** Groups of nodes that can all reach each other, one line a group. */
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
  // The set grows while it is walked.
  const reached = new Set(targets.get(start));
  for (const node of reached) for (const next of targets.get(node) ?? []) reached.add(next);
  return reached;
}

function describeCycle(nodes: readonly string[]): string {
  const root = path.posix.dirname(nodes[0] ?? '');
  return `a circle of imports: ${nodes.map((node) => path.posix.relative(path.posix.dirname(root), node)).join(' → ')}`;
}
