import { MAX_STEPS, toReference } from './reference.ts';
import type { TokenFile, TokenSet } from './token-set.ts';

/** The references between tokens inside their values. */
export interface ReferenceGraph {
  /** Adds a reference at a path such as `shadow.card.$value.0`. */
  readonly add: (path: string, value: unknown, file: TokenFile) => void;
  readonly reportCycles: () => void;
}

interface Node {
  readonly path: string;
  readonly file: TokenFile;
}

/** A node and the nodes that it refers to. */
interface Edges {
  readonly node: Node;
  readonly targets: Node[];
}

/** Finds cycles through parts of values, such as a list of shadows that contains itself. */
export function createReferenceGraph(set: TokenSet): ReferenceGraph {
  const edges = new Map<string, Edges>();
  return {
    add: (path, value, file) => {
      const reference = toReference(value);
      const target = reference?.kind === 'token' ? set.locate(reference.path, file) : null;
      if (reference?.kind !== 'token' || target === null) return;
      const node = { path: path.split('.$value')[0] ?? path, file };
      const known = edges.get(toKey(node)) ?? { node, targets: [] };
      known.targets.push({ path: reference.path, file: target });
      edges.set(toKey(node), known);
    },
    reportCycles: () => {
      const finished = new Set<string>();
      for (const { node } of edges.values()) visit(node, [], edges, finished);
    },
  };
}

function toKey({ path, file }: Node): string {
  return `${file.index}:${path}`;
}

function visit(
  node: Node,
  trail: readonly Node[],
  edges: ReadonlyMap<string, Edges>,
  finished: Set<string>,
): void {
  const key = toKey(node);
  if (finished.has(key)) return;
  const seen = trail.findIndex((step) => toKey(step) === key);
  if (seen >= 0) {
    const cycle = [...trail.slice(seen), node].map(({ path }) => path).join(' → ');
    node.file.report(
      node.path,
      `The references form a cycle: ${cycle}.`,
      'Give one of these tokens a value instead of a reference.',
    );
    return;
  }
  if (trail.length >= MAX_STEPS) {
    const message = `The references form a chain of more than ${MAX_STEPS} tokens.`;
    node.file.report(node.path, message, 'Shorten the chain.');
    return;
  }
  for (const next of edges.get(key)?.targets ?? []) visit(next, [...trail, node], edges, finished);
  finished.add(key);
}
