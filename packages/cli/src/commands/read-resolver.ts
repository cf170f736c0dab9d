import path from 'node:path';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { indexPositions } from '../io/locate-path.ts';
import { parseJson } from '../io/read-json.ts';
import { readText } from '../io/read-text.ts';
import { RESOLVER_RULE, toFinding, UNREADABLE_RULE } from '../report/file-rules.ts';
import { parseResolver, type ResolverRef } from '../tokens/parse-resolver.ts';
import { listModes, type ResolverMode } from '../tokens/resolver-modes.ts';
import type { TokenSource } from '../tokens/token-view.ts';
import type { ReadFile } from './read-file.ts';

/** A resolver document with the token files that it names. */
export interface ResolverFiles {
  readonly resolver: ReadFile;
  readonly parts: readonly ReadFile[];
}

/** What a check needs of a resolver document. */
export interface ResolverDocument {
  readonly modes: readonly ResolverMode[];
  readonly findSource: (ref: ResolverRef) => TokenSource | null;
}

/** Reads the files of a resolver document, each once. A file that cannot be read is an entry of the report, too. */
export async function readResolver(
  source: string,
  text: string,
  document: unknown,
  deps: Deps,
): Promise<ResolverFiles> {
  const { steps, issues } = parseResolver(document as Readonly<Record<string, unknown>>);
  const modes = listModes(steps);
  const parts = new Map<string, ReadFile>();
  const problems = [...issues];
  for (const ref of new Set(modes.flatMap(({ refs }) => refs))) {
    if (ref.kind === 'inline') continue;
    const name = toSource(source, ref.file);
    if (!parts.has(name)) parts.set(name, await readPart(name, deps));
    const part = parts.get(name);
    if (part?.kind !== null && toPointed(part?.document, ref.pointer) !== undefined) continue;
    problems.push({
      path: ref.path,
      message:
        part?.kind === null ? `${name} cannot be used.` : `${name} has no part #/${ref.pointer.join('/')}.`,
      fix: part?.findings[0]?.message ?? 'Check the path after #.',
    });
  }
  const findSource = (ref: ResolverRef): TokenSource | null => {
    if (ref.kind === 'inline') return { file: source, prefix: ref.path.split('.'), document: ref.document };
    const name = toSource(source, ref.file);
    const found = toPointed(parts.get(name)?.document, ref.pointer);
    return found === undefined || parts.get(name)?.kind === null
      ? null
      : { file: name, prefix: ref.pointer, document: found };
  };
  const locate = indexPositions(text);
  const findings = problems.map(({ path: at, message, fix }) => ({
    ...toFinding(RESOLVER_RULE, at, message, fix),
    position: locate(at),
  }));
  const resolver: ResolverDocument = { modes, findSource };
  return {
    resolver: { source, text, kind: 'resolver', document: resolver, findings },
    parts: [...parts.values()],
  };
}

/** Paths start at the folder of the resolver document. */
function toSource(resolver: string, file: string): string {
  const folder = resolver === '-' ? '.' : path.dirname(resolver);
  return path.join(folder, file).replaceAll(path.sep, '/');
}

async function readPart(source: string, deps: Deps): Promise<ReadFile> {
  let text = '';
  try {
    text = await readText(source, deps);
    return { source, text, kind: 'tokens', document: parseJson(text, source), findings: [], isPart: true };
  } catch (error) {
    if (!(error instanceof CliError) || error.exitCode !== EXIT.unreadable) throw error;
    const finding = {
      ...toFinding(UNREADABLE_RULE, '', error.message, error.hint),
      position: error.position,
    };
    return { source, text, kind: null, document: null, findings: [finding] };
  }
}

function toPointed(document: unknown, pointer: readonly string[]): unknown {
  let at = document;
  for (const name of pointer) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined;
    at = (at as Readonly<Record<string, unknown>>)[name];
  }
  return at;
}
