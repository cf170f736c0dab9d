/** The first two letters of a name in upper case, for the header avatar. */
export function toInitials(name: string): string {
  return [...name.trim()].slice(0, 2).join('').toLocaleUpperCase();
}

/** The initials of the first two words of a name in upper case, for the account page. */
export function toWordInitials(name: string): string {
  const words = name.trim().split(/\s+/u).slice(0, 2);
  return words
    .map((word) => [...word].slice(0, 1).join(''))
    .join('')
    .toLocaleUpperCase();
}
