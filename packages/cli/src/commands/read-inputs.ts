import path from 'node:path';
import { initialSettings, toGuideDocument } from '@stylekit/engine';
import { findConnection } from '../api/connection.ts';
import { isGuideReference } from '../api/find-guide.ts';
import { toDocument } from '../api/guide-document.ts';
import { CliError } from '../cli-error.ts';
import type { Deps } from '../deps.ts';
import { EXIT } from '../exit-code.ts';
import { type DocumentKind, describeKind, isCss } from '../io/document-kind.ts';
import type { Input } from '../io/find-inputs.ts';
import { isFileName } from '../io/is-file-name.ts';
import { guessKind, parseDocument, wrongKind } from '../io/read-document.ts';
import { nameOf, readText } from '../io/read-text.ts';
import type { LocatedFinding } from '../report/checked-file.ts';
import { SKIPPED_RULE, toFinding, UNKNOWN_RULE, UNREADABLE_RULE } from '../report/file-rules.ts';

import { loadGuide } from './load-guide.ts';
import type { ReadFile } from './read-file.ts';

/** Reads every file in the given order. Throws only for wrong use, such as a URL. */
export async function readInputs(
  inputs: readonly Input[],
  deps: Deps,
  configFile?: string,
): Promise<ReadFile[]> {
  const files = new Map<string, ReadFile>();
  for (const input of inputs) {
    for (const file of await readInput(input, deps, configFile)) {
      const key = file.source === '-' ? '-' : path.resolve(deps.cwd, file.source);
      // A token file that is named as well is checked as a part of its resolver document.
      if (files.get(key)?.isPart !== true) files.set(key, file);
    }
  }
  return [...files.values()];
}

/** The file, and of a resolver document the files that it names. */
async function readInput(input: Input, deps: Deps, configFile?: string): Promise<ReadFile[]> {
  const { source } = input;
  if (isGuideReference(source) || (await isGuideName(input, deps)))
    return [await readRemote(source, deps, configFile)];
  let text = '';
  try {
    if (input.error !== null) throw input.error;
    text = await readText(source, deps);
    if (isCss(source, text)) return [await readCss(source, text)];
    const { kind, document } = parseDocument(text, source);
    if (kind === 'guide' || kind === 'tokens') return [{ source, text, kind, document, findings: [] }];
    if (kind === 'resolver') return await readResolverFiles(source, text, document, deps);
    return [toUnchecked(input, toUnknown(input, kind))];
  } catch (error) {
    if (!(error instanceof CliError) || error.exitCode !== EXIT.unreadable) throw error;
    const { message, hint, position } = error;
    const skipped = position === null ? null : findSkippedKind(input, text);
    if (skipped !== null) return [toUnchecked(input, toUnknown(input, skipped))];
    return [toUnchecked(input, { ...toFinding(UNREADABLE_RULE, '', message, hint), position }, text)];
  }
}

/** The code for resolver documents is loaded only for one. */
async function readResolverFiles(
  source: string,
  text: string,
  document: unknown,
  deps: Deps,
): Promise<ReadFile[]> {
  const { readResolver } = await import('./read-resolver.ts');
  const { resolver, parts } = await readResolver(source, text, document, deps);
  return [resolver, ...parts];
}

/** The CSS parser is loaded only for a stylesheet. */
async function readCss(source: string, text: string): Promise<ReadFile> {
  const { readStylesheet } = await import('../css/read-stylesheet.ts');
  return { source, text, kind: 'stylesheet', document: readStylesheet(text, source), findings: [] };
}

/** A text that is no file can be the name of a guide, for a user who is logged in. */
async function isGuideName({ source, isNamed, error }: Input, deps: Deps): Promise<boolean> {
  if (!isNamed || error !== null || source === '-' || isFileName(source, deps.cwd)) return false;
  return (await findConnection(deps)).token !== null;
}

/** A guide of the server, as its JSON export. */
async function readRemote(source: string, deps: Deps, configFile?: string): Promise<ReadFile> {
  const { guide, settings } = toDocument((await loadGuide(source, deps, configFile)).tile);
  const document = toGuideDocument(guide, settings ?? initialSettings(guide));
  return { source, text: JSON.stringify(document, null, 2), kind: 'guide', document, findings: [] };
}

/** The kind of a file in a folder that is not valid JSON; null if it is to be reported, as a broken token file is. */
function findSkippedKind({ source, isNamed }: Input, text: string): DocumentKind | null {
  const kind = guessKind(text, source);
  return isNamed || kind === 'guide' || kind === 'tokens' ? null : kind;
}

function toUnchecked({ source }: Input, finding: LocatedFinding, text = ''): ReadFile {
  return { source, text, kind: null, document: null, findings: [finding] };
}

const SKIPPED_FIX =
  'Nothing to do. To leave it out of the report, name files or a glob instead of the folder.';

function toUnknown({ source, isNamed }: Input, kind: DocumentKind): LocatedFinding {
  const { message, hint } = wrongKind(source, kind, 'check takes a style guide, a design token file or CSS');
  const skipped = `${describeKind(nameOf(source), kind)} and is skipped.`;
  const finding = isNamed
    ? toFinding(UNKNOWN_RULE, '', message, hint)
    : toFinding(SKIPPED_RULE, '', skipped, kind === 'oldTokens' ? hint : SKIPPED_FIX);
  return { ...finding, position: null };
}
