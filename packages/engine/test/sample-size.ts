import process from 'node:process';

/** Cases a property test tries at least, so that the default run still meets the common counterexamples. */
const MIN_SAMPLE = 50;
/** Part of a long run's cases that the default run tries. */
const DEFAULT_SHARE = 1 / 20;

/**
 * How many cases a property test tries: all of them in a long run (`npm run test:long`), a twentieth and at least 50 in
 * the default run.
 */
export function sampleSize(cases: number): number {
  if (process.env['STYLEKIT_LONG_TESTS'] === '1') return cases;
  return Math.min(cases, Math.max(MIN_SAMPLE, Math.ceil(cases * DEFAULT_SHARE)));
}
