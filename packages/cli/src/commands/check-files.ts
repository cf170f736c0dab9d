import { checkGuide, type Finding, type GuideSettings, parseGuide, StyleKitError } from '@stylekit/engine';
import { findTokenIssues } from '@stylekit/engine/tokens';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { findKind } from '../io/document-kind.ts';
import type { Input } from '../io/find-inputs.ts';
import { readJson } from '../io/read-json.ts';
import { nameOf } from '../io/read-text.ts';
import type { CheckedFile } from '../report/checked-file.ts';
import { GUIDE_RULE, SKIPPED_RULE, TOKEN_RULE, UNKNOWN_RULE, UNREADABLE_RULE } from '../report/file-rules.ts';

/** Checks every file as what it is. A file that cannot be read or is of another kind is an entry with a finding. */
export async function checkFiles(
  inputs: readonly Input[],
  settings: GuideSettings,
  deps: Deps,
): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  for (const input of inputs) files.push(await checkFile(input, settings, deps));
  return files;
}

async function checkFile(input: Input, settings: GuideSettings, deps: Deps): Promise<CheckedFile> {
  const { source } = input;
  try {
    if (input.error !== null) throw input.error;
    const document = await readJson(source, deps);
    const kind = findKind(source, document);
    if (kind === 'tokens') return { source, kind, findings: checkTokens(document) };
    if (kind === 'guide') return checkGuideDocument(source, document, settings);
    return { source, kind: null, findings: [toUnknown(input)] };
  } catch (error) {
    // Wrong use, such as a URL, ends the command.
    if (!(error instanceof CliError) || error.exitCode !== EXIT.unreadable) throw error;
    return { source, kind: null, findings: [toFinding(UNREADABLE_RULE, '', error.message, error.hint)] };
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

/** Every violation of the token format as a finding. */
function checkTokens(document: unknown): Finding[] {
  return findTokenIssues(document).map(({ path, message, fix }) => toFinding(TOKEN_RULE, path, message, fix));
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
