import type { ResolverRef, ResolverStep } from './parse-resolver.ts';

/** The chosen context of each modifier. */
export type Contexts = ReadonlyMap<string, string>;

/** One combination of contexts and its sources in their order. */
export interface ResolverMode {
  /** The context of each modifier; empty without modifiers. */
  readonly contexts: Contexts;
  readonly refs: readonly ResolverRef[];
}

/** All combinations are checked up to this number; of more, each context with the default of all other modifiers. */
const MAX_MODES = 64;

/** The modes of a resolver document, the one with all defaults first. */
export function listModes(steps: readonly ResolverStep[]): ResolverMode[] {
  const modifiers = [
    ...new Map(
      steps.flatMap((step) => (step.kind === 'modifier' ? [[step.name, step] as const] : [])),
    ).values(),
  ];
  const choices = modifiers.map(({ name, contexts, initial }) => ({
    name,
    values: [initial, ...[...contexts.keys()].filter((context) => context !== initial)],
  }));
  return combine(choices).map((chosen) => ({
    contexts: chosen,
    refs: steps.flatMap((step) => refsOf(step, chosen)),
  }));
}

function combine(
  choices: readonly { readonly name: string; readonly values: readonly string[] }[],
): Contexts[] {
  const initial = new Map(choices.map(({ name, values: [first = ''] }) => [name, first]));
  const count = choices.reduce((product, { values }) => product * values.length, 1);
  if (count > MAX_MODES)
    return [
      initial,
      ...choices.flatMap(({ name, values }) =>
        values.slice(1).map((value) => new Map([...initial, [name, value]])),
      ),
    ];
  return choices.reduce<Contexts[]>(
    (all, { name, values }) =>
      all.flatMap((chosen) => values.map((value) => new Map([...chosen, [name, value]]))),
    [new Map()],
  );
}

function refsOf(step: ResolverStep, chosen: Contexts): readonly ResolverRef[] {
  if (step.kind === 'set') return step.refs;
  return step.contexts.get(chosen.get(step.name) ?? step.initial) ?? [];
}

/** More modes are only counted. */
const MAX_NAMED = 3;

/**
 * The modes as a phrase: `theme = dark or theme = dim`. A modifier that makes no difference is left out; empty when none
 * makes one.
 */
export function describeModes(some: readonly Contexts[], all: readonly Contexts[]): string {
  if (some.length === all.length) return '';
  const modifiers = [...(some[0]?.keys() ?? [])];
  const known = new Set(some.map((contexts) => toName(contexts, modifiers)));
  const relevant = modifiers.filter((modifier) => !isIrrelevant(modifier, modifiers, known, all));
  const names = [...new Set(some.map((contexts) => toName(contexts, relevant)))];
  const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
  return `${names.slice(0, MAX_NAMED).join(' or ')}${more}`;
}

/** Whether modes that differ in the modifier only are all among the known ones, or none of them is. */
function isIrrelevant(
  modifier: string,
  modifiers: readonly string[],
  known: ReadonlySet<string>,
  all: readonly Contexts[],
): boolean {
  const others = modifiers.filter((other) => other !== modifier);
  const counts = new Map<string, { all: number; known: number }>();
  for (const contexts of all) {
    const key = toName(contexts, others);
    const count = counts.get(key) ?? { all: 0, known: 0 };
    counts.set(key, count);
    count.all += 1;
    if (known.has(toName(contexts, modifiers))) count.known += 1;
  }
  return [...counts.values()].every((count) => count.known === 0 || count.known === count.all);
}

function toName(contexts: Contexts, modifiers: readonly string[]): string {
  return modifiers.map((modifier) => `${modifier} = ${contexts.get(modifier) ?? ''}`).join(', ');
}
