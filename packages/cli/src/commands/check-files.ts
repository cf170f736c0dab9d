import { checkGuide, type Finding, type GuideSettings, parseGuide, StyleKitError } from '@stylekit/engine';
import { findTokenSetIssues } from '@stylekit/engine/tokens';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { type DocumentKind, findKind } from '../io/document-kind.ts';
import type { Input } from '../io/find-inputs.ts';
import { readJson } from '../io/read-json.ts';
import { nameOf } from '../io/read-text.ts';
import type { CheckedFile } from '../report/checked-file.ts';
import { GUIDE_RULE, SKIPPED_RULE, TOKEN_RULE, UNKNOWN_RULE, UNREADABLE_RULE } from '../report/file-rules.ts';

/** A file before its check: the findings of one that cannot be checked, else its document. */
interface ReadFile {
  readonly source: string;
  readonly kind: DocumentKind;
  readonly document: unknown;
  readonly findings: readonly Finding[];
}

/**
 * Checks every file as what it is. A file that cannot be read or is of another kind is an entry with a finding. Token
 * files are checked as one set, so that they can refer to each other's tokens.
 */
export async function checkFiles(
  inputs: readonly Input[],
  settings: GuideSettings,
  deps: Deps,
): Promise<CheckedFile[]> {
  const files: ReadFile[] = [];
  for (const input of inputs) files.push(await readInput(input, deps));
  const tokenFindings = checkTokens(files.filter(({ kind }) => kind === 'tokens'));
  return files.map((file) => {
    const { source, kind, document } = file;
    if (kind === 'tokens') return { source, kind, findings: tokenFindings.get(file) ?? [] };
    if (kind === 'guide') return checkGuideDocument(source, document, settings);
    return { source, kind, findings: file.findings };
  });
}

async function readInput(input: Input, deps: Deps): Promise<ReadFile> {
  const { source } = input;
  try {
    if (input.error !== null) throw input.error;
    const document = await readJson(source, deps);
    const kind = findKind(source, document);
    return { source, kind, document, findings: kind === null ? [toUnknown(input)] : [] };
  } catch (error) {
    // Wrong use, such as a URL, ends the command.
    if (!(error instanceof CliError) || error.exitCode !== EXIT.unreadable) throw error;
    const finding = toFinding(UNREADABLE_RULE, '', error.message, error.hint);
    return { source, kind: null, document: null, findings: [finding] };
  }
}

function checkGuideDocument(source: string, document: unknown, settings: GuideSettings): CheckedFile {
  try {
    return { source, kind: 'guide', findings: checkGuide(parseGuide(document), settings) };
  } catch (error) {
    if (!(error instanceof StyleKitError)) throw error;
    const issues =
      error.code === 'SK_GUIDE_TOO_NEW' ? [{ path: 'version', message: error.message }] : error.issues;
    const findings = issues.map(({ path, message }) =>
      toFinding(GUIDE_RULE, path, `${message.replace(/\.$/, '')}.`, error.hint),
    );
    return { source, kind: null, findings };
  }
}

/** Every violation of the token format as a finding, by file. */
function checkTokens(files: readonly ReadFile[]): ReadonlyMap<ReadFile, Finding[]> {
  const issues = findTokenSetIssues(files.map(({ document }) => document));
  return new Map(
    files.map((file, index) => [
      file,
      (issues[index] ?? []).map(({ path, message, fix }) => toFinding(TOKEN_RULE, path, message, fix)),
    ]),
  );
}

function toUnknown({ source, isNamed }: Input): Finding {
  const message = `${nameOf(source)} is neither a style guide nor a design token file.`;
  return isNamed
    ? toFinding(UNKNOWN_RULE, '', message, 'Name a style guide or a token file.')
    : toFinding(SKIPPED_RULE, '', message, 'Nothing to do: files of other kinds in a folder are skipped.');
}

function toFinding(
  { id, severity }: Pick<Finding, 'severity'> & { readonly id: string },
  path: string,
  message: string,
  fix: string,
): Finding {
  return { rule: id, severity, path, message, measured: null, fix };
}
