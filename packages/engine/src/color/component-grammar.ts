import type { ValueKind } from './calc-type.ts';
import type { ColorFunctionRule } from './color-function-rules.ts';
import { consumeSeparator, type TokenReader } from './css-token.ts';
import { readValue } from './value-grammar.ts';

/* Checks the values and separators of a color function against its syntax. */

/** The joined separators of three values and an opacity, by form. */
const SEPARATORS = { legacy: /^,,,?$/, modern: /^ {2}\/?$/ };
/** The same when a variable may expand to several values. */
const FEWER_SEPARATORS = { legacy: /^,{1,3}$/, modern: /^ {0,2}\/?$/ };

type Form = keyof typeof SEPARATORS;

/** Reads `a, b, c`, `a, b, c, opacity`, `a b c` or `a b c / opacity`; true when the function accepts these values. */
export function readComponents(reader: TokenReader, depth: number, rule: ColorFunctionRule): boolean {
  const kinds: ValueKind[] = [];
  let separators = '';
  for (;;) {
    const kind = readValue(reader, depth);
    if (kind === false) return false;
    kinds.push(kind);
    const separator = consumeSeparator(reader);
    if (separator === '') break;
    separators += separator;
  }
  const form = separators.includes(',') ? 'legacy' : 'modern';
  const hasVariable = kinds.includes('any');
  if (!(hasVariable ? FEWER_SEPARATORS : SEPARATORS)[form].test(separators)) return false;
  return acceptsKinds(rule, form, kinds, hasVariable);
}

/** A variable may expand to several values, so the values next to it may belong to any position. */
function acceptsKinds(
  rule: ColorFunctionRule,
  form: Form,
  kinds: readonly ValueKind[],
  hasVariable: boolean,
): boolean {
  if (form === 'legacy' && rule.legacy === 'none') return false;
  const allowed = [...rule.components.map(({ kind }) => kindsOf(kind, form, rule)), kindsOf('scale', form)];
  if (hasVariable) return kinds.every((kind) => allowed.some((position) => position.has(kind)));
  if (!kinds.every((kind, at) => allowed[at]?.has(kind) === true)) return false;
  return form === 'modern' || rule.legacy !== 'all-alike' || new Set(kinds.slice(0, 3)).size === 1;
}

function kindsOf(kind: 'scale' | 'angle', form: Form, rule?: ColorFunctionRule): ReadonlySet<ValueKind> {
  const kinds: ValueKind[] = kind === 'angle' ? ['any', 'angle'] : ['any', 'percentage'];
  if (kind === 'angle' || form === 'modern' || rule?.legacy !== 'percentages') kinds.push('number');
  if (form === 'modern') kinds.push('none');
  return new Set(kinds);
}
