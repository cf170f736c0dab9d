import { StyleKitError } from '../error.ts';
import { buildNameIndex, findNearestName, type NamedColor } from './name-index.ts';
import { isSuitableName } from './name-suitability.ts';

export type { NamedColor } from './name-index.ts';

/**
 * Gives a '#RRGGBB' colour the name of the nearest named colour that is not among `taken`.
 *
 * The caller adds each answer to `taken` to keep the names of one guide apart. When every name is taken, the
 * nearest comes back with a number behind it.
 */
export type ColorNamer = (hex: string, taken: ReadonlySet<string>) => string;

let loading: Promise<ColorNamer> | null = null;

/**
 * A namer that knows a list of named colours, without those that are unsuitable on a brand sheet.
 *
 * Nearest is by distance in OKLab with a and b counted one and a half times, which agrees best with
 * CIEDE2000.
 *
 * @throws SK_COLOR_INVALID when no suitable name is in the list, or an entry's or a colour's hex is not
 * '#RRGGBB'
 */
export function createColorNamer(entries: readonly NamedColor[]): ColorNamer {
  const suitable = entries.filter((entry) => isSuitableName(entry.name));
  if (suitable.length === 0) throw emptyList();
  const index = buildNameIndex(suitable);
  return (hex, taken) => {
    for (let number = 1; ; number += 1) {
      const suffix = number === 1 ? '' : ` ${number}`;
      const nearest = findNearestName(index, hex, (name) => !taken.has(name + suffix));
      if (nearest !== null) return nearest + suffix;
    }
  };
}

/**
 * The namer with the shorter, curated list of the color-name-list package, which is loaded on the first call.
 *
 * Rejects when the list cannot be loaded; the next call then tries again.
 *
 * @see https://github.com/meodai/color-names
 */
export function loadColorNamer(): Promise<ColorNamer> {
  loading ??= importColorNamer();
  return loading;
}

async function importColorNamer(): Promise<ColorNamer> {
  try {
    const { colornames } = await import('color-name-list/bestof');
    return createColorNamer(colornames);
  } catch (error) {
    loading = null;
    throw error;
  }
}

function emptyList(): StyleKitError {
  return new StyleKitError(
    'SK_COLOR_INVALID',
    'The list has no suitable colour name.',
    'Give named colours like { name: "Azure", hex: "#007FFF" }.',
  );
}
