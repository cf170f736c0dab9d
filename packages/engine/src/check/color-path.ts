/** The document path of the color at an index of the role order (0–6): `colors.primary`, `colors.accent.3`. */
export function colorPath(index: number): string {
  if (index === 0) return 'colors.primary';
  return index < 3 ? `colors.secondary.${index - 1}` : `colors.accent.${index - 3}`;
}
