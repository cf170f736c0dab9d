import { convertLrgbToOklab } from 'culori/fn';
import { linearizeHex } from './srgb-transfer.ts';

/** A named color of a list; `hex` is '#RRGGBB' in either case. */
export interface NamedColor {
  readonly name: string;
  readonly hex: string;
}

/**
 * Named colors sorted by OKLab lightness; each array has the same order.
 *
 * Coordinates are integers in millionths, so that every JavaScript engine compares distances identically. The first
 * and last entries are sentinels with an unreachable lightness, which ends every search.
 */
export interface NameIndex {
  readonly names: readonly string[];
  readonly l: Int32Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
}

/** Integer coordinates per unit of OKLab. */
const UNITS_PER_OKLAB = 1e6;
/** Weight of a and b relative to lightness; 1.5 agrees best with CIEDE2000. */
const HUE_WEIGHT = 1.5;
/** Greater than the distance of any two colors. */
const INFINITE_DISTANCE = 10 * UNITS_PER_OKLAB;
/** The lightness of the sentinels: farther than `INFINITE_DISTANCE` from every color, and within 32 bits. */
const SENTINEL_LIGHTNESS = 100 * UNITS_PER_OKLAB;

/**
 * The index of a list of named colors, for `findNearestName`.
 *
 * @throws SK_COLOR_INVALID when a hex is not '#RRGGBB'
 */
export function buildNameIndex(entries: readonly NamedColor[]): NameIndex {
  const count = entries.length;
  const coordinates = entries.map((entry) => toCoordinates(entry.hex));
  const order = Float64Array.from(coordinates, (point, at) => point.l * count + at).sort();
  const names = ['', ...Array.from(order, (key) => entries[key % count]?.name ?? ''), ''];
  const column = (axis: 'l' | 'a' | 'b', end: number) =>
    Int32Array.from([-end, ...Array.from(order, (key) => coordinates[key % count]?.[axis] ?? 0), end]);
  return { names, l: column('l', SENTINEL_LIGHTNESS), a: column('a', 0), b: column('b', 0) };
}

/**
 * The nearest name to a '#RRGGBB' color in OKLab that `accepted` allows, or null when there is none.
 *
 * Searches from the lightness of the color in both directions and stops where the lightness distance alone exceeds
 * the best distance so far, so it compares about a hundred of thousands of names.
 *
 * @throws SK_COLOR_INVALID when the hex is not '#RRGGBB'
 */
export function findNearestName(
  index: NameIndex,
  hex: string,
  accepted: (name: string) => boolean,
): string | null {
  const { names, l, a, b } = index;
  const point = toCoordinates(hex);
  let above = firstAtLeast(l, point.l);
  let below = above - 1;
  let nearest: string | null = null;
  let distance = INFINITE_DISTANCE ** 2;
  for (;;) {
    const gapBelow = point.l - (l[below] ?? 0);
    const gapAbove = (l[above] ?? 0) - point.l;
    const gap = Math.min(gapBelow, gapAbove);
    if (gap * gap >= distance) return nearest;
    const at = gapBelow < gapAbove ? below-- : above++;
    const candidate = gap * gap + ((a[at] ?? 0) - point.a) ** 2 + ((b[at] ?? 0) - point.b) ** 2;
    if (candidate >= distance || !accepted(names[at] ?? '')) continue;
    nearest = names[at] ?? null;
    distance = candidate;
  }
}

function toCoordinates(hex: string): { l: number; a: number; b: number } {
  const { l, a, b } = convertLrgbToOklab(linearizeHex(hex));
  return {
    l: Math.round(l * UNITS_PER_OKLAB),
    a: Math.round(a * UNITS_PER_OKLAB * HUE_WEIGHT),
    b: Math.round(b * UNITS_PER_OKLAB * HUE_WEIGHT),
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
