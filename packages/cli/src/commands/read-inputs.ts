import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { type DocumentKind, findKind } from '../io/document-kind.ts';
import type { Input } from '../io/find-inputs.ts';
import { parseJson } from '../io/read-json.ts';
import { nameOf, readText } from '../io/read-text.ts';
import type { LocatedFinding } from '../report/checked-file.ts';
import { SKIPPED_RULE, toFinding, UNKNOWN_RULE, UNREADABLE_RULE } from '../report/file-rules.ts';

/** A file before its check: its document, or with kind null the finding that says why it cannot be checked. */
export interface ReadFile {
  readonly source: string;
  readonly text: string;
  readonly kind: DocumentKind;
  readonly document: unknown;
  readonly findings: readonly LocatedFinding[];
}

/** Reads every file in the given order. Throws only for wrong use, such as a URL. */
export async function readInputs(inputs: readonly Input[], deps: Deps): Promise<ReadFile[]> {
  const files: ReadFile[] = [];
  for (const input of inputs) files.push(await readInput(input, deps));
  return files;
}

async function readInput(input: Input, deps: Deps): Promise<ReadFile> {
  const { source } = input;
  let text = '';
  try {
    if (input.error !== null) throw input.error;
    text = await readText(source, deps);
    const document = parseJson(text, source);
    const kind = findKind(source, document);
    return { source, text, kind, document, findings: kind === null ? [toUnknown(input)] : [] };
  } catch (error) {
    if (!(error instanceof CliError) || error.exitCode !== EXIT.unreadable) throw error;
    const { message, hint, position } = error;
    const findings = [{ ...toFinding(UNREADABLE_RULE, '', message, hint), position }];
    return { source, text, kind: null, document: null, findings };
  }
}

function toUnknown({ source, isNamed }: Input): LocatedFinding {
  const message = `${nameOf(source)} is neither a style guide nor a design token file.`;
  const finding = isNamed
    ? toFinding(UNKNOWN_RULE, '', message, 'Name a style guide or a token file.')
    : toFinding(SKIPPED_RULE, '', message, 'Nothing to do: files of other kinds in a folder are skipped.');
  return { ...finding, position: null };
}
