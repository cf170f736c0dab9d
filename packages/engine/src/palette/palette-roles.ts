/** The seven roles of a palette in the order of guides, exports and checks. */
export const PALETTE_ROLES = [
  'primary',
  'secondary-1',
  'secondary-2',
  'accent-1',
  'accent-2',
  'accent-3',
  'accent-4',
] as const;

/** One of the seven roles a color has in a guide. */
export type PaletteRole = (typeof PALETTE_ROLES)[number];

/** The CSS custom property of a role: `--primary`, `--secondary-1`, … */
export function toVariable(role: PaletteRole): `--${PaletteRole}` {
  return `--${role}`;
}
