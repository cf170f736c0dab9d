import { parse as parseTolerantly } from 'jsonc-parser';
import { CliError } from '../cli-error.ts';
import { EXIT } from '../exit-code.ts';
import { type DocumentKind, describeKind, findKind, isStylesheet } from './document-kind.ts';
import { locateDepth } from './locate-syntax-error.ts';
import { parseJson } from './read-json.ts';
import { nameOf } from './read-text.ts';

/** A document and its kind; null for a stylesheet. */
export interface TypedDocument {
  readonly kind: DocumentKind;
  readonly document: unknown;
}

/** Reads the text of a source and recognizes its kind. */
export function parseDocument(text: string, source: string): TypedDocument {
  if (isStylesheet(source)) return { kind: 'stylesheet', document: null };
  const document = parseJson(text, source);
  return { kind: findKind(source, document), document };
}

/** The kind of a text that is not valid JSON, such as a configuration file with comments. */
export function guessKind(text: string, source: string): DocumentKind {
  // The tolerant parser is recursive.
  return locateDepth(text) === null ? findKind(source, parseTolerantly(text)) : 'other';
}

/** The error for a document of another kind than expected. */
export function wrongKind(
  source: string,
  kind: DocumentKind,
  expected: string,
  hint = HINTS[kind] ?? USE_A_GUIDE,
): CliError {
  return new CliError(EXIT.unreadable, `${describeKind(nameOf(source), kind)}; ${expected}.`, hint);
}

const USE_A_GUIDE = 'Use the JSON export of a style guide (style-variables.json).';

const HINTS: { readonly [Kind in DocumentKind]?: string } = {
  oldTokens: 'Convert it to the Design Tokens Format Module 2025.10, for example with Style Dictionary.',
  resolver: `${USE_A_GUIDE} For a resolver document use stylekit check.`,
  settings: 'Use --settings for this file, and name a style guide.',
  brief: 'Generate a style guide from it: stylekit generate --from <file> --out <folder>.',
  tokens: `${USE_A_GUIDE} For a token file use stylekit check.`,
};
