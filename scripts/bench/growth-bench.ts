import { findTokenIssues } from '../../packages/engine/src/token/parse-dtcg.ts';
import { READERS, WORST_DOCUMENTS, WORST_TEXTS } from '../../packages/engine/test/worst-inputs.ts';
import type { Figure } from './figure.ts';

const TEXT_LENGTH = 100_000;
const TOKEN_COUNT = 8_000;
const FACTOR = 16;
const RUNS = 3;
/** Linear work takes 16 times as long, quadratic work 256 times. The bound leaves room for cache effects and GC. */
const MAX_RATIO = 100;

/**
 * Growth factor of each parser's run time for sixteen times its worst input: the best of three runs each; times below
 * one millisecond count as one.
 */
export async function benchGrowth(): Promise<Figure[]> {
  const texts = Object.entries(READERS).map(([reader, read]) => {
    const ratios = Object.values(WORST_TEXTS).map((make) => {
      const [text, longText] = [make(TEXT_LENGTH / FACTOR), make(TEXT_LENGTH)];
      return bestMs(() => read(longText)) / bestMs(() => read(text));
    });
    return toFigure(`${reader}, 16 × the text`, ratios);
  });
  const ratios = Object.values(WORST_DOCUMENTS).map((make) => {
    const [document, longDocument] = [make(TOKEN_COUNT / FACTOR), make(TOKEN_COUNT)];
    return bestMs(() => findTokenIssues(longDocument)) / bestMs(() => findTokenIssues(document));
  });
  return [...texts, toFigure('findTokenIssues, 16 × the tokens', ratios)];
}

function toFigure(name: string, ratios: readonly number[]): Figure {
  return { name, value: Math.max(...ratios), unit: '×', target: MAX_RATIO };
}

function bestMs(work: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return Math.max(1, best);
}
