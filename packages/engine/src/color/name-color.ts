import { StyleKitError } from '../error.ts';
import { colorDifference } from './color-difference.ts';
import { hexToOklch } from './convert-color.ts';
import { describeColor } from './describe-color.ts';
import { buildNameIndex, findNearestName, type NamedColor } from './name-index.ts';

export type { NamedColor } from './name-index.ts';

/**
 * Gives a '#RRGGBB' color a name that is not among `taken`.
 *
 * The name is that of a listed color within ΔE 4, one that holds a word of `related` before a nearer one; a color without
 * any gets its tone and hue (Deep Teal), with a number when that is taken. The caller adds each answer to `taken` to keep
 * the names of one guide apart. `related` holds words in lower case.
 */
export type ColorNamer = (hex: string, taken: ReadonlySet<string>, related?: ReadonlySet<string>) => string;

/** The largest CIEDE2000 difference between a color and the listed color it is named after. */
const MOST_DIFFERENCE = 4;

let loading: Promise<ColorNamer> | null = null;

/**
 * A namer that knows a list of named colors.
 *
 * @throws SK_COLOR_INVALID when the list is empty, or an entry's or a color's hex is not '#RRGGBB'
 */
export function createColorNamer(entries: readonly NamedColor[]): ColorNamer {
  if (entries.length === 0) throw emptyList();
  const index = buildNameIndex(entries);
  const hexByName = new Map(entries.map(({ name, hex }) => [name, hex]));
  const byWord = groupByWord(entries);
  const isNear = (name: string, hex: string) =>
    colorDifference(hexByName.get(name) ?? hex, hex) <= MOST_DIFFERENCE;
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
 * The namer with our own list of color names, which is loaded on the first call.
 *
 * Rejects when the list cannot be loaded; the next call then tries again.
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
    'The list has no color name.',
    'Give named colors like { name: "Azure", hex: "#007FFF" }.',
  );
}
