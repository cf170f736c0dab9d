import { hasPart } from './search-document.ts';

/** The kinds of documents that the command recognizes, as a part of a sentence. */
const KINDS = {
  guide: 'a style guide',
  tokens: 'a design token file',
  resolver: 'a resolver document of design tokens',
  settings: 'a settings file of a style guide',
  brief: 'a brief for custom mode',
  oldTokens: 'a token file in an older format, with value instead of $value',
  package: 'the manifest of an npm package',
  stylesheet: 'a stylesheet',
  other: 'a JSON file of another kind',
} as const;

export type DocumentKind = keyof typeof KINDS;

/** What a document is: `tokens.json is a design token file`. */
export function describeKind(name: string, kind: DocumentKind): string {
  return `${name} is ${KINDS[kind]}`;
}

/** True for a stylesheet that browsers read, by its name; from standard input by how it begins, as no JSON does. */
export function isCss(source: string, text: string): boolean {
  return source === '-' ? /^\s*(?:@|\/\*|:|\.)/.test(text) : /\.css$/i.test(source);
}

/** True for a stylesheet by its name, also of a preprocessor; it is not JSON. */
export function isStylesheet(source: string): boolean {
  return /\.(?:css|scss|sass|less)$/i.test(source);
}

/** The kind of a JSON document, by the name of the file, its `$schema` and its structure. */
export function findKind(source: string, document: unknown): DocumentKind {
  if (/\.tokens(?:\.json)?$/i.test(source)) return 'tokens';
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return 'other';
  if ('resolutionOrder' in document) return 'resolver';
  if (isGuide(document)) return 'guide';
  if (hasTokenSchema(document) || hasPart(document, isToken)) return 'tokens';
  return findOtherKind(document);
}

const GUIDE_PARTS = ['colors', 'fonts', 'typography', 'elements', 'generatedBy', 'projectDescription'];
/** A guide with a part missing is still a guide, and its findings name the part. */
const MIN_GUIDE_PARTS = 2;

/** Token files have groups with such names, too, but tokens in them. */
function isGuide(document: object): boolean {
  const parts = Object.entries(document).filter(([name]) => GUIDE_PARTS.includes(name));
  return parts.length >= MIN_GUIDE_PARTS && !hasPart(Object.fromEntries(parts), isToken);
}

function hasTokenSchema(document: object): boolean {
  const schema = '$schema' in document ? document.$schema : null;
  return typeof schema === 'string' && schema.includes('designtokens.org');
}

function isToken(part: object): boolean {
  return '$value' in part || '$ref' in part;
}

const SETTINGS_PARTS = new Set(['buttons', 'typography']);

function findOtherKind(document: object): DocumentKind {
  const names = Object.keys(document);
  if (names.length > 0 && names.every((name) => SETTINGS_PARTS.has(name))) return 'settings';
  if ('headerFont' in document && 'bodyFont' in document) return 'brief';
  if (
    'name' in document &&
    ('dependencies' in document || 'devDependencies' in document || 'version' in document)
  )
    return 'package';
  return hasPart(document, isOldToken) ? 'oldTokens' : 'other';
}

const OLD_TOKEN_PARTS = new Set(['value', 'type', 'comment', 'description', 'attributes']);

/** A token before the Design Tokens Format Module, as Style Dictionary 3 and Tokens Studio write it. */
function isOldToken(part: object): boolean {
  if (!('value' in part) || !Object.keys(part).every((name) => OLD_TOKEN_PARTS.has(name))) return false;
  return typeof part.value === 'string' || typeof part.value === 'number';
}
