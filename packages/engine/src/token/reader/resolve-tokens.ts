import { isJsonObject, type JsonObject, ownPart } from './json-object.ts';
import { MAX_STEPS, parsePointer, type Reference, toReference } from './reference.ts';
import { quote } from './token-issue.ts';
import type { TokenFile, TokenSet } from './token-set.ts';
import type { RawToken } from './token-tree.ts';

/** The type and value of a token, with aliases of the whole value resolved. */
export interface ResolvedToken {
  readonly type: string | null;
  readonly value: unknown;
}

/** Resolves references within a set of documents. Every issue is reported once, at its token. */
export interface Resolver {
  readonly resolve: (path: string, file: TokenFile) => ResolvedToken | null;
  /** The value a reference resolves to, and its type if known; null when it does not resolve, which is reported. */
  readonly follow: (reference: Reference, from: string, file: TokenFile) => ResolvedToken | null;
}

/** A token, or a part of a document, whose value is being resolved. */
interface Step {
  readonly name: string;
  readonly file: TokenFile;
}

export function createResolver(set: TokenSet): Resolver {
  const done = new Map<RawToken, ResolvedToken | null>();
  const inProgress: Step[] = [];

  const findStep = (name: string, file: TokenFile) =>
    inProgress.findIndex((step) => step.file === file && step.name === name);

  function resolve(path: string, file: TokenFile): ResolvedToken | null {
    const raw = file.tree.tokens.get(path);
    if (raw === undefined) return null;
    const known = done.get(raw);
    if (known !== undefined) return known;
    const seen = findStep(path, file);
    if (seen >= 0) {
      reportCycle([...inProgress.slice(seen), { name: path, file }]);
      return null;
    }
    if (inProgress.length >= MAX_STEPS) {
      const start = inProgress[0] ?? { name: path, file };
      start.file.report(
        start.name,
        `The references form a chain of more than ${MAX_STEPS} tokens.`,
        'Refer to the last token of the chain.',
      );
      return null;
    }
    inProgress.push({ name: path, file });
    const resolved = resolveRaw(raw, path, file);
    inProgress.pop();
    done.set(raw, resolved);
    return resolved;
  }

  function resolveRaw({ token, statedType }: RawToken, path: string, file: TokenFile): ResolvedToken | null {
    const value = Object.hasOwn(token, '$value')
      ? ownPart(token, '$value')
      : { $ref: ownPart(token, '$ref') };
    const reference = toReference(value);
    if (reference === null) return { type: statedType, value };
    const target = follow(reference, path, file);
    return target === null ? null : { type: statedType ?? target.type, value: target.value };
  }

  function follow(reference: Reference, from: string, file: TokenFile): ResolvedToken | null {
    return reference.kind === 'token'
      ? followToken(reference.path, from, file)
      : followPointer(reference.pointer, from, file);
  }

  function followToken(path: string, from: string, file: TokenFile): ResolvedToken | null {
    const target = set.locate(path, file);
    if (target !== null) return resolve(path, target);
    if (set.hasGroup(path)) {
      const message = `{${path}} is a group; only tokens can be referred to.`;
      file.report(from, message, 'Refer to one of its tokens.');
    } else {
      file.report(from, `{${path}} refers to a token that does not exist.`, toSpellingFix(set.suggest(path)));
    }
    return null;
  }

  /** A JSON pointer stays in its document. */
  function followPointer(pointer: string, from: string, file: TokenFile): ResolvedToken | null {
    const names = parsePointer(pointer);
    const target = names === null ? undefined : walk(file.document, names);
    if (names === null || target === undefined) {
      file.report(
        from,
        `${quote(pointer)} does not exist in this document.`,
        'Write a JSON pointer such as "#/color/primary/$value".',
      );
      return null;
    }
    const valueAt = names.indexOf('$value');
    if (valueAt === names.length - 1) return resolve(names.slice(0, -1).join('.'), file);
    if (isJsonObject(target) && file.tree.tokens.has(names.join('.'))) return resolve(names.join('.'), file);
    const nested = toReference(target);
    return nested === null
      ? { type: null, value: target }
      : followNested(nested, from, { name: names.join('/'), file });
  }

  function followNested(reference: Reference, from: string, step: Step): ResolvedToken | null {
    const seen = findStep(step.name, step.file);
    if (seen >= 0 || inProgress.length >= MAX_STEPS) {
      reportCycle([...inProgress.slice(seen), step]);
      return null;
    }
    inProgress.push(step);
    const target = follow(reference, from, step.file);
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

function reportCycle(steps: readonly Step[]): void {
  const [first] = steps;
  first?.file.report(
    first.name,
    `The references form a cycle: ${steps.map(({ name }) => name).join(' → ')}.`,
    'Give one of these tokens a value instead of a reference.',
  );
}

function toSpellingFix(near: string | null): string {
  return near === null
    ? 'Check its spelling, add the token, or check this file together with the file that defines it.'
    : `Did you mean {${near}}?`;
}
