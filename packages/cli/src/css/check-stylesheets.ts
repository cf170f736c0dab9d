import type { ColorPair } from '../colors/measure-pair.ts';
import { isNamedColor, looksLikeColor, readColor } from '../colors/read-color.ts';
import type { LocatedFinding } from '../report/checked-file.ts';
import {
  CSS_COLOR_RULE,
  CSS_CYCLE_RULE,
  CSS_REFERENCE_RULE,
  PAIRS_RULE,
  toFinding,
} from '../report/file-rules.ts';
import { checkPairs, collectPairs } from './check-pairs.ts';
import { checkSimilar } from './check-similar.ts';
import { findCycles } from './find-cycles.ts';
import { createScope, mergeModes, type Scope, toPath } from './scope.ts';
import { BASE_MODE, type Stylesheet } from './stylesheet.ts';
import { isTailwindVariable } from './tailwind-variables.ts';

/** A stylesheet has a few modes. Bounds a text that makes each class one. */
const MAX_MODES = 64;

/** The findings of each stylesheet, in the order of its text. References may name variables of the other ones. */
export function checkStylesheets(
  sheets: readonly Stylesheet[],
  named: readonly ColorPair[] = [],
): LocatedFinding[][] {
  const merged = mergeModes(sheets);
  const names = new Set(sheets.flatMap((sheet) => [...sheet.names]));
  const usesTailwind = sheets.some((sheet) => sheet.usesTailwind);
  const isDeclared = (name: string) => names.has(name) || (usesTailwind && isTailwindVariable(name));
  const paired = new Set([...merged.values()].flatMap((variables) => [...variables.keys()]));
  const pairs = collectPairs(paired, named);
  const cycles = new Set<string>();
  const modes = [...new Set([BASE_MODE, ...merged.keys()])].slice(0, MAX_MODES);
  return sheets.map((sheet) => {
    const base = createScope(sheet, BASE_MODE, merged);
    const scopes = modes.map((mode) => (mode === BASE_MODE ? base : createScope(sheet, mode, merged)));
    const findings = [
      ...checkReferences(sheet, isDeclared),
      ...scopes.flatMap((scope) => [...checkCycles(scope, cycles), ...checkColors(scope)]),
      ...checkPairs(scopes, base, pairs),
      ...checkSimilar(scopes, base),
      ...checkModeCount(sheet.modes.size),
    ];
    return findings.sort(byPosition);
  });
}

/** Findings about the whole file come last. */
function byPosition({ position: a }: LocatedFinding, { position: b }: LocatedFinding): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.line - b.line || a.column - b.column;
}

function checkReferences(
  { references }: Stylesheet,
  isDeclared: (name: string) => boolean,
): LocatedFinding[] {
  return references
    .filter(({ name }) => !isDeclared(name))
    .map(({ name, property, position }) => ({
      ...toFinding(
        CSS_REFERENCE_RULE,
        property,
        `The variable "${name}" is not declared.`,
        'Declare it, name the stylesheet that does in the same command, or add a fallback: var(--name, value).',
      ),
      position,
    }));
}

function checkCycles(scope: Scope, known: Set<string>): LocatedFinding[] {
  return findCycles(scope).flatMap((cycle) => {
    const key = [...cycle].sort().join(' ');
    const [first = ''] = cycle;
    if (known.has(key)) return [];
    known.add(key);
    const own = cycle.find((name) => scope.own.has(name)) ?? first;
    const text = [...cycle.slice(0, 20), ...(cycle.length > 20 ? ['…'] : []), first].join(' → ');
    const message = `The variables refer to each other in a cycle: ${text}.`;
    const finding = toFinding(
      CSS_CYCLE_RULE,
      toPath(own, scope.mode),
      message,
      'Give one of them a value instead of a reference.',
    );
    return [{ ...finding, position: scope.own.get(own)?.position ?? null }];
  });
}

function checkColors(scope: Scope): LocatedFinding[] {
  return [...scope.own.values()].flatMap(({ name, position }) => {
    const resolved = scope.resolve(name);
    if ('problem' in resolved || resolved.value === '') return [];
    if (!isNamedColor(name) && !looksLikeColor(resolved.value)) return [];
    const reading = readColor(resolved.value);
    if (reading.kind !== 'invalid') return [];
    const finding = toFinding(CSS_COLOR_RULE, toPath(name, scope.mode), reading.message, reading.hint);
    return [{ ...finding, position }];
  });
}

function checkModeCount(count: number): LocatedFinding[] {
  if (count <= MAX_MODES) return [];
  const message = `The stylesheet has ${count} modes; only the first ${MAX_MODES} are checked.`;
  return [{ ...toFinding(PAIRS_RULE, '', message, 'Split it into several stylesheets.'), position: null }];
}
