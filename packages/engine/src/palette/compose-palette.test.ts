import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { isMurkyGray, isPale, measureRelations } from '../../test/taste/measure-relations.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { HARMONY_ANGLES } from '../color/harmony.ts';
import { HARMONY_CHOICES, HARMONY_TYPES } from '../color/harmony-types.ts';
import { separation, toAppearance } from './appearance.ts';
import { composePalette } from './compose-palette.ts';
import { fitPrimary } from './fit-primary.ts';
import { isMud } from './mud.ts';
import { paletteHue, strayHues } from './palette-hues.ts';
import type { PaletteRequest, RequestedColor } from './palette-request.ts';
import { maxHueFamilies, RECIPE_IDS, RECIPES } from './recipes.ts';
import { countHueFamilies } from './taste-rules.ts';
import { countNeutrals, countVivid, hasOffWhite } from './vividness.ts';

const unit = fc.double({ min: -1, max: 1, noNaN: true });
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const freeColor: fc.Arbitrary<RequestedColor> = fc.record({
  lightness: fc.double({ min: 0, max: 1, noNaN: true }),
  chroma: fc.double({ min: 0, max: 0.4, noNaN: true }),
  hue: fc.double({ min: 0, max: 360, noNaN: true }),
  hex: fc.constant(null),
});

const request = (colorTargets: fc.Arbitrary<RequestedColor[]>): fc.Arbitrary<PaletteRequest> =>
  fc.record({
    colorTargets,
    harmony: fc.constantFrom(...HARMONY_CHOICES),
    avoid: fc.array(
      fc.record({ hue: fc.integer({ min: 0, max: 360 }), spread: fc.integer({ min: 0, max: 40 }) }),
      {
        maxLength: 2,
      },
    ),
    mood: fc.record({ chroma: unit, lightness: unit, contrast: unit }),
    recipe: fc.constantFrom(...RECIPE_IDS),
    seed: fc.string({ maxLength: 12 }),
  });

function minSeparation(hexes: readonly string[]): number {
  const appearances = hexes.map(toAppearance);
  return Math.min(
    ...appearances.flatMap((second, index) =>
      appearances.slice(0, index).map((first) => separation(first, second)),
    ),
  );
}

describe('composePalette', () => {
  it('keeps all seven colors distinguishable with every color vision for any request', () => {
    fc.assert(
      fc.property(request(fc.array(freeColor, { minLength: 1, maxLength: 3 })), (wanted) => {
        const palette = composePalette(wanted);
        expect(palette.hexes).toHaveLength(7);
        expect(palette.meetsRules).toBe(true);
        expect(minSeparation(palette.hexes)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: caseCount(400), seed: 7 },
    );
  });

  describe.each(RECIPE_IDS)('in the %s recipe', (recipe) => {
    const fitted = PRIMARIES.map(
      (primary, index) =>
        composePalette({ ...BLUE, colorTargets: [primary], recipe, seed: `${index}` }).hexes,
    );
    const palettes = fitted.map((hexes) => hexes.map(hexToOklch));

    it('has at least two neutrals, an off-white page and a dark text color', () => {
      for (const colors of palettes) {
        expect(countNeutrals(colors)).toBeGreaterThanOrEqual(2);
        expect(hasOffWhite(colors.slice(4, 5))).toBe(true);
        expect(colors[1]?.l).toBeLessThan(0.37);
      }
    });

    it('has as many vivid colors as the recipe allows, including a highlight', () => {
      const [min, max] = RECIPES[recipe].vivid;
      for (const colors of palettes) {
        expect(countVivid(colors)).toBeGreaterThanOrEqual(min);
        expect(countVivid(colors)).toBeLessThanOrEqual(max);
        expect(countVivid(colors.slice(3, 4))).toBe(1);
      }
    });

    it('relates every strong color to the primary', () => {
      for (const hexes of fitted) {
        const relations = measureRelations(hexes);
        expect({ ...relations, hexes }).toMatchObject({
          hasCoolNeon: false,
          hasScreenHighlight: false,
          hasLevelHighlight: false,
          hasStrayGray: false,
          hasStranger: false,
          hasAcidHighlight: false,
          hasTwins: false,
          isFastFood: false,
          hexes,
        });
        expect(relations.companionStep, hexes.join()).toBeGreaterThan(0.15);
      }
    });

    it('has at most its number of hue families, a primary that is not pale, and no murky gray', () => {
      for (const hexes of fitted) {
        expect(countHueFamilies(hexes.map(hexToOklch)), hexes.join()).toBeLessThanOrEqual(
          maxHueFamilies(RECIPES[recipe]),
        );
        expect(isPale(hexes[0] ?? ''), hexes.join()).toBe(false);
        expect(hexes.filter(isMurkyGray), hexes.join()).toEqual([]);
      }
    });

    it('has a strong color', () => {
      for (const colors of palettes) {
        expect(Math.max(...colors.map(({ c }) => c))).toBeGreaterThanOrEqual(
          recipe === 'quiet' ? 0.13 : 0.15,
        );
      }
    });

    it('adds no mud', () => {
      for (const colors of palettes) expect(colors.slice(1).filter(isMud)).toEqual([]);
    });

    it('gives different palettes for different seeds', () => {
      const palette = (seed: string) => composePalette({ ...BLUE, recipe, seed }).hexes.slice(1);
      const different = Array.from({ length: 12 }, (_, seed) => palette(`${seed}`));
      expect(new Set(different.map(([, , highlight]) => highlight)).size).toBeGreaterThanOrEqual(6);
      expect(new Set(different.map((hexes) => hexes.join())).size).toBe(12);
    });
  });

  it('gives a requested color the role whose job it fits', () => {
    const requested = (lightness: number, chroma: number, hue: number) => ({
      lightness,
      chroma,
      hue,
      hex: null,
    });
    const [navy, coral, cream] = [
      requested(0.3, 0.09, 262),
      requested(0.71, 0.16, 30),
      requested(0.96, 0.018, 90),
    ];
    const { hexes } = composePalette({ ...BLUE, colorTargets: [...BLUE.colorTargets, cream, coral, navy] });
    const colors = hexes.map(hexToOklch);
    expect(colors[1]).toMatchObject({ l: expect.closeTo(0.3, 1), h: expect.closeTo(262, -1) });
    expect(colors[3]).toMatchObject({ l: expect.closeTo(0.71, 1), h: expect.closeTo(30, -1) });
    expect(colors[4]?.l).toBeGreaterThan(0.95);
  });

  it('keeps a given color in the role at its index', () => {
    const given = { lightness: 0, chroma: 0, hue: 0, hex: '#E63946' };
    expect(composePalette({ ...BLUE, colorTargets: [...BLUE.colorTargets, given] }).hexes[1]).toBe('#E63946');
  });

  it('keeps every color within six degrees of the harmony it states', () => {
    fc.assert(
      fc.property(request(fc.array(freeColor, { minLength: 1, maxLength: 3 })), (wanted) => {
        const { harmony, hexes } = composePalette(wanted);
        if (harmony !== null) expect(strayHues(hexes, harmony)).toEqual([]);
      }),
      { numRuns: caseCount(400), seed: 8 },
    );
  });

  it('returns given colors byte for byte, even if they break a rule', () => {
    const kept = hexColor.map((hex) => ({ lightness: 0, chroma: 0, hue: 0, hex }));
    fc.assert(
      fc.property(request(fc.array(kept, { minLength: 1, maxLength: 7 })), (wanted) => {
        const { hexes } = composePalette(wanted);
        expect(hexes.slice(0, wanted.colorTargets.length)).toEqual(wanted.colorTargets.map(({ hex }) => hex));
      }),
      { numRuns: caseCount(200), seed: 9 },
    );
  });

  it.each(HARMONY_TYPES)('uses every angle of a requested %s harmony', (type) => {
    const { harmony, hexes } = composePalette({ ...BLUE, harmony: type });
    const hues = hexes.map(paletteHue).filter((hue) => hue !== null);
    const anchor = hues[0] ?? Number.NaN;
    const used = new Set(
      hues.map((hue) => HARMONY_ANGLES[type].findIndex((angle) => circular(hue - anchor, angle) <= 6)),
    );
    expect(harmony).toBe(type);
    expect(used).toEqual(new Set(HARMONY_ANGLES[type].keys()));
  });

  it('gives the same palette for the same request, and another for another seed', () => {
    expect(composePalette(BLUE)).toEqual(composePalette(BLUE));
    expect(composePalette({ ...BLUE, seed: 'other' }).hexes).not.toEqual(composePalette(BLUE).hexes);
  });

  it('does not use avoided hues', () => {
    const avoid = [{ hue: 90, spread: 40 }];
    for (let seed = 0; seed < 60; seed++) {
      const { hexes } = composePalette({ ...BLUE, avoid, seed: String(seed) });
      const hues = hexes.map(paletteHue).filter((hue) => hue !== null);
      expect(hues.filter((hue) => circular(hue, 90) < 34)).toEqual([]);
    }
  });

  it('does not use avoided hues beside any primary', () => {
    for (const [index, primary] of PRIMARIES.entries()) {
      const avoid = [70, 140, 220, 290].map((turn) => ({ hue: (primary.hue + turn) % 360, spread: 20 }));
      const recipe = RECIPE_IDS[index % RECIPE_IDS.length] ?? 'clean';
      const { hexes } = composePalette({ ...BLUE, colorTargets: [primary], avoid, recipe, seed: `${index}` });
      const hues = hexes.map(paletteHue).filter((hue) => hue !== null);
      expect(
        hues.filter((hue) => avoid.some((range) => circular(hue, range.hue) < 14)),
        hexes.join(),
      ).toEqual([]);
    }
  });

  it('states no harmony when two given colors form none', () => {
    const given = (hex: string) => ({ lightness: 0, chroma: 0, hue: 0, hex });
    const { harmony, hexes } = composePalette({
      ...BLUE,
      colorTargets: [given('#2255CC'), given('#B04A10')],
    });
    const [first, second] = hexes.map(paletteHue);
    // Between the third of a triad (120°) and the split complement (150°), and outside the tolerance of both.
    expect(circular((first ?? 0) - (second ?? 0), 0)).toBeGreaterThan(127);
    expect(circular((first ?? 0) - (second ?? 0), 0)).toBeLessThan(143);
    expect(harmony).toBeNull();
  });

  it('gives neutrals of different lightness for a request for no color', () => {
    for (const lightness of [0.19, 0.57, 0.95]) {
      const colorTargets = [{ lightness, chroma: 0.004, hue: 260, hex: null }];
      const { hexes, harmony, meetsRules } = composePalette({
        ...BLUE,
        colorTargets,
        mood: { chroma: -1, lightness: 0, contrast: 0 },
      });
      expect(hexes.map(paletteHue)).toEqual(Array.from({ length: 7 }, () => null));
      expect({ harmony, meetsRules }).toEqual({ harmony: null, meetsRules: true });
      expect(minSeparation(hexes)).toBeGreaterThanOrEqual(1);
    }
    const calm = composePalette({ ...BLUE, mood: { chroma: -1, lightness: 0, contrast: 0 } });
    expect(calm.hexes.map(paletteHue).filter((hue) => hue !== null).length).toBeGreaterThanOrEqual(3);
  });

  it('states no requested harmony that is impossible', () => {
    const given = (hex: string) => ({ lightness: 0, chroma: 0, hue: 0, hex });
    const red = [given('#FF0000'), given('#00AA00')];
    expect(composePalette({ ...BLUE, colorTargets: red, harmony: 'monochromatic' }).harmony).toBeNull();
    const ruledOut = [
      { hue: 18, spread: 40 },
      { hue: 138, spread: 40 },
    ];
    expect(composePalette({ ...BLUE, harmony: 'triadic', avoid: ruledOut }).harmony).toBe('monochromatic');
    const grays = ['#111111', '#222222', '#444444', '#666666', '#888888', '#AAAAAA', '#DDDDDD'].map(given);
    expect(composePalette({ ...BLUE, colorTargets: grays, harmony: 'auto' }).harmony).toBeNull();
  });

  it('gives a neutral primary exact neutrals and a vivid highlight', () => {
    const black = { lightness: 0.18, chroma: 0, hue: 40, hex: null };
    const { hexes } = composePalette({ ...BLUE, colorTargets: [black] });
    expect(paletteHue(hexes[0] ?? '')).toBeNull();
    expect(hexToOklch(hexes[3] ?? '').c).toBeGreaterThan(0.13);
  });
});

const BLUE: PaletteRequest = {
  colorTargets: [{ lightness: 0.52, chroma: 0.16, hue: 258, hex: null }],
  harmony: 'auto',
  avoid: [],
  mood: { chroma: 0, lightness: 0, contrast: 0 },
  recipe: 'clean',
  seed: 'blue',
};

/** Primaries all around the hue circle, like those of a brief without color words. */
const PRIMARIES = Array.from({ length: 48 }, (_, index): RequestedColor => {
  const chroma = index % 3 === 0 ? 0.08 : 0.17;
  const { l, c, h } = fitPrimary({ l: 0.4 + 0.09 * (index % 4), c: chroma, h: (index * 7.5) % 360 }, 0);
  return { lightness: l, chroma: c, hue: h, hex: null };
});

function circular(a: number, b: number): number {
  const apart = (((a - b) % 360) + 360) % 360;
  return Math.min(apart, 360 - apart);
}
