import { isJsonObject, type JsonObject, ownPart } from './json-object.ts';
import { MAX_STEPS, parsePointer, type Reference, toReference } from './reference.ts';
import { quote, type Report } from './token-issue.ts';
import type { RawToken, TokenTree } from './token-tree.ts';

/** The type and value of a token, with aliases of the whole value resolved. */
export interface ResolvedToken {
  readonly type: string | null;
  readonly value: unknown;
}

/** Resolves references within one document. Every issue is reported once, at its token. */
export interface Resolver {
  readonly resolve: (path: string) => ResolvedToken | null;
  /** The value a reference resolves to, and its type if known; null when it does not resolve, which is reported. */
  readonly follow: (reference: Reference, from: string) => ResolvedToken | null;
}

export function createResolver(document: JsonObject, tree: TokenTree, report: Report): Resolver {
  const done = new Map<string, ResolvedToken | null>();
  const inProgress: string[] = [];

  function resolve(path: string): ResolvedToken | null {
    const known = done.get(path);
    if (known !== undefined) return known;
    const raw = tree.tokens.get(path);
    if (raw === undefined) return null;
    if (inProgress.includes(path)) {
      reportCycle([...inProgress.slice(inProgress.indexOf(path)), path], report);
      return null;
    }
    if (inProgress.length >= MAX_STEPS) {
      report(
        inProgress[0] ?? path,
        `The references form a chain of more than ${MAX_STEPS} tokens.`,
        'Refer to the last token of the chain.',
      );
      return null;
    }
    inProgress.push(path);
    const resolved = resolveRaw(raw, path);
    inProgress.pop();
    done.set(path, resolved);
    return resolved;
  }

  function resolveRaw({ token, statedType }: RawToken, path: string): ResolvedToken | null {
    const value = Object.hasOwn(token, '$value')
      ? ownPart(token, '$value')
      : { $ref: ownPart(token, '$ref') };
    const reference = toReference(value);
    if (reference === null) return { type: statedType, value };
    const target = follow(reference, path);
    return target === null ? null : { type: statedType ?? target.type, value: target.value };
  }

  function follow(reference: Reference, from: string): ResolvedToken | null {
    return reference.kind === 'token'
      ? followToken(reference.path, from)
      : followPointer(reference.pointer, from);
  }

  function followToken(path: string, from: string): ResolvedToken | null {
    if (tree.tokens.has(path)) return resolve(path);
    const isGroup = tree.groups.has(path);
    report(
      from,
      isGroup
        ? `{${path}} is a group; only tokens can be referred to.`
        : `{${path}} refers to a token that does not exist.`,
      isGroup ? 'Refer to one of its tokens.' : nearestName(path, tree),
    );
    return null;
  }

  function followPointer(pointer: string, from: string): ResolvedToken | null {
    const names = parsePointer(pointer);
    const target = names === null ? undefined : walk(document, names);
    if (names === null || target === undefined) {
      report(
        from,
        `${quote(pointer)} does not exist in this document.`,
        'Write a JSON pointer such as "#/color/primary/$value".',
      );
      return null;
    }
    const valueAt = names.indexOf('$value');
    if (valueAt === names.length - 1) return resolve(names.slice(0, -1).join('.'));
    if (isJsonObject(target) && tree.tokens.has(names.join('.'))) return resolve(names.join('.'));
    const nested = toReference(target);
    return nested === null ? { type: null, value: target } : followNested(nested, from, names.join('/'));
  }

  function followNested(reference: Reference, from: string, step: string): ResolvedToken | null {
    if (inProgress.includes(step) || inProgress.length >= MAX_STEPS) {
      reportCycle([...inProgress.slice(inProgress.indexOf(step)), step], report);
      return null;
    }
    inProgress.push(step);
    const target = follow(reference, from);
    inProgress.pop();
    return target;
  }

  return { resolve, follow };
}

function walk(document: JsonObject, names: readonly string[]): unknown {
  let at: unknown = document;
  for (const name of names) {
    if (Array.isArray(at)) at = /^\d{1,6}$/.test(name) ? at[Number(name)] : undefined;
    else at = isJsonObject(at) ? ownPart(at, name) : undefined;
  }
  return at;
}

function reportCycle(path: readonly string[], report: Report): void {
  report(
    path[0] ?? '',
    `The references form a cycle: ${path.join(' → ')}.`,
    'Give one of these tokens a value instead of a reference.',
  );
}

function nearestName(path: string, { tokens }: TokenTree): string {
  const expected = path.toLowerCase();
  const last = expected.split('.').at(-1) ?? '';
  const candidates = [...tokens.keys()];
  const near =
    candidates.find((name) => name.toLowerCase() === expected) ??
    candidates.find((name) => name.toLowerCase().endsWith(`.${last}`));
  return near === undefined ? 'Check its spelling, or add the token.' : `Did you mean {${near}}?`;
}
