import { findVarCalls } from './find-references.ts';
import { BASE_MODE, type Declaration, type Stylesheet, type Variables } from './stylesheet.ts';

/** A value with all references replaced, or why that is not possible. */
export type Resolved = { readonly value: string } | { readonly problem: string };

/** The variables of one stylesheet in one mode, as a page with all stylesheets of the command has them. */
export interface Scope {
  readonly sheet: Stylesheet;
  readonly mode: string;
  /** Those that the stylesheet itself declares in the mode. */
  readonly own: Variables;
  readonly find: (name: string) => Declaration | undefined;
  readonly resolve: (name: string) => Resolved;
}

/** Longer values are no colors. Bounds references that multiply. */
const MAX_LENGTH = 2_000;
const MAX_STEPS = 50;
const TOO_LONG: Resolved = { problem: 'its references are too long' };
const NONE: Variables = new Map();

/** All variables of all stylesheets by mode; a later stylesheet wins. */
export function mergeModes(sheets: readonly Stylesheet[]): ReadonlyMap<string, Variables> {
  const merged = new Map<string, Map<string, Declaration>>();
  for (const { modes } of sheets) {
    for (const [mode, variables] of modes) {
      const known = merged.get(mode) ?? new Map<string, Declaration>();
      for (const [name, declaration] of variables) known.set(name, declaration);
      merged.set(mode, known);
    }
  }
  return merged;
}

/**
 * A variable is declared in the mode, else in `:root`; by the stylesheet itself, else by the last one that does.
 */
export function createScope(sheet: Stylesheet, mode: string, merged: ReadonlyMap<string, Variables>): Scope {
  const places = [sheet.modes.get(mode), merged.get(mode), sheet.modes.get(BASE_MODE), merged.get(BASE_MODE)];
  const find = (name: string) => {
    for (const place of places) {
      const declaration = place?.get(name);
      if (declaration !== undefined) return declaration;
    }
    return undefined;
  };
  const known = new Map<string, Resolved>();
  const resolve = (name: string, steps = 0): Resolved => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Met again before it is finished, the variable refers to itself.
    known.set(name, { problem: `"${name}" refers to itself` });
    const declaration = find(name);
    const result =
      declaration === undefined
        ? { problem: `"${name}" is not declared` }
        : substitute(declaration.value, (other) => resolve(other, steps + 1), steps);
    known.set(name, result);
    return result;
  };
  return { sheet, mode, own: sheet.modes.get(mode) ?? NONE, find, resolve: (name) => resolve(name) };
}

function substitute(value: string, resolve: (name: string) => Resolved, steps: number): Resolved {
  if (!/var\(/i.test(value)) return { value };
  if (value.length > MAX_LENGTH || steps > MAX_STEPS) return TOO_LONG;
  let [text, from] = ['', 0];
  for (const { name, fallback, start, end } of findVarCalls(value)) {
    const direct = resolve(name);
    const result = 'problem' in direct && fallback !== null ? substitute(fallback, resolve, steps) : direct;
    if ('problem' in result) return result;
    text += value.slice(from, start) + result.value;
    from = end;
    if (text.length > MAX_LENGTH) return TOO_LONG;
  }
  return { value: (text + value.slice(from)).trim() };
}

/** The place of a variable for reports: `.dark --primary`, and without the mode in `:root`. */
export function toPath(name: string, mode: string): string {
  return mode === BASE_MODE ? name : `${mode} ${name}`;
}
