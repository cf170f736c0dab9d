/** The name most like what was typed, or null when none is close: at most two edits, or a third of a longer word. */
export function nearMiss(typed: string, names: readonly string[]): string | null {
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
 * Insertions, deletions and replacements that turn one text into the other.
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
