import names from './data/color-names.json' with { type: 'json' };
import type { NamedColor } from './name-index.ts';

/** Our own color names: materials, plants, minerals, weather, places, water and light, one for each '#RRGGBB'. */
export const COLOR_NAMES: readonly NamedColor[] = Object.entries(names).map(([name, hex]) => ({ name, hex }));
