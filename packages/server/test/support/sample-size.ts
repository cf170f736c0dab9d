import process from 'node:process';

const IS_LONG = process.env['STYLEKIT_LONG_TESTS'] === '1';

/** How often a check is repeated: a sample of it, or all of it in the long run (`npm run test:long`). */
export function sampleSize(short: number, long: number): number {
  return IS_LONG ? long : short;
}
