import type { Oklch } from '../../color/color-space.ts';
import { hueDistance } from '../../color/harmony.ts';
import { isAvoided } from '../../palette/avoided-hues.ts';
import { pickWeighted, type SeededRandom } from '../../seeded-random.ts';
import type { AvoidedHue } from '../direction.ts';
import type { HueCandidate } from '../lexicon/mood-concepts.ts';

/** The hue candidates of one signal in the brief, their weight, and the words behind them. */
export interface HueSource {
  readonly hues: readonly HueCandidate[];
  readonly weight: number;
  readonly words: readonly string[];
}

export interface ChosenHue {
  readonly color: Oklch;
  /** The name of the color. */
  readonly name: string;
  readonly words: readonly string[];
}

/** Random variation between brands of one business type: degrees of hue, share of chroma, OKLCH lightness. */
const VARIATION = { hueDeg: 9, chromaShare: 0.12, lightness: 0.03 };

/**
 * Chooses a hue for a brief without colors, from the candidates of its business type, industry and moods, outside the
 * avoided ranges. Without candidates, `open` is used.
 */
export function chooseHue(
  sources: readonly HueSource[],
  open: readonly HueCandidate[],
  avoid: readonly AvoidedHue[],
  random: SeededRandom,
): ChosenHue {
  const entries = toEntries(sources, avoid);
  const fallback = toEntries([{ hues: open, weight: 1, words: [] }], avoid);
  const possible = entries.length > 0 ? entries : fallback;
  const draw = random();
  const offset = () => random() * 2 - 1;
  const [candidate, words] =
    possible.length > 0 ? pickWeighted(possible, draw) : [farthestFrom(open, avoid), []];
  const [hue, chroma, lightness, , name] = candidate;
  const varied = (hue + offset() * VARIATION.hueDeg + 360) % 360;
  return {
    color: {
      l: lightness + offset() * VARIATION.lightness,
      c: chroma * (1 + offset() * VARIATION.chromaShare),
      h: isAvoided(varied, avoid) ? hue : varied,
    },
    name,
    words,
  };
}

type Entry = readonly [value: readonly [candidate: HueCandidate, words: readonly string[]], weight: number];

function toEntries(sources: readonly HueSource[], avoid: readonly AvoidedHue[]): Entry[] {
  return sources.flatMap(({ hues, weight, words }) => {
    const total = hues.reduce((sum, candidate) => sum + candidate[3], 0);
    return hues
      .filter(([hue]) => !isAvoided(hue, avoid))
      .map((candidate): Entry => [[candidate, words], (candidate[3] / total) * weight]);
  });
}

/** When all hues are avoided: the hue farthest from the avoided ranges. */
function farthestFrom(open: readonly HueCandidate[], avoid: readonly AvoidedHue[]): HueCandidate {
  const clearance = (hue: number) =>
    Math.min(...avoid.map((range) => hueDistance(hue, range.hue) - range.spread));
  const [first, ...rest] = open;
  if (first === undefined) throw new RangeError('chooseHue needs at least one open hue.');
  return rest.reduce((best, next) => (clearance(next[0]) > clearance(best[0]) ? next : best), first);
}
