import type { ResolverRef, ResolverStep } from './parse-resolver.ts';

/** One combination of contexts and its sources in their order. */
export interface ResolverMode {
  /** `theme = dark, size = small`; null without modifiers. */
  readonly name: string | null;
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
    name: toName(chosen),
    refs: steps.flatMap((step) => refsOf(step, chosen)),
  }));
}

type Chosen = ReadonlyMap<string, string>;

function combine(
  choices: readonly { readonly name: string; readonly values: readonly string[] }[],
): Chosen[] {
  const initial = new Map(choices.map(({ name, values: [first = ''] }) => [name, first]));
  const count = choices.reduce((product, { values }) => product * values.length, 1);
  if (count > MAX_MODES)
    return [
      initial,
      ...choices.flatMap(({ name, values }) =>
        values.slice(1).map((value) => new Map([...initial, [name, value]])),
      ),
    ];
  return choices.reduce<Chosen[]>(
    (all, { name, values }) =>
      all.flatMap((chosen) => values.map((value) => new Map([...chosen, [name, value]]))),
    [new Map()],
  );
}

function refsOf(step: ResolverStep, chosen: Chosen): readonly ResolverRef[] {
  if (step.kind === 'set') return step.refs;
  return step.contexts.get(chosen.get(step.name) ?? step.initial) ?? [];
}

function toName(chosen: Chosen): string | null {
  return chosen.size === 0 ? null : [...chosen].map(([name, value]) => `${name} = ${value}`).join(', ');
}
