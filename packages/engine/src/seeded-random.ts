/** A stream of numbers in [0, 1), identical for the same seed on every platform. */
export type SeededRandom = () => number;

/**
 * A deterministic random stream for a seed text of any length.
 *
 * The text is hashed to 32 bits with FNV-1a; the stream is a Weyl sequence passed through the 32-bit finalizer of
 * MurmurHash3. Suitable for design variations, not for secrets.
 *
 * @see http://www.isthe.com/chongo/tech/comp/fnv/ and https://github.com/aappleby/smhasher
 */
export function createSeededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return finalize(state) / 0x1_0000_0000;
  };
}

/** Selects an element by a random number in [0, 1), proportional to the weights (≥ 0, not all 0). */
export function pickWeighted<T>(entries: readonly (readonly [T, number])[], random: number): T {
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random * total;
  for (const [value, weight] of entries) {
    rest -= weight;
    if (rest < 0) return value;
  }
  const last = entries.at(-1);
  if (last === undefined) throw new RangeError('pickWeighted needs at least one entry.');
  return last[0];
}

function finalize(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
