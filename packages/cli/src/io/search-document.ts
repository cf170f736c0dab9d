const MAX_NODES = 2000;
const MAX_LEVELS = 32;

/**
 * Whether an object inside a document matches. Searches the first objects level by level, without the document itself.
 * The search is bounded: a file may be huge.
 */
export function hasPart(document: object, matches: (part: object) => boolean): boolean {
  const seen = [{ node: document, level: 0 }];
  // The loop appends to the list it iterates over.
  for (const { node, level } of seen) {
    if (level > 0 && matches(node)) return true;
    if (level === MAX_LEVELS) break;
    const parts = Object.values(node).filter((part) => typeof part === 'object' && part !== null);
    for (const part of parts.slice(0, MAX_NODES - seen.length)) seen.push({ node: part, level: level + 1 });
  }
  return false;
}
