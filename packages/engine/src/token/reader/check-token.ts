import { ownPart } from './json-object.ts';
import { toReference } from './reference.ts';
import type { ReferenceGraph } from './reference-graph.ts';
import type { Resolver } from './resolve-tokens.ts';
import type { RuleContext } from './rule-context.ts';
import type { TokenFile } from './token-set.ts';
import { type AnyTokenType, isTokenType } from './token-types.ts';
import { VALUE_RULES } from './value-rules.ts';

/** What the tokens of a set are checked with. */
export interface TokenCheck {
  readonly resolver: Resolver;
  readonly graph: ReferenceGraph;
}

/** Checks the type and value of one token; returns its type when it has one. */
export function checkToken(path: string, file: TokenFile, check: TokenCheck): AnyTokenType | null {
  const resolved = check.resolver.resolve(path, file);
  if (resolved === null) return null;
  if (resolved.type === null) {
    file.report(
      path,
      'The token has no type, and none of its groups has one.',
      'Add a $type to the token or to its group.',
    );
    return null;
  }
  if (!isTokenType(resolved.type)) return null;
  const token = file.tree.tokens.get(path)?.token ?? {};
  const own = Object.hasOwn(token, '$value') ? ownPart(token, '$value') : { $ref: ownPart(token, '$ref') };
  const reference = toReference(own);
  const rule = VALUE_RULES[resolved.type];
  if (reference === null) rule(resolved.value, `${path}.$value`, createContext(file, check));
  else if (reference.kind === 'token') checkReference(own, path, resolved.type, file, check);
  else rule(resolved.value, `${path}.$ref`, createContext(file, check));
  return resolved.type;
}

function createContext(file: TokenFile, check: TokenCheck): RuleContext {
  return {
    report: file.report,
    follow: (value, path, type) => {
      check.graph.add(path, value, file);
      checkReference(value, path, type, file, check);
    },
  };
}

/** Checks that a reference resolves to a token of the expected type. */
function checkReference(
  value: unknown,
  path: string,
  expected: AnyTokenType | null,
  file: TokenFile,
  { resolver }: TokenCheck,
): void {
  const reference = toReference(value);
  const target = reference === null ? null : resolver.follow(reference, path, file);
  if (target === null || expected === null || target.type === null || target.type === expected) return;
  if (!isTokenType(target.type)) return;
  file.report(
    path,
    `Expected a ${expected}, but the reference resolves to a ${target.type}.`,
    `Refer to a ${expected} token.`,
  );
}
