import { beforeAll, describe, expect, it } from 'vitest';
import { HARMONY_ANGLES } from '../src/color/harmony.ts';
import { HARMONY_TYPES, type HarmonyType } from '../src/color/harmony-types.ts';
import {
  COLOR_VISION_DEFICIENCIES,
  colorDifference,
  hexToOklch,
  hueDistance,
  simulateColorVision,
} from '../src/color/index.ts';
import { checkGuide, type Guide, generateGuide, guideColors } from '../src/index.ts';
import { ALL_INDUSTRIES, makeBriefs, TESTED_INDUSTRIES, type TestBrief } from './many-briefs.ts';

/*
 * Properties of the guides of many briefs, measured only with public functions, independent of the code that composes
 * palettes.
 */

const BRIEFS = makeBriefs(2160);
let guides: { readonly brief: TestBrief; readonly guide: Guide; readonly hexes: readonly string[] }[] = [];

beforeAll(async () => {
  guides = await Promise.all(
    BRIEFS.map(async (brief) => {
      const guide = await generateGuide(brief.mode, brief.input);
      return { brief, guide, hexes: guideColors(guide).map(({ hex }) => hex) };
    }),
  );
});

const given = ({ input }: TestBrief) =>
  [input.primaryColorHex, input.secondaryColorHex].filter((hex) => hex !== undefined);

/** The pairs of colors of which at least one was not given. */
function ownPairs(hexes: readonly string[], givenCount: number): [string, string][] {
  return hexes.flatMap((second, index) =>
    index < givenCount ? [] : hexes.slice(0, index).map((first): [string, string] => [first, second]),
  );
}

/** The maximum distance of a hue from the nearest angle of a harmony, in degrees. */
function maxHueDistance(hexes: readonly string[], type: HarmonyType): number {
  const chromatic = hexes.map(hexToOklch).filter(({ c }) => c >= 0.02);
  const anchor = chromatic[0]?.h ?? Number.NaN;
  const turns = chromatic.map(({ h }) =>
    Math.min(...HARMONY_ANGLES[type].map((angle) => hueDistance(h, anchor + angle))),
  );
  return Math.max(...turns);
}

describe(`${BRIEFS.length} briefs`, () => {
  it('cover every industry', () => {
    expect(new Set(TESTED_INDUSTRIES)).toEqual(new Set(ALL_INDUSTRIES));
  });

  it('give guides without a single error', () => {
    const errors = guides.flatMap(({ brief, guide }) =>
      checkGuide(guide)
        .filter(({ severity }) => severity === 'error')
        .filter(({ rule }) => !(given(brief).length === 2 && rule.startsWith('similar')))
        .map(({ message }) => message),
    );
    expect(errors).toEqual([]);
  });

  it('give colors that differ by ΔE2000 ≥ 8, and by ≥ 4 for each full deficiency', () => {
    let [min, minDeficient] = [100, 100];
    for (const { brief, hexes } of guides) {
      for (const [first, second] of ownPairs(hexes, given(brief).length)) {
        min = Math.min(min, colorDifference(first, second));
        for (const deficiency of COLOR_VISION_DEFICIENCIES) {
          const [a, b] = [simulateColorVision(first, deficiency), simulateColorVision(second, deficiency)];
          minDeficient = Math.min(minDeficient, colorDifference(a, b));
        }
      }
    }
    expect(min).toBeGreaterThanOrEqual(8);
    expect(minDeficient).toBeGreaterThanOrEqual(4);
  });

  it('give hues within ±6° of the stated harmony', () => {
    for (const { guide, hexes } of guides) {
      const type = guide.colors.harmony?.type;
      if (type !== undefined) expect(maxHueDistance(hexes, type)).toBeLessThanOrEqual(6);
    }
  });

  it.each(HARMONY_TYPES)('state the %s harmony that the user chose', async (type) => {
    const open = BRIEFS.filter((brief) => given(brief).length === 0).slice(0, 60);
    for (const { input } of open) {
      const guide = await generateGuide('copilot', { ...input, colorHarmony: type });
      const hexes = guideColors(guide).map(({ hex }) => hex);
      expect(guide.colors.harmony?.type, input.description).toBe(type);
      expect(maxHueDistance(hexes, type)).toBeLessThanOrEqual(6);
    }
  });

  it('return given colors byte for byte', () => {
    const withColors = guides.filter(({ brief }) => given(brief).length > 0);
    expect(withColors.length).toBeGreaterThan(300);
    for (const { brief, hexes } of withColors)
      expect(hexes.slice(0, given(brief).length)).toEqual(given(brief));
  });

  it('give palettes of which at least 99 % are distinct', () => {
    const distinct = new Set(guides.map(({ hexes }) => hexes.join(' '))).size;
    expect(distinct / guides.length).toBeGreaterThanOrEqual(0.99);
  });

  it('give seven distinct color names in every guide', () => {
    for (const { guide } of guides) expect(new Set(guideColors(guide).map(({ name }) => name)).size).toBe(7);
  });

  it('use at least 25 of the 30 fonts for headers and 18 for text, no pair in more than 6 % of guides', () => {
    const count = (key: (guide: Guide) => string) => {
      const counts = new Map<string, number>();
      for (const { guide } of guides) counts.set(key(guide), (counts.get(key(guide)) ?? 0) + 1);
      return counts;
    };
    const pairs = count(({ fonts }) => `${fonts.header.name} / ${fonts.body.name}`);
    expect(count(({ fonts }) => fonts.header.name).size).toBeGreaterThanOrEqual(25);
    expect(count(({ fonts }) => fonts.body.name).size).toBeGreaterThanOrEqual(18);
    expect(Math.max(...pairs.values()) / guides.length).toBeLessThanOrEqual(0.06);
  });

  it('give the same guide again for the same brief', async () => {
    for (const { brief, guide } of guides.slice(0, 100)) {
      expect(await generateGuide(brief.mode, brief.input)).toEqual(guide);
    }
  });
});
