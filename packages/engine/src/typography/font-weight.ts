import type { Font } from './font-catalog.ts';

/**
 * The weight a browser shows for `wanted` (100–900): the weight itself if the family has it, else the substitute of
 * the CSS font matching algorithm. `available` must not be empty.
 *
 * @see https://www.w3.org/TR/css-fonts-4/#font-style-matching
 */
export function resolveWeight(available: readonly number[], wanted: number): number {
  const below = available.filter((weight) => weight < wanted).sort((a, b) => b - a);
  const above = available.filter((weight) => weight >= wanted).sort((a, b) => a - b);
  const order = wanted < 400 ? [...below, ...above] : [...above, ...below];
  if (wanted >= 400 && wanted <= 500) {
    order.unshift(...above.filter((weight) => weight <= 500), ...below);
  }
  const first = available.includes(wanted) ? wanted : order[0];
  if (first === undefined) throw new RangeError('resolveWeight needs at least one available weight.');
  return first;
}

/** The weights of a family to load: each of `wanted` or its substitute, ascending, unique. */
export function toRealWeights(font: Font, wanted: readonly number[]): number[] {
  return [...new Set(wanted.map((weight) => resolveWeight(font.weights, weight)))].sort((a, b) => a - b);
}
