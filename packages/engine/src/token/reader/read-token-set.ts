import { checkToken, type TokenCheck } from './check-token.ts';
import { isJsonObject, ownPart } from './json-object.ts';
import { toReference } from './reference.ts';
import { createReferenceGraph } from './reference-graph.ts';
import { createResolver } from './resolve-tokens.ts';
import { kindOf, type Report, type TokenIssue } from './token-issue.ts';
import { createTokenSet, readTokenFile, type TokenFile } from './token-set.ts';
import type { AnyTokenType } from './token-types.ts';

/** A parsed token; an alias is resolved to its value, references inside composites are not resolved. */
export interface ParsedToken {
  readonly path: readonly string[];
  readonly type: AnyTokenType;
  readonly value: unknown;
  readonly description: string | null;
  /** The path of the token that an alias refers to, else null. */
  readonly alias: string | null;
}

/** The valid tokens of a document and its issues. */
export interface ReadDocument {
  readonly issues: TokenIssue[];
  readonly tokens: ParsedToken[];
}

/** How references between documents are resolved. */
export interface TokenSetOptions {
  /**
   * What a reference in braces means: `own`, a token of its own document before those of others (the default); `last`,
   * always that of the last document with it, as in a resolver document.
   */
  readonly precedence?: 'own' | 'last';
}

/** Reads documents that refer to each other's tokens; returns the result of each in the given order. */
export function readTokenSet(
  inputs: readonly unknown[],
  { precedence = 'own' }: TokenSetOptions = {},
): ReadDocument[] {
  const issues = inputs.map(() => new Map<string, TokenIssue>());
  const files = inputs.map((input, index) => readInput(input, index, toReport(issues[index])));
  const set = createTokenSet(
    files.filter((file) => file !== null),
    precedence,
  );
  const check = { resolver: createResolver(set), graph: createReferenceGraph(set) };
  const tokens = files.map((file) => (file === null ? [] : readTokens(file, check)));
  check.graph.reportCycles();
  return inputs.map((_, index) => ({
    issues: [...(issues[index]?.values() ?? [])],
    tokens: tokens[index] ?? [],
  }));
}

/** Collects issues. An issue that several tokens refer to is reported once. */
function toReport(issues: Map<string, TokenIssue> | undefined): Report {
  return (path, message, fix, exactFix) => {
    const issue = { path, message, fix, ...(exactFix === undefined ? {} : { exactFix }) };
    issues?.set(`${path}\n${message}`, issue);
  };
}

function readInput(input: unknown, index: number, report: Report): TokenFile | null {
  if (isJsonObject(input)) return readTokenFile(input, index, report);
  report(
    '',
    `A token document must be an object, not ${kindOf(input)}.`,
    'Write { "group": { "token": { "$type": …, "$value": … } } }.',
  );
  return null;
}

function readTokens(file: TokenFile, check: TokenCheck): ParsedToken[] {
  const tokens: ParsedToken[] = [];
  for (const [path, { token, path: names }] of file.tree.tokens) {
    const type = checkToken(path, file, check);
    const resolved = check.resolver.resolve(path, file);
    const description = ownPart(token, '$description');
    const reference = toReference(ownPart(token, '$value'));
    if (type === null || resolved === null) continue;
    tokens.push({
      path: names,
      type,
      value: resolved.value,
      description: typeof description === 'string' ? description : null,
      alias: reference?.kind === 'token' ? reference.path : null,
    });
  }
  return tokens;
}
