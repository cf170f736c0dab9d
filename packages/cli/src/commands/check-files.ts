import { checkGuide, type Finding, parseGuideDocument, StyleKitError } from '@stylekit/engine';
import { findTokenSetIssues, type TokenIssue } from '@stylekit/engine/tokens';
import type { NamedPair } from '../config/config-schema.ts';
import type { Stylesheet } from '../css/stylesheet.ts';
import type { Deps } from '../deps.ts';
import { indexPositions } from '../io/locate-path.ts';
import type { SettingsOf } from '../io/read-guide.ts';
import type { CheckedFile, LocatedFinding } from '../report/checked-file.ts';
import { GUIDE_RULE, TOKEN_RULE, toFinding } from '../report/file-rules.ts';
import { toDocumentPath } from './document-path.ts';
import type { ReadFile } from './read-inputs.ts';

/** What a check needs besides the files. */
export interface CheckContext {
  readonly settingsOf: SettingsOf;
  /** Pairs of colors that are measured besides those found by name. */
  readonly pairs: readonly NamedPair[];
  readonly deps: Deps;
}

/**
 * Checks every file as what it is. Token files are checked as one set, so that they can refer to each other's tokens,
 * and so are stylesheets.
 */
export async function checkFiles(
  files: readonly ReadFile[],
  { settingsOf }: CheckContext,
): Promise<CheckedFile[]> {
  const stylesheetFindings = await checkCss(files.filter(({ kind }) => kind === 'stylesheet'));
  const tokenFindings = checkTokens(files.filter(({ kind }) => kind === 'tokens'));
  return files.map((file) => {
    if (file.kind === 'tokens') return toCheckedFile(file, tokenFindings.get(file) ?? []);
    if (file.kind === 'stylesheet') return toLocatedFile(file, stylesheetFindings.get(file) ?? []);
    if (file.kind === 'guide') return checkGuideFile(file, settingsOf);
    return { source: file.source, kind: null, text: file.text, findings: file.findings };
  });
}

function checkGuideFile(file: ReadFile, settingsOf: SettingsOf): CheckedFile {
  try {
    const document = parseGuideDocument(file.document);
    return toCheckedFile(file, checkGuide(document.guide, settingsOf(document)));
  } catch (error) {
    if (!(error instanceof StyleKitError)) throw error;
    const issues =
      error.code === 'SK_GUIDE_TOO_NEW' ? [{ path: 'version', message: error.message }] : error.issues;
    const findings = issues.map(({ path, message }) =>
      toFinding(GUIDE_RULE, path, `${message.replace(/\.$/, '')}.`, error.hint),
    );
    return { ...toCheckedFile(file, findings), kind: null };
  }
}

/** Every violation of the token format as a finding, by file. */
function checkTokens(files: readonly ReadFile[]): ReadonlyMap<ReadFile, Finding[]> {
  const issues = findTokenSetIssues(files.map(({ document }) => document));
  return new Map(
    files.map((file, index) => [file, (issues[index] ?? []).map((issue) => toTokenFinding(issue))]),
  );
}

/** A violation of the token format as a finding. */
export function toTokenFinding({ path, message, fix, exactFix }: TokenIssue): Finding {
  return { ...toFinding(TOKEN_RULE, path, message, fix), ...(exactFix === undefined ? {} : { exactFix }) };
}

/** The findings of all stylesheets, by file. */
async function checkCss(files: readonly ReadFile[]): Promise<ReadonlyMap<ReadFile, LocatedFinding[]>> {
  if (files.length === 0) return new Map();
  const { checkStylesheets } = await import('../css/check-stylesheets.ts');
  const findings = checkStylesheets(files.map(({ document }) => document as Stylesheet));
  return new Map(files.map((file, index) => [file, findings[index] ?? []]));
}

function toLocatedFile({ source, kind, text }: ReadFile, findings: readonly LocatedFinding[]): CheckedFile {
  return { source, kind, text: findings.length === 0 ? '' : text, findings };
}

/** Adds the positions of findings. Only the text of a file with findings is indexed and kept. */
function toCheckedFile({ source, kind, text }: ReadFile, findings: readonly Finding[]): CheckedFile {
  if (findings.length === 0) return { source, kind, text: '', findings: [] };
  const locate = indexPositions(text);
  const located = findings.map((finding) => ({
    ...finding,
    position: locate(kind === 'guide' ? toDocumentPath(finding.path) : finding.path),
  }));
  return { source, kind, text, findings: located };
}
