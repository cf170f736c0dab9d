import type { ParsedToken } from '@stylekit/engine/tokens';
import type { Contexts } from './resolver-modes.ts';

const NO_CONTEXTS: Contexts = new Map();

/** A token document: a file, or a part of a resolver document. */
export interface TokenSource {
  /** The file that findings are reported in. */
  readonly file: string;
  /** The path of the document in the file; empty for a whole file. */
  readonly prefix: readonly string[];
  readonly document: unknown;
}

/** A token and the source that defines it. */
export interface FoundToken {
  readonly token: ParsedToken;
  readonly source: TokenSource;
}

/** The tokens that a page has in one mode. */
export interface TokenView {
  /** The contexts of a mode; empty for files without modes. */
  readonly contexts: Contexts;
  readonly find: (name: string) => FoundToken | undefined;
  /** The tokens whose findings belong to this view. */
  readonly own: ReadonlyMap<string, FoundToken>;
  /** Whether another view defines the token as well, so that it is an override here. */
  readonly isOverride: (name: string) => boolean;
}

/** The path of a token in its file. */
export function toFilePath({ token, source }: FoundToken, ...parts: readonly string[]): string {
  return [...source.prefix, ...token.path, ...parts].join('.');
}

/** The tokens of a source by their dotted paths. */
export function indexTokens(source: TokenSource, tokens: readonly ParsedToken[]): Map<string, FoundToken> {
  return new Map(tokens.map((token) => [token.path.join('.'), { token, source }]));
}

/** A view of each file: its own tokens come first, then those of the last file with the token. */
export function toFileViews(files: readonly ReadonlyMap<string, FoundToken>[]): TokenView[] {
  const last = mergeTokens(files);
  const counts = new Map<string, number>();
  for (const name of files.flatMap((tokens) => [...tokens.keys()]))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return files.map((own) => ({
    contexts: NO_CONTEXTS,
    own,
    find: (name) => own.get(name) ?? last.get(name),
    isOverride: (name) => (counts.get(name) ?? 0) > 1,
  }));
}

/** The view of a mode of a resolver document: a later source overrides the tokens of an earlier one. */
export function toModeView(
  contexts: Contexts,
  sources: readonly ReadonlyMap<string, FoundToken>[],
): TokenView {
  const own = mergeTokens(sources);
  return { contexts, own, find: (name) => own.get(name), isOverride: () => false };
}

function mergeTokens(maps: readonly ReadonlyMap<string, FoundToken>[]): Map<string, FoundToken> {
  const merged = new Map<string, FoundToken>();
  for (const map of maps) for (const [name, found] of map) merged.set(name, found);
  return merged;
}
