import { COLOR_COUNT, COLOR_PAIRS } from '../../packages/engine/bench/color-pairs.ts';
import { type Figure, median } from './figure.ts';

const WARM_UP = 15;
const ROUNDS = 40;

/** The engine's own color functions, each relative to culori: below 1 the engine is faster. */
export function benchColor(): Figure[] {
  return Object.entries(COLOR_PAIRS).map(([name, [ours, culori]]) => {
    const ratios: number[] = [];
    for (let round = 0; round < WARM_UP + ROUNDS; round++) {
      const ratio = timeMs(ours) / timeMs(culori);
      if (round >= WARM_UP) ratios.push(ratio);
    }
    return { name: `${name}, ours ÷ culori`, value: median(ratios), unit: '×', target: 1 };
  });
}

/** Time of one pass over all colors. Stores every result, so that no call is optimized away. */
function timeMs(work: (index: number) => unknown): number {
  const results = new Array<unknown>(COLOR_COUNT);
  const start = performance.now();
  for (let index = 0; index < COLOR_COUNT; index++) results[index] = work(index);
  const taken = performance.now() - start;
  if (results.includes(undefined)) throw new Error('A conversion returned no color.');
  return taken;
}
