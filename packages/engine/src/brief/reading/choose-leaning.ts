import type { Oklch } from '../../color/color-space.ts';
import { hueDistance } from '../../color/harmony.ts';
import { isAvoided } from '../../palette/avoided-hues.ts';
import { pickWeighted, type SeededRandom } from '../../seeded-random.ts';
import type { AvoidedHue } from '../direction.ts';
import type { HueLeaning } from '../lexicon/mood-concepts.ts';

/** Hues something in the brief suggests, how much it counts, and the words it was read from. */
export interface LeaningSource {
  readonly hues: readonly HueLeaning[];
  readonly weight: number;
  readonly words: readonly string[];
}

export interface ChosenLeaning {
  readonly color: Oklch;
  /** Plain name of the color. */
  readonly name: string;
  readonly words: readonly string[];
}

/** How far two brands of one trade may part: degrees of hue, share of chroma, OKLCH lightness. */
const VARIATION = { hueDeg: 9, chromaShare: 0.12, lightness: 0.03 };

/**
 * Chooses a hue for a brief that names no color, among all that its trade, field and moods suggest, outside the
 * avoided ranges. `open` is drawn from when nothing suggests any.
 */
export function chooseLeaning(
  sources: readonly LeaningSource[],
  open: readonly HueLeaning[],
  avoid: readonly AvoidedHue[],
  random: SeededRandom,
): ChosenLeaning {
  const entries = toEntries(sources, avoid);
  const fallback = toEntries([{ hues: open, weight: 1, words: [] }], avoid);
  const possible = entries.length > 0 ? entries : fallback;
  const draw = random();
  const lean = () => random() * 2 - 1;
  const [leaning, words] =
    possible.length > 0 ? pickWeighted(possible, draw) : [farthestFrom(open, avoid), []];
  const [hue, chroma, lightness, , name] = leaning;
  const varied = (hue + lean() * VARIATION.hueDeg + 360) % 360;
  return {
    color: {
      l: lightness + lean() * VARIATION.lightness,
      c: chroma * (1 + lean() * VARIATION.chromaShare),
      h: isAvoided(varied, avoid) ? hue : varied,
    },
    name,
    words,
  };
}

type Entry = readonly [value: readonly [leaning: HueLeaning, words: readonly string[]], weight: number];

function toEntries(sources: readonly LeaningSource[], avoid: readonly AvoidedHue[]): Entry[] {
  return sources.flatMap(({ hues, weight, words }) => {
    const total = hues.reduce((sum, leaning) => sum + leaning[3], 0);
    return hues
      .filter(([hue]) => !isAvoided(hue, avoid))
      .map((leaning): Entry => [[leaning, words], (leaning[3] / total) * weight]);
  });
}

/** Everything is forbidden: the hue that is least so. */
function farthestFrom(open: readonly HueLeaning[], avoid: readonly AvoidedHue[]): HueLeaning {
  const clearance = (hue: number) =>
    Math.min(...avoid.map((range) => hueDistance(hue, range.hue) - range.spread));
  const [first, ...rest] = open;
  if (first === undefined) throw new RangeError('chooseLeaning needs at least one open hue.');
  return rest.reduce((best, next) => (clearance(next[0]) > clearance(best[0]) ? next : best), first);
}
