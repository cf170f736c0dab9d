import { describe, expect, it } from 'vitest';
import { maxChroma } from '../color/fit-gamut.ts';
import { HIGHLIGHTS, isCoolNeon } from './highlights.ts';
import { EARTH_FAMILY, findHueFamily, type HueFamily, NEUTRAL_FAMILY } from './hue-families.ts';

type Family = Omit<HueFamily, 'from'>;

const HUED = [...new Set(Array.from({ length: 360 }, (_, hue) => findHueFamily(hue)))];
const FAMILIES: [string, Family][] = [
  ...HUED.map((family): [string, Family] => [`from ${family.from}°`, family]),
  ['of neutrals', NEUTRAL_FAMILY],
  ['of earth tones', EARTH_FAMILY],
];

describe('findHueFamily', () => {
  it.each([
    // Pink wraps around 0°.
    [0, 345],
    [9.9, 345],
    [10, 10],
    [37.9, 10],
    [38, 38],
    [85.9, 64],
    [138, 138],
    [262, 238],
    [344.9, 318],
    [345, 345],
    [359.9, 345],
  ])('of %d° is the one from %d°', (hue, from) => {
    expect(findHueFamily(hue).from).toBe(from);
  });

  it('knows thirteen families', () => {
    expect(HUED.map(({ from }) => from)).toEqual([
      345, 10, 38, 64, 86, 112, 138, 168, 202, 238, 268, 290, 318,
    ]);
  });
});

describe.each(FAMILIES)('the family %s', (_, family) => {
  const companions = [...family.deep, ...family.soft, ...family.bright];

  it('has companions of three weights to choose from', () => {
    expect(family.deep.length).toBeGreaterThanOrEqual(2);
    expect(family.soft.length).toBeGreaterThanOrEqual(3);
    expect(family.bright.length).toBeGreaterThanOrEqual(3);
    for (const [, l, c] of family.deep) expect(l <= 0.47 && c <= 0.15).toBe(true);
    for (const [, l, c] of family.soft) expect(l >= 0.8 && c <= 0.085).toBe(true);
    for (const [, , c] of family.bright) expect(c).toBeGreaterThanOrEqual(0.135);
  });

  it('has companions that sRGB can show nearly as they are', () => {
    for (const [h, l, c] of companions) expect(c - maxChroma(l, h), `${h}°`).toBeLessThan(0.02);
  });

  it('lists no companion twice', () => {
    expect(new Set(companions.map((companion) => companion.join())).size).toBe(companions.length);
  });

  it('has tints for both neutrals, and several highlights', () => {
    expect(family.darkTints.length).toBeGreaterThanOrEqual(4);
    expect(family.lightTints.length).toBeGreaterThanOrEqual(3);
    expect(new Set(family.highlights).size).toBeGreaterThanOrEqual(3);
    for (const hue of [...family.darkTints, ...family.lightTints]) expect(hue >= 0 && hue < 360).toBe(true);
  });
});

it('earth tones have no neon and no fresh highlight but lilac', () => {
  const fresh = EARTH_FAMILY.highlights.filter((id) => HIGHLIGHTS[id][0] > 105 && HIGHLIGHTS[id][0] < 325);
  expect(fresh).toEqual(['lilac']);
  const neon = EARTH_FAMILY.highlights.filter((id) => {
    const [h, c, l] = HIGHLIGHTS[id];
    return isCoolNeon({ l, c, h });
  });
  expect(neon).toEqual([]);
});
