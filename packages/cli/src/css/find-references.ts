/** A `var()` in a value: its name, its fallback, and its place in the value. */
export interface VarCall {
  readonly name: string;
  /** Null when there is none; an empty fallback is valid. */
  readonly fallback: string | null;
  readonly start: number;
  readonly end: number;
}

const START = /(?<![\w-])var\(/gi;

/** The `var()` calls of a value that are not in a fallback of another one. */
export function findVarCalls(value: string): VarCall[] {
  const calls: VarCall[] = [];
  START.lastIndex = 0;
  for (let match = START.exec(value); match !== null; match = START.exec(value)) {
    const call = readCall(value, match.index, START.lastIndex);
    if (call === null) return calls;
    calls.push(call);
    START.lastIndex = call.end;
  }
  return calls;
}

function readCall(value: string, start: number, inside: number): VarCall | null {
  let depth = 1;
  let comma = -1;
  for (let at = inside; at < value.length; at += 1) {
    const character = value[at];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 1 && comma < 0) comma = at;
    if (depth > 0) continue;
    const name = value.slice(inside, comma < 0 ? at : comma).trim();
    return { name, fallback: comma < 0 ? null : value.slice(comma + 1, at).trim(), start, end: at + 1 };
  }
  return null;
}
