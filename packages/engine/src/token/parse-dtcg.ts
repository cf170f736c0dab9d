import { StyleKitError } from '../error.ts';
import { expandGroups } from './reader/group-extends.ts';
import { isJsonObject, ownPart } from './reader/json-object.ts';
import { toReference } from './reader/reference.ts';
import { createReferenceGraph } from './reader/reference-graph.ts';
import { createResolver, type Resolver } from './reader/resolve-tokens.ts';
import type { RuleContext } from './reader/rule-context.ts';
import { kindOf, type Report, type TokenIssue } from './reader/token-issue.ts';
import { readTree } from './reader/token-tree.ts';
import { type AnyTokenType, isTokenType } from './reader/token-types.ts';
import { VALUE_RULES } from './reader/value-rules.ts';

/** A parsed token; an alias is resolved to its value, references inside composites are not resolved. */
export interface ParsedToken {
  readonly path: readonly string[];
  readonly type: AnyTokenType;
  readonly value: unknown;
  readonly description: string | null;
}

/**
 * All violations of the Design Tokens Format Module 2025.10 in a document, in document order.
 *
 * Empty for a conforming document.
 *
 * @see https://www.designtokens.org/tr/2025.10/format/
 */
export function findTokenIssues(input: unknown): TokenIssue[] {
  return read(input).issues;
}

/**
 * Parses a document of the Design Tokens Format Module 2025.10.
 *
 * @throws StyleKitError `SK_TOKENS_INVALID` with all violations, each with its path and fix.
 */
export function parseTokens(input: unknown): ParsedToken[] {
  const { issues, tokens } = read(input);
  if (issues.length === 0) return tokens;
  throw new StyleKitError(
    'SK_TOKENS_INVALID',
    `The token document has ${issues.length} format ${issues.length === 1 ? 'error' : 'errors'}.`,
    'Fix the tokens listed.',
    issues.map(({ path, message, fix }) => ({ path, message: `${message} ${fix}` })),
  );
}

function read(input: unknown): { issues: TokenIssue[]; tokens: ParsedToken[] } {
  const issues = new Map<string, TokenIssue>();
  const report: Report = (path, message, fix) => {
    // An issue that several tokens refer to is reported once.
    issues.set(`${path}\n${message}`, { path, message, fix });
  };
  if (!isJsonObject(input)) {
    report(
      '',
      `A token document must be an object, not ${kindOf(input)}.`,
      'Write { "group": { "token": { "$type": …, "$value": … } } }.',
    );
    return { issues: [...issues.values()], tokens: [] };
  }
  const document = expandGroups(input, report);
  const tree = readTree(document, report);
  const resolver = createResolver(document, tree, report);
  const graph = createReferenceGraph();
  const context: RuleContext = {
    report,
    follow: (value, path, type) => {
      graph.add(path, value);
      checkReference(value, path, type, resolver, report);
    },
  };
  const tokens: ParsedToken[] = [];
  for (const [path, { token, path: names }] of tree.tokens) {
    const type = checkToken(path, token, resolver, context);
    const resolved = resolver.resolve(path);
    const description = ownPart(token, '$description');
    if (type === null || resolved === null) continue;
    tokens.push({
      path: names,
      type,
      value: resolved.value,
      description: typeof description === 'string' ? description : null,
    });
  }
  graph.reportCycles(report);
  return { issues: [...issues.values()], tokens };
}

/** Checks one token's type and value; returns its type when it has one. */
function checkToken(
  path: string,
  token: Readonly<Record<string, unknown>>,
  resolver: Resolver,
  context: RuleContext,
): AnyTokenType | null {
  const resolved = resolver.resolve(path);
  if (resolved === null) return null;
  if (resolved.type === null) {
    context.report(
      path,
      'The token has no type, and none of its groups has one.',
      'Add a $type to the token or to its group.',
    );
    return null;
  }
  if (!isTokenType(resolved.type)) return null;
  const own = Object.hasOwn(token, '$value') ? ownPart(token, '$value') : { $ref: ownPart(token, '$ref') };
  const reference = toReference(own);
  if (reference === null) {
    VALUE_RULES[resolved.type](resolved.value, `${path}.$value`, context);
  } else if (reference.kind === 'token') {
    checkReference(own, path, resolved.type, resolver, context.report);
  } else {
    VALUE_RULES[resolved.type](resolved.value, `${path}.$ref`, context);
  }
  return resolved.type;
}

/** Checks that a reference resolves to a token of the expected type. */
function checkReference(
  value: unknown,
  path: string,
  expected: AnyTokenType | null,
  resolver: Resolver,
  report: Report,
): void {
  const reference = toReference(value);
  const target = reference === null ? null : resolver.follow(reference, path);
  if (target === null || expected === null || target.type === null || target.type === expected) return;
  report(
    path,
    `Expected a ${expected}, but the reference resolves to a ${target.type}.`,
    `Refer to a ${expected} token.`,
  );
}
