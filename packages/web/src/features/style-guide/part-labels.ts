import type { PaletteRole } from '@stylekit/engine/edit';

/** The names of the roles on the screen. */
export const ROLE_LABELS: Readonly<Record<PaletteRole, string>> = {
  primary: 'Primary',
  'secondary-1': 'Secondary 1',
  'secondary-2': 'Secondary 2',
  'accent-1': 'Accent 1',
  'accent-2': 'Accent 2',
  'accent-3': 'Accent 3',
  'accent-4': 'Accent 4',
};
