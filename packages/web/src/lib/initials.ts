/** The first two letters of a name in capitals, as the head of the page shows them when there is no picture. */
export function toInitials(name: string): string {
  return [...name.trim()].slice(0, 2).join('').toLocaleUpperCase();
}

/** The first letters of the first two words of a name in capitals, as the account shows them. */
export function toWordInitials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words
    .map((word) => [...word].slice(0, 1).join(''))
    .join('')
    .toLocaleUpperCase();
}
