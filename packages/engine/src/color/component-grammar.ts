import type { ValueKind } from './calc-type.ts';
import type { ColorFunctionRule } from './color-function-rules.ts';
import { type TokenReader, takeSeparator } from './css-token.ts';
import { readValue } from './value-grammar.ts';

/* The values of a color function and what stands between them, held against the function's rule. */

/** The separators of three values and an opacity, joined, for each form. */
const SEPARATORS = { legacy: /^,,,?$/, modern: /^ {2}\/?$/ };
/** The same where a variable may stand for several values. */
const FEWER_SEPARATORS = { legacy: /^,{1,3}$/, modern: /^ {0,2}\/?$/ };

type Form = keyof typeof SEPARATORS;

/** Reads `a, b, c`, `a, b, c, opacity`, `a b c` or `a b c / opacity`; true when the function takes such values. */
export function readComponents(reader: TokenReader, depth: number, rule: ColorFunctionRule): boolean {
  const kinds: ValueKind[] = [];
  let separators = '';
  for (;;) {
    const kind = readValue(reader, depth);
    if (kind === false) return false;
    kinds.push(kind);
    const separator = takeSeparator(reader);
    if (separator === '') break;
    separators += separator;
  }
  const form = separators.includes(',') ? 'legacy' : 'modern';
  const hasVariable = kinds.includes('any');
  if (!(hasVariable ? FEWER_SEPARATORS : SEPARATORS)[form].test(separators)) return false;
  return takesKinds(rule, form, kinds, hasVariable);
}

/** A variable may stand for several values, so beside one a value may belong to any position. */
function takesKinds(
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
