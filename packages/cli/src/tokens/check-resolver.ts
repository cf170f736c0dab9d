import { type ReadDocument, readTokenSet, type TokenIssue } from '@stylekit/engine/tokens';
import type { ColorPair } from '../colors/measure-pair.ts';
import { TOKEN_RULE, toFinding } from '../report/file-rules.ts';
import { checkViews, type FileFinding } from './check-views.ts';
import type { ResolverRef } from './parse-resolver.ts';
import { type Contexts, describeModes, type ResolverMode } from './resolver-modes.ts';
import { indexTokens, type TokenSource, type TokenView, toModeView } from './token-view.ts';

/** The findings of the tokens of a resolver document, and the names of its tokens. */
export interface CheckedResolver {
  readonly findings: readonly FileFinding[];
  readonly names: ReadonlySet<string>;
}

/** Finds the source of a reference; null for one that could not be read, which is reported. */
export type FindSource = (ref: ResolverRef) => TokenSource | null;

/**
 * Checks the tokens of a resolver document in each of its modes. A reference means the last definition of a token in the
 * mode. What is wrong in some modes only says in which.
 */
export function checkResolver(
  modes: readonly ResolverMode[],
  findSource: FindSource,
  named: readonly ColorPair[],
): CheckedResolver {
  const issues = new IssueCollector();
  const views: TokenView[] = [];
  for (const { contexts, refs } of modes) {
    const sources = refs.map(findSource).filter((source) => source !== null);
    const documents = readTokenSet(
      sources.map(({ document }) => document),
      { precedence: 'last' },
    );
    issues.add(contexts, sources, documents);
    views.push(
      toModeView(
        contexts,
        sources.map((source, index) => indexTokens(source, documents[index]?.tokens ?? [])),
      ),
    );
  }
  return {
    findings: [...issues.toFindings(), ...checkViews(views, named)],
    names: new Set(views.flatMap(({ own }) => [...own.keys()])),
  };
}

/** The format issues of all modes, each once. */
class IssueCollector {
  readonly #issues = new Map<string, { source: TokenSource; issue: TokenIssue; modes: Contexts[] }>();
  /** The modes that a source is part of. */
  readonly #uses = new Map<string, Contexts[]>();

  add(mode: Contexts, sources: readonly TokenSource[], documents: readonly ReadDocument[]): void {
    for (const key of new Set(sources.map(toKey)))
      this.#uses.set(key, [...(this.#uses.get(key) ?? []), mode]);
    for (const [index, source] of sources.entries()) {
      for (const issue of documents[index]?.issues ?? []) {
        const key = `${toKey(source)} ${issue.path} ${issue.message}`;
        const known = this.#issues.get(key) ?? { source, issue, modes: [] };
        this.#issues.set(key, known);
        if (known.modes.at(-1) !== mode) known.modes.push(mode);
      }
    }
  }

  toFindings(): FileFinding[] {
    return [...this.#issues.values()].map(({ source, issue, modes }) => {
      const phrase = describeModes(modes, this.#uses.get(toKey(source)) ?? modes);
      const message = phrase === '' ? issue.message : issue.message.replace(/\.$/, ` with ${phrase}.`);
      const path = [...source.prefix, issue.path].filter((part) => part !== '').join('.');
      const fixed = issue.exactFix === undefined ? {} : { exactFix: issue.exactFix };
      return { file: source.file, finding: { ...toFinding(TOKEN_RULE, path, message, issue.fix), ...fixed } };
    });
  }
}

function toKey({ file, prefix }: TokenSource): string {
  return JSON.stringify([file, prefix]);
}
