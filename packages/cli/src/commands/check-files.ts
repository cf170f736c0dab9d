import { checkGuide, type Finding, parseGuideDocument, StyleKitError } from '@stylekit/engine';
import type { NamedPair } from '../config/config-schema.ts';
import type { Config } from '../config/read-config.ts';
import type { Stylesheet } from '../css/stylesheet.ts';
import { indexPositions } from '../io/locate-path.ts';
import { toPlainMessage } from '../io/plain-message.ts';
import type { SettingsOf } from '../io/read-guide.ts';
import type { CheckedFile, LocatedFinding } from '../report/checked-file.ts';
import { GUIDE_RULE, NAMED_PAIR_RULE, toFinding } from '../report/file-rules.ts';
import { suggestName } from '../suggest-name.ts';
import { toDocumentPath } from './document-path.ts';
import type { ReadFile } from './read-file.ts';

/** What a check needs besides the files. */
export interface CheckContext {
  readonly settingsOf: SettingsOf;
  /** Pairs of colors that are measured besides those found by name. */
  readonly pairs: readonly NamedPair[];
  /** The configuration that names the pairs. */
  readonly config: Config | null;
}

/**
 * Checks every file as what it is. Token files are checked as one set, so that they can refer to each other's tokens,
 * and so are stylesheets.
 */
export async function checkFiles(files: readonly ReadFile[], context: CheckContext): Promise<CheckedFile[]> {
  const { settingsOf, pairs, config } = context;
  const stylesheets = files.filter(({ kind }) => kind === 'stylesheet');
  const stylesheetFindings = await checkCss(stylesheets, pairs);
  const tokens = await checkTokens(files, pairs);
  const checked = files.map((file) => {
    if (file.kind === 'tokens' || file.kind === 'resolver')
      return toCheckedFile(file, tokens.findings.get(file.source) ?? []);
    if (file.kind === 'stylesheet') return toLocatedFile(file, stylesheetFindings.get(file) ?? []);
    if (file.kind === 'guide') return checkGuideFile(file, settingsOf);
    return { source: file.source, kind: null, text: file.text, findings: file.findings };
  });
  const names = new Set([
    ...tokens.names,
    ...stylesheets.flatMap(({ document }) => [...(document as Stylesheet).names]),
  ]);
  return config === null ? checked : [...checked, ...checkNamedPairs(config, names)];
}

/** The pairs of the configuration that no checked file declares: a spelling error must not look like a passed check. */
function checkNamedPairs(config: Config, names: ReadonlySet<string>): CheckedFile[] {
  const findings = (config.values.checks?.pairs ?? []).flatMap((pair, index) =>
    (['foreground', 'background'] as const).flatMap((side): LocatedFinding[] => {
      if (names.has(pair[side])) return [];
      const path = `checks.pairs.${index}.${side}`;
      const near = suggestName(pair[side], [...names]);
      const fix =
        near === null ? 'Check its spelling, and that checks.files has its file.' : `Did you mean "${near}"?`;
      const message = `No checked file declares the color "${pair[side]}".`;
      return [{ ...toFinding(NAMED_PAIR_RULE, path, message, fix), position: config.locate(path) }];
    }),
  );
  return findings.length === 0 ? [] : [{ source: config.name, kind: 'config', text: config.text, findings }];
}

function checkGuideFile(file: ReadFile, settingsOf: SettingsOf): CheckedFile {
  try {
    const document = parseGuideDocument(file.document);
    return toCheckedFile(file, checkGuide(document.guide, settingsOf(document)));
  } catch (error) {
    if (!(error instanceof StyleKitError)) throw error;
    const issues =
      error.code === 'SK_GUIDE_TOO_NEW' ? [{ path: 'version', message: error.message }] : error.issues;
    // Each finding stands alone, so the hint for a list of fields does not fit.
    const fix = error.code === 'SK_GUIDE_TOO_NEW' ? error.hint : 'Fix it, or export the style guide again.';
    const findings = issues.map(({ path, message }) =>
      toFinding(GUIDE_RULE, path, `${toPlainMessage(message).replace(/\.$/, '')}.`, fix),
    );
    return { ...toCheckedFile(file, findings), kind: null };
  }
}

/** The findings of all token files and resolver documents by source, and the names of their tokens. */
async function checkTokens(files: readonly ReadFile[], pairs: readonly NamedPair[]) {
  const findings = new Map<string, Finding[]>();
  const names = new Set<string>();
  if (!files.some(({ kind }) => kind === 'tokens' || kind === 'resolver')) return { findings, names };
  const { checkTokenFiles } = await import('./check-token-files.ts');
  for (const { file, finding } of checkTokenFiles(files, pairs, names)) {
    const known = findings.get(file) ?? [];
    known.push(finding);
    findings.set(file, known);
  }
  return { findings, names };
}

/** The findings of all stylesheets, by file. */
async function checkCss(
  files: readonly ReadFile[],
  pairs: readonly NamedPair[],
): Promise<ReadonlyMap<ReadFile, LocatedFinding[]>> {
  if (files.length === 0) return new Map();
  const { checkStylesheets } = await import('../css/check-stylesheets.ts');
  const findings = checkStylesheets(
    files.map(({ document }) => document as Stylesheet),
    pairs,
  );
  return new Map(files.map((file, index) => [file, findings[index] ?? []]));
}

function toLocatedFile({ source, kind, text }: ReadFile, findings: readonly LocatedFinding[]): CheckedFile {
  return { source, kind, text: findings.length === 0 ? '' : text, findings };
}

/** Adds the positions of findings. Only the text of a file with findings is indexed and kept. */
function toCheckedFile(file: ReadFile, findings: readonly Finding[]): CheckedFile {
  const { source, kind, text } = file;
  if (findings.length === 0 && file.findings.length === 0) return { source, kind, text: '', findings: [] };
  const locate = indexPositions(text);
  const located = findings.map((finding) => ({
    ...finding,
    position: locate(kind === 'guide' ? toDocumentPath(finding.path) : finding.path),
  }));
  return { source, kind, text, findings: [...file.findings, ...located] };
}
