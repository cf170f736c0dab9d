import { ciede2000 } from '../color/color-difference.ts';
import { COLOR_VISION_DEFICIENCIES } from '../color/color-vision.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { formatDifference } from '../guide/prose.ts';
import {
  type Appearance,
  MIN_DEFICIENT_DIFFERENCE,
  MIN_DIFFERENCE,
  toAppearance,
} from '../palette/appearance.ts';
import type { Finding } from './finding.ts';

/** A color and its name: a token path or a custom property. */
export interface NamedColor {
  readonly name: string;
  /** '#RRGGBB' */
  readonly hex: string;
}

/** Colors that a user has to tell apart, by the last words of their names; words in one entry mean the same. */
const SETS: readonly (readonly (readonly string[])[])[] = [
  [['primary'], ['secondary'], ['tertiary'], ['accent']],
  [
    ['success', 'positive', 'valid'],
    ['warning', 'caution', 'attention'],
    ['danger', 'error', 'negative', 'critical', 'destructive', 'invalid'],
    ['info', 'informative', 'information'],
  ],
];
/** In other groups, such as borders, primary and secondary are emphasis, not colors of a brand. */
const BRAND_GROUP = /^(?:.*-)?(?:brand|colou?rs?|palette|theme)-$|^$/;
/** Series of a chart: `chart-1`, `data.series.2`. */
const SERIES = /^(.*(?:^|-)(?:chart|series|categorical|category))-(\d{1,2})$/;

/** Chroma below which a color is a gray: a neutral named secondary is a surface, not a color to tell apart. */
const MIN_CHROMA = 0.03;
/** More colors cannot be told apart; bounds the number of comparisons. */
const MAX_MEMBERS = 24;

interface Member extends NamedColor {
  readonly meaning: string;
  readonly appearance: Appearance;
}

/**
 * Findings about colors that have to be told apart by their names, such as success and danger, and differ too little:
 * CIEDE2000 below 8, or below 4 with a color-vision deficiency.
 *
 * Only colors of one group are compared: `--success` and `--danger`, `status.success` and `status.danger`. Steps of a
 * ramp and grays are not.
 */
export function findSimilarNames(colors: readonly NamedColor[]): Finding[] {
  const groups = new Map<string, Member[]>();
  for (const color of colors) {
    const place = findPlace(color.name);
    if (place === null || hexToOklch(color.hex).c < MIN_CHROMA) continue;
    const members = groups.get(place.group) ?? [];
    groups.set(place.group, members);
    if (members.length < MAX_MEMBERS)
      members.push({ ...color, meaning: place.meaning, appearance: toAppearance(color.hex) });
  }
  return [...groups.values()].flatMap((members) =>
    members.flatMap((second, index) => members.slice(0, index).flatMap((first) => compare(first, second))),
  );
}

function findPlace(name: string): { readonly group: string; readonly meaning: string } | null {
  const key = name
    .replace(/^--/, '')
    .replace(/\.\$root$/, '')
    .toLowerCase()
    .replace(/[._/\s]+/g, '-');
  const [, series, number] = SERIES.exec(key) ?? [];
  if (series !== undefined && number !== undefined) return { group: `${series} series`, meaning: number };
  const word = key.slice(key.lastIndexOf('-') + 1);
  const set = SETS.findIndex((entries) => entries.flat().includes(word));
  const meaning = SETS[set]?.findIndex((words) => words.includes(word));
  const group = key.slice(0, -word.length);
  if (meaning === undefined || (set === 0 && !BRAND_GROUP.test(group))) return null;
  return { group: `${group} ${set}`, meaning: String(meaning) };
}

function compare(first: Member, second: Member): Finding[] {
  if (first.meaning === second.meaning) return [];
  const value = ciede2000(first.appearance.normal, second.appearance.normal);
  if (value < MIN_DIFFERENCE) {
    return [
      {
        rule: 'similar-names',
        severity: 'warning',
        path: second.name,
        message: `${first.name} and ${second.name} differ by only ΔE ${formatDifference(value)}.`,
        measured: { value, required: MIN_DIFFERENCE, unit: 'ΔE' },
        fix: `Change the lightness or chroma of ${second.name} until they differ by ${MIN_DIFFERENCE}.`,
      },
    ];
  }
  return COLOR_VISION_DEFICIENCIES.flatMap((deficiency, index): Finding[] => {
    const [a, b] = [first.appearance.deficient[index], second.appearance.deficient[index]];
    const difference = a === undefined || b === undefined ? Number.POSITIVE_INFINITY : ciede2000(a, b);
    if (difference >= MIN_DEFICIENT_DIFFERENCE) return [];
    return [
      {
        rule: 'similar-names-for-deficiency',
        severity: 'warning',
        path: second.name,
        message: `With ${deficiency}, ${first.name} and ${second.name} differ by only ΔE ${formatDifference(difference)}.`,
        measured: { value: difference, required: MIN_DEFICIENT_DIFFERENCE, unit: 'ΔE' },
        fix: 'Increase their lightness difference; it is visible with every type of color vision.',
      },
    ];
  });
}
