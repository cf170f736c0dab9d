/** "a", "a and b", "a, b and c". An empty list gives an empty text. */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** The sentences as one text, without the empty ones. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The text with its first letter in upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The words in typographic quotes, joined: “bakery” and “flour”. */
export function quoteWords(words: readonly string[]): string {
  return joinWords(words.map((word) => `“${word}”`));
}

/** Formats a contrast ratio: two decimals, rounded down so that it never states more than was measured. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 100 + 1e-9) / 100).toFixed(2);
}

/** Formats a color difference: one decimal, rounded down. */
export function formatDifference(difference: number): string {
  return (Math.floor(difference * 10 + 1e-9) / 10).toFixed(1);
}

/** Adds the indefinite article, by the usual sound of the first letters: "a serif", "an honest brand", "a useful one". */
export function withArticle(words: string): string {
  return `${/^(?:[aio]|e(?!u)|u(?!ni|s)|hon[eo][rs])/i.test(words) ? 'an' : 'a'} ${words}`;
}
