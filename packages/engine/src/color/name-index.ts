import { convertLrgbToOklab } from 'culori/fn';
import { linearizeHex } from './srgb-transfer.ts';

/** A named color of a list; `hex` is '#RRGGBB' in either case. */
export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/**
 * Named colors in the order of their OKLab lightness; the same position in every array is the same color.
 *
 * Places are millionths, whole numbers, so that distances compare alike in every engine. The first and the
 * last position hold no color but a lightness out of reach, where a search ends by itself.
 */
export interface NameIndex {
  readonly names: readonly string[];
  readonly l: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
}

/** Places in one unit of OKLab. */
const UNIT = 1e6;
/** How much a and b count against lightness; with 1.5 the choice is nearest to that of CIEDE2000. */
const HUE_WEIGHT = 1.5;
/** Farther than any two colors are apart. */
const FARTHEST = 10 * UNIT;
/** The lightness of the two ends: farther than that from every color, and well inside 32 bits. */
const END = 100 * UNIT;

/**
 * The index of a list of named colors, for `findNearestName`.
 *
 * @throws SK_COLOR_INVALID when a hex is not '#RRGGBB'
 */
export function buildNameIndex(entries: readonly NamedColor[]): NameIndex {
  const count = entries.length;
  const places = entries.map((entry) => toPlace(entry.hex));
  const order = Float64Array.from(places, (place, at) => place.l * count + at).sort();
  const names = ['', ...Array.from(order, (key) => entries[key % count]?.name ?? ''), ''];
  const column = (axis: 'l' | 'a' | 'b', end: number) =>
    Int32Array.from([-end, ...Array.from(order, (key) => places[key % count]?.[axis] ?? 0), end]);
  return { names, l: column('l', END), a: column('a', 0), b: column('b', 0) };
}

/**
 * The name nearest to a '#RRGGBB' color in OKLab that is `accepted`, or null when none is.
 *
 * Walks away from the color's own lightness on both sides and stops where lightness alone is farther than
 * the best name so far: some hundred of the thousands of names.
 *
 * @throws SK_COLOR_INVALID when the hex is not '#RRGGBB'
 */
export function findNearestName(
  index: NameIndex,
  hex: string,
  accepted: (name: string) => boolean,
): string | null {
  const { names, l, a, b } = index;
  const place = toPlace(hex);
  let above = firstAtLeast(l, place.l);
  let below = above - 1;
  let nearest: string | null = null;
  let distance = FARTHEST ** 2;
  for (;;) {
    const gapBelow = place.l - (l[below] ?? 0);
    const gapAbove = (l[above] ?? 0) - place.l;
    const gap = Math.min(gapBelow, gapAbove);
    if (gap * gap >= distance) return nearest;
    const at = gapBelow < gapAbove ? below-- : above++;
    const candidate = gap * gap + ((a[at] ?? 0) - place.a) ** 2 + ((b[at] ?? 0) - place.b) ** 2;
    if (candidate >= distance || !accepted(names[at] ?? '')) continue;
    nearest = names[at] ?? null;
    distance = candidate;
  }
}

function toPlace(hex: string): { l: number; a: number; b: number } {
  const { l, a, b } = convertLrgbToOklab(linearizeHex(hex));
  return {
    l: Math.round(l * UNIT),
    a: Math.round(a * UNIT * HUE_WEIGHT),
    b: Math.round(b * UNIT * HUE_WEIGHT),
  };
}

/** The first position whose lightness is at least `l`. */
function firstAtLeast(lightness: Int32Array, l: number): number {
  let low = 0;
  let high = lightness.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lightness[middle] ?? 0) < l) low = middle + 1;
    else high = middle;
  }
  return low;
}
