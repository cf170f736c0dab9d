/** The first two letters of a name in capitals, as the avatar shows them when there is no picture. */
export function toInitials(name: string): string {
  return [...name.trim()].slice(0, 2).join('').toLocaleUpperCase();
}
