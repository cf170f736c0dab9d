/** The most similar name within two edits (a third of the length for longer names), or null. */
export function suggestName(typed: string, names: readonly string[]): string | null {
  const word = typed.slice(0, 60).toLowerCase();
  let best: { name: string; edits: number } | null = null;
  for (const name of names) {
    const edits = editDistance(word, name.toLowerCase());
    if (edits <= Math.max(2, Math.floor(name.length / 3)) && (best === null || edits < best.edits))
      best = { name, edits };
  }
  return best?.name ?? null;
}

/**
 * Levenshtein distance: insertions, deletions and replacements that turn one text into the other.
 *
 * @see Wagner, Fischer (1974), The string-to-string correction problem
 */
function editDistance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
