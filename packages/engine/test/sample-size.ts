import process from 'node:process';

const IS_LONG = process.env['STYLEKIT_LONG_TESTS'] === '1';
/** The minimum number of cases of a property test, so that the default run finds common counterexamples. */
const MIN_SAMPLE = 50;
/** The share of cases of a property test in the default run. */
const DEFAULT_SHARE = 1 / 20;

/** The number of repetitions: a sample, or all in the long run (`npm run test:long`). */
export function sampleSize(short: number, long: number): number {
  return IS_LONG ? long : short;
}

/** The number of cases of a property test: all in the long run, a twentieth but at least 50 in the default run. */
export function caseCount(cases: number): number {
  return sampleSize(Math.min(cases, Math.max(MIN_SAMPLE, Math.ceil(cases * DEFAULT_SHARE))), cases);
}
