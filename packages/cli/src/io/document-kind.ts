/** What a JSON document is; null for anything else. */
export type DocumentKind = 'guide' | 'tokens' | null;

/** Recognizes a style guide by its parts, and a token file by its name, its `$schema` or its structure. */
export function findKind(source: string, document: unknown): DocumentKind {
  if (TOKEN_FILE.test(source)) return 'tokens';
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return null;
  if (isTokenDocument(document)) return 'tokens';
  return GUIDE_PARTS.filter((part) => part in document).length >= MIN_GUIDE_PARTS ? 'guide' : null;
}

const TOKEN_FILE = /\.tokens(?:\.json)?$/i;
const GUIDE_PARTS = ['colors', 'fonts', 'typography', 'elements', 'generatedBy', 'projectDescription'];
/** A guide with a part missing is still a guide, and its findings name the part. */
const MIN_GUIDE_PARTS = 2;

function isTokenDocument(document: object): boolean {
  const schema = '$schema' in document ? document.$schema : null;
  if (typeof schema === 'string' && schema.includes('designtokens.org')) return true;
  return !('colors' in document && 'fonts' in document) && hasToken(document);
}

const MAX_NODES = 2000;
const MAX_LEVELS = 32;

/** Searches the first objects of a document level by level for a token. The search is bounded: a file may be huge. */
function hasToken(document: object): boolean {
  const seen = [{ node: document, level: 0 }];
  // The loop appends to the list it iterates over.
  for (const { node, level } of seen) {
    if (level > 0 && ('$value' in node || '$ref' in node)) return true;
    if (level === MAX_LEVELS) break;
    const parts = Object.values(node).filter((part) => typeof part === 'object' && part !== null);
    for (const part of parts.slice(0, MAX_NODES - seen.length)) seen.push({ node: part, level: level + 1 });
  }
  return false;
}
