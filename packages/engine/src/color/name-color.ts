import { StyleKitError } from '../error.ts';
import { colorDifference } from './color-difference.ts';
import { hexToOklch } from './convert-color.ts';
import { describeColor } from './describe-color.ts';
import { buildNameIndex, findNearestName, type NamedColor } from './name-index.ts';

export type { NamedColor } from './name-index.ts';

/**
 * Returns a name for a '#RRGGBB' color that is not in `taken`.
 *
 * The name comes from a listed color within ΔE 4; a name that contains a word of `related` (lower case) is preferred
 * to a nearer one. Without such a color, the name is the tone and hue (Deep Teal), with a number when that is taken.
 * Callers add each result to `taken` to keep the names of one guide distinct.
 */
export type ColorNamer = (hex: string, taken: ReadonlySet<string>, related?: ReadonlySet<string>) => string;

/** The largest CIEDE2000 difference between a color and the listed color it is named after. */
const MAX_DIFFERENCE = 4;

let loading: Promise<ColorNamer> | null = null;

/**
 * Creates a namer from a list of named colors.
 *
 * @throws SK_COLOR_INVALID when the list is empty, or an entry's or a color's hex is not '#RRGGBB'
 */
export function createColorNamer(entries: readonly NamedColor[]): ColorNamer {
  if (entries.length === 0) throw emptyList();
  const index = buildNameIndex(entries);
  const hexByName = new Map(entries.map(({ name, hex }) => [name, hex]));
  const byWord = groupByWord(entries);
  const isNear = (name: string, hex: string) =>
    colorDifference(hexByName.get(name) ?? hex, hex) <= MAX_DIFFERENCE;
  return (hex, taken, related = NO_WORDS) => {
    const nearest = findNearestName(index, hex, (name) => !taken.has(name));
    const kin = [...related].flatMap((word) => byWord.get(word) ?? []);
    const chosen = kin.find((name) => !taken.has(name) && isNear(name, hex)) ?? nearest;
    return chosen !== null && isNear(chosen, hex) ? chosen : nameByTone(hex, taken);
  };
}

const NO_WORDS: ReadonlySet<string> = new Set();

function groupByWord(entries: readonly NamedColor[]): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const { name } of entries) {
    for (const word of name.toLowerCase().split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), name]);
  }
  return byWord;
}

function nameByTone(hex: string, taken: ReadonlySet<string>): string {
  const name = describeColor(hexToOklch(hex));
  for (let number = 1; ; number += 1) {
    const numbered = number === 1 ? name : `${name} ${number}`;
    if (!taken.has(numbered)) return numbered;
  }
}

/**
 * The namer with the built-in list of color names, which is loaded on the first call.
 *
 * Rejects when the list cannot be loaded; the next call tries again.
 */
export function loadColorNamer(): Promise<ColorNamer> {
  loading ??= importColorNamer();
  return loading;
}

async function importColorNamer(): Promise<ColorNamer> {
  try {
    const { COLOR_NAMES } = await import('./color-names.ts');
    return createColorNamer(COLOR_NAMES);
  } catch (error) {
    loading = null;
    throw error;
  }
}

function emptyList(): StyleKitError {
  return new StyleKitError(
    'SK_COLOR_INVALID',
    'The list of named colors is empty.',
    'Give named colors like { name: "Azure", hex: "#007FFF" }.',
  );
}
