import process from 'node:process';

const IS_LONG = process.env['STYLEKIT_LONG_TESTS'] === '1';
/** Cases a property test tries at least, so that the default run still meets the common counterexamples. */
const MIN_SAMPLE = 50;
/** Part of a property's cases that the default run tries. */
const DEFAULT_SHARE = 1 / 20;

/** How often a check is repeated: a sample of it, or all of it in the long run (`npm run test:long`). */
export function sampleSize(short: number, long: number): number {
  return IS_LONG ? long : short;
}

/** How many cases a property test tries: all of them in the long run, a twentieth and at least 50 in the default run. */
export function caseCount(cases: number): number {
  return sampleSize(Math.min(cases, Math.max(MIN_SAMPLE, Math.ceil(cases * DEFAULT_SHARE))), cases);
}
