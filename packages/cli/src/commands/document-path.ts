/**
 * The path in a style guide that a finding is about. Controls are no part of the document, so a finding about a button
 * or link is located at the color of its role: `buttons.accent-2.hover` → `colors.accent.1`.
 */
export function toDocumentPath(path: string): string {
  const [, role, family, number] = /^(?:buttons|links)\.((secondary|accent)-(\d)|primary)/.exec(path) ?? [];
  if (role === undefined) return path;
  return family === undefined ? 'colors.primary' : `colors.${family}.${Number(number) - 1}`;
}
