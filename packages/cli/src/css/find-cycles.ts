import { findVarCalls } from './find-references.ts';
import type { Scope } from './scope.ts';

/** Steps of a walk along references; iterative, because a chain can be as long as a stylesheet. */
interface Step {
  readonly name: string;
  readonly targets: readonly string[];
  next: number;
}

/** The cycles that start at a variable of the scope, each as the names on it. */
export function findCycles(scope: Scope): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  for (const name of scope.own.keys()) {
    if (!finished.has(name)) walk(name, scope, finished, cycles);
  }
  return cycles;
}

function walk(start: string, scope: Scope, finished: Set<string>, cycles: string[][]): void {
  const trail: Step[] = [toStep(start, scope)];
  const open = new Map([[start, 0]]);
  for (let step = trail.at(-1); step !== undefined; step = trail.at(-1)) {
    const target = step.targets[step.next];
    step.next += 1;
    if (target === undefined) {
      trail.pop();
      open.delete(step.name);
      finished.add(step.name);
      continue;
    }
    const at = open.get(target);
    if (at !== undefined) cycles.push(trail.slice(at).map(({ name }) => name));
    else if (!finished.has(target)) {
      open.set(target, trail.length);
      trail.push(toStep(target, scope));
    }
  }
}

function toStep(name: string, scope: Scope): Step {
  const targets = findVarCalls(scope.find(name)?.value ?? '').map((call) => call.name);
  return { name, targets, next: 0 };
}
