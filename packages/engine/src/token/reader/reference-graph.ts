import { MAX_STEPS, toReference } from './reference.ts';
import type { Report } from './token-issue.ts';

/** The references between tokens inside their values. */
export interface ReferenceGraph {
  /** Adds a reference at a path such as `shadow.card.$value.0`. */
  readonly add: (path: string, value: unknown) => void;
  readonly reportCycles: (report: Report) => void;
}

/** Finds cycles through parts of values, such as a list of shadows that contains itself. */
export function createReferenceGraph(): ReferenceGraph {
  const edges = new Map<string, string[]>();
  return {
    add: (path, value) => {
      const reference = toReference(value);
      if (reference?.kind !== 'token') return;
      const from = path.split('.$value')[0] ?? path;
      edges.set(from, [...(edges.get(from) ?? []), reference.path]);
    },
    reportCycles: (report) => {
      const finished = new Set<string>();
      for (const start of edges.keys()) visit(start, [], edges, finished, report);
    },
  };
}

function visit(
  at: string,
  trail: readonly string[],
  edges: ReadonlyMap<string, readonly string[]>,
  finished: Set<string>,
  report: Report,
): void {
  if (finished.has(at)) return;
  const seen = trail.indexOf(at);
  if (seen >= 0) {
    const cycle = [...trail.slice(seen), at].join(' → ');
    report(
      at,
      `The references form a cycle: ${cycle}.`,
      'Give one of these tokens a value instead of a reference.',
    );
    return;
  }
  if (trail.length >= MAX_STEPS) {
    report(at, `The references form a chain of more than ${MAX_STEPS} tokens.`, 'Shorten the chain.');
    return;
  }
  for (const next of edges.get(at) ?? []) visit(next, [...trail, at], edges, finished, report);
  finished.add(at);
}
