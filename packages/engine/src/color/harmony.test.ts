import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { HARMONY_ANGLES, harmonyHues, hueDistance, recognizeHarmony } from './harmony.ts';
import { HARMONY_TYPES } from './harmony-types.ts';

const hue = fc.double({ min: 0, max: 360, noNaN: true });

describe('hueDistance', () => {
  it.each([
    [0, 0, 0],
    [0, 180, 180],
    [350, 10, 20],
    [10, 350, 20],
    [-10, 10, 20],
    [725, 0, 5],
    [90, 271, 179],
  ])('between %d° and %d° is %d°', (a, b, apart) => {
    expect(hueDistance(a, b)).toBe(apart);
  });
});

describe('harmonyHues', () => {
  it.each([
    ['monochromatic', 40, [40]],
    ['analogous', 10, [10, 40, 340]],
    ['complementary', 200, [200, 20]],
    ['split-complementary', 200, [200, 350, 50]],
    ['triadic', 200, [200, 320, 80]],
    ['tetradic', 200, [200, 260, 20, 80]],
    ['square', 300, [300, 30, 120, 210]],
    ['triadic', -30, [330, 90, 210]],
    ['complementary', 540, [180, 0]],
  ] as const)('of %s from %d° are %j', (type, base, hues) => {
    expect(harmonyHues(type, base)).toEqual(hues);
  });

  it('starts with the base hue and stays within 0–360', () => {
    fc.assert(
      fc.property(fc.constantFrom(...HARMONY_TYPES), hue, (type, base) => {
        const hues = harmonyHues(type, base);
        expect(hueDistance(hues[0] ?? Number.NaN, base)).toBeLessThan(1e-6);
        expect(hues).toHaveLength(HARMONY_ANGLES[type].length);
        expect(hues.every((value) => value >= 0 && value < 360)).toBe(true);
      }),
      { numRuns: caseCount(1_000), seed: 20 },
    );
  });
});

describe('recognizeHarmony', () => {
  it('recognizes every harmony, with the hues after the anchor in any order and up to 6° off', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HARMONY_TYPES),
        hue,
        fc.array(fc.tuple(fc.nat(7), fc.double({ min: -5.9, max: 5.9, noNaN: true })), { maxLength: 6 }),
        fc.double({ min: -5.9, max: 5.9, noNaN: true }),
        (type, base, extra, shake) => {
          const [anchor = 0, ...others] = harmonyHues(type, base);
          const angles = [anchor, ...others];
          const more = extra.map(([at, turn]) => (angles[at % angles.length] ?? anchor) + turn);
          const shaken = others.map((value) => value + shake);
          expect(recognizeHarmony([anchor, ...more, ...shaken.reverse()])).toBe(type);
        },
      ),
      { numRuns: caseCount(2_000), seed: 21 },
    );
  });

  it.each([
    [[20], 'monochromatic'],
    [[20, 25, 15], 'monochromatic'],
    [[20, 50], 'analogous'],
    [[20, 350], 'analogous'],
    [[20, 50, 350, 22], 'analogous'],
    [[358, 28, 330], 'analogous'],
    [[20, 200], 'complementary'],
    [[20, 200, 201, 19], 'complementary'],
    [[20, 170, 230], 'split-complementary'],
    [[20, 140, 260], 'triadic'],
    [[20, 80, 200, 260], 'tetradic'],
    [[20, 110, 200, 290], 'square'],
  ] as const)('recognizes in %j: %s', (hues, type) => {
    expect(recognizeHarmony(hues)).toBe(type);
  });

  it.each([
    [[]],
    [[20, 27]],
    [[20, 193]],
    [[20, 170]],
    [[20, 140]],
    [[20, 80, 200]],
    [[20, 110, 200]],
    [[20, 50, 200]],
    [[20, 140, 260, 200]],
    [[20, 260, 200, 140, 80]],
  ])('returns null for %j', (hues) => {
    expect(recognizeHarmony(hues)).toBeNull();
  });

  it('includes a hue exactly at the tolerance', () => {
    expect(recognizeHarmony([10, 196])).toBe('complementary');
    expect(recognizeHarmony([10, 196.001])).toBeNull();
    expect(recognizeHarmony([10, 196.001], 7)).toBe('complementary');
    expect(recognizeHarmony([10, 190], 0)).toBe('complementary');
  });

  it('returns the best fit when a wide tolerance allows several', () => {
    expect(recognizeHarmony([0, 30], 40)).toBe('analogous');
    expect(recognizeHarmony([0, 5], 40)).toBe('monochromatic');
    expect(recognizeHarmony([0, 64, 180, 244], 20)).toBe('tetradic');
    expect(recognizeHarmony([0, 86, 180, 266], 20)).toBe('square');
  });
});
