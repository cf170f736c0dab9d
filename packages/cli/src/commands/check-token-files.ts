import { readTokenSet, type TokenIssue } from '@stylekit/engine/tokens';
import type { NamedPair } from '../config/config-schema.ts';
import { TOKEN_RULE, toFinding } from '../report/file-rules.ts';
import { checkResolver } from '../tokens/check-resolver.ts';
import { checkViews, type FileFinding } from '../tokens/check-views.ts';
import { indexTokens, type TokenSource, toFileViews } from '../tokens/token-view.ts';
import type { ReadFile } from './read-file.ts';
import type { ResolverDocument } from './read-resolver.ts';

/**
 * Checks token files as one set, and resolver documents with their files. Adds the names of all tokens to `names`.
 */
export function checkTokenFiles(
  files: readonly ReadFile[],
  pairs: readonly NamedPair[],
  names: Set<string>,
): FileFinding[] {
  const plain = files.filter(({ kind, isPart }) => kind === 'tokens' && isPart !== true);
  const findings = checkPlainFiles(plain, pairs, names);
  for (const { kind, document } of files) {
    if (kind !== 'resolver') continue;
    const { modes, findSource } = document as ResolverDocument;
    const result = checkResolver(modes, findSource, pairs);
    findings.push(...result.findings);
    for (const name of result.names) names.add(name);
  }
  return dropRepeated(findings);
}

function checkPlainFiles(
  files: readonly ReadFile[],
  pairs: readonly NamedPair[],
  names: Set<string>,
): FileFinding[] {
  const read = readTokenSet(files.map(({ document }) => document));
  const tokens = files.map(({ source, document }, index) => {
    const tokenSource: TokenSource = { file: source, prefix: [], document };
    return indexTokens(tokenSource, read[index]?.tokens ?? []);
  });
  for (const name of tokens.flatMap((map) => [...map.keys()])) names.add(name);
  const issues = files.flatMap(({ source }, index) =>
    (read[index]?.issues ?? []).map((issue) => ({ file: source, finding: toTokenFinding(issue) })),
  );
  return [...issues, ...checkViews(toFileViews(tokens), pairs)];
}

/** A violation of the token format as a finding. */
function toTokenFinding({ path, message, fix, exactFix }: TokenIssue): FileFinding['finding'] {
  return { ...toFinding(TOKEN_RULE, path, message, fix), ...(exactFix === undefined ? {} : { exactFix }) };
}

/** Two resolver documents can share files. */
function dropRepeated(findings: readonly FileFinding[]): FileFinding[] {
  const unique = new Map(
    findings.map((entry) => [
      JSON.stringify([entry.file, entry.finding.rule, entry.finding.path, entry.finding.message]),
      entry,
    ]),
  );
  return [...unique.values()];
}
