import { describe, expect, it } from 'vitest';
import { makePlanContext } from '../../test/make-plan-context.ts';
import { NEUTRAL_FAMILY } from './hue-families.ts';
import {
  chooseTints,
  hasCleanGray,
  planDarkNeutral,
  planGray,
  planLightNeutral,
  planMist,
  planStone,
} from './plan-neutrals.ts';
import { RECIPES } from './recipes.ts';

const TINTS = { dark: 260, light: 84 };
const requiredHues = { highlight: 82, companion: 262, accents: [null, null] as const };

describe('chooseTints', () => {
  const random = () => 0.75;

  it('picks tints of the family, turned by the seed', () => {
    expect(chooseTints(makePlanContext({ family: NEUTRAL_FAMILY, random }))).toEqual({
      dark: 303,
      light: 263,
    });
  });

  it('tints the page of a warm recipe like paper', () => {
    const context = makePlanContext({ family: NEUTRAL_FAMILY, recipe: RECIPES.quiet, random });
    expect(chooseTints(context)).toEqual({ dark: 303, light: 83 });
  });

  it('uses another tint in a warm recipe if the family has none like paper', () => {
    const family = { ...NEUTRAL_FAMILY, lightTints: [250] };
    expect(chooseTints(makePlanContext({ family, recipe: RECIPES.quiet })).light).toBe(250);
  });

  it('has only the anchor hue in a requested harmony', () => {
    expect(chooseTints(makePlanContext({ family: NEUTRAL_FAMILY, requiredHues }))).toEqual({
      dark: 262,
      light: 262,
    });
  });
});

describe('planDarkNeutral', () => {
  it('is the dark neutral of the recipe, within the chroma of a neutral', () => {
    const { target, bounds } = planDarkNeutral(makePlanContext(), TINTS, 0);
    expect(target).toEqual({ l: 0.235, c: 0.0255, h: 260 });
    expect(bounds).toEqual({ lightness: [0.165, 0.36], chroma: [0.004, 0.0255], allowsMud: false });
  });

  it('is lighter in a light mood', () => {
    const context = makePlanContext({ mood: { chroma: 0, lightness: 1, contrast: 0 } });
    expect(planDarkNeutral(context, TINTS, 0).target.l).toBeCloseTo(0.247, 12);
  });

  it('counts as a neutral in a requested harmony', () => {
    expect(planDarkNeutral(makePlanContext({ requiredHues }), TINTS, 3).bounds.chroma).toEqual([
      0.004, 0.017,
    ]);
  });

  describe('as a deep brand color', () => {
    const random = () => 0.4;
    const deep = { lightness: [0.165, 0.29], chroma: [0.004, 0.055] };
    const plain = { lightness: [0.165, 0.36], chroma: [0.004, 0.0255] };

    it.each([
      ['with two other neutrals', makePlanContext({ random }), 2, deep],
      ['with one other neutral', makePlanContext({ random }), 1, plain],
      ['beside a light primary', makePlanContext({ random, primary: { l: 0.5, c: 0.12, h: 262 } }), 2, plain],
      ['by another seed', makePlanContext({ random: () => 0.45 }), 2, plain],
    ])('%s', (_, context, others, bounds) => {
      expect(planDarkNeutral(context, TINTS, others).bounds).toMatchObject(bounds);
    });

    it('has 1.9 times the chroma', () => {
      const { target } = planDarkNeutral(makePlanContext({ random }), TINTS, 2);
      expect(target.c).toBeCloseTo(0.028 * 0.95 * 1.9, 9);
    });

    it('is dark enough to look black in a recipe with a light dark neutral', () => {
      const context = makePlanContext({ random, recipe: RECIPES.soft });
      expect(planDarkNeutral(context, TINTS, 2).target.l).toBe(0.29);
    });
  });
});

describe('planLightNeutral', () => {
  it('is an off-white, tinted less when its hue is not that of paper', () => {
    const paper = planLightNeutral(makePlanContext(), TINTS);
    expect(paper.target).toEqual({ l: 0.98, c: expect.closeTo(0.007 * 0.95, 9), h: 84 });
    expect(paper.bounds).toMatchObject({ lightness: [0.954, 0.988], chroma: [0.002, 0.019] });
    const cool = planLightNeutral(makePlanContext(), { dark: 260, light: 250 });
    expect(cool.target.c).toBeCloseTo(0.007 * 0.95 * 0.7, 9);
  });

  it.each([
    ['orange', { l: 0.6, c: 0.15, h: 50 }, 0.0171],
    ['green', { l: 0.5, c: 0.1, h: 174 }, 0.0171],
    ['neutral', { l: 0.3, c: 0.01, h: 262 }, 0.0171],
    ['teal', { l: 0.5, c: 0.1, h: 176 }, 0.009],
    ['violet', { l: 0.5, c: 0.15, h: 300 }, 0.009],
  ])('is no stronger cream than matches %s', (_, primary, chroma) => {
    const recipe = { ...RECIPES.craft, lightNeutral: { ...RECIPES.craft.lightNeutral, chroma: 0.018 } };
    const context = makePlanContext({ recipe, primary, isNeutral: primary.c < 0.02 });
    expect(planLightNeutral(context, TINTS).target.c).toBeCloseTo(chroma, 9);
  });

  it('counts as a neutral in a requested harmony', () => {
    expect(planLightNeutral(makePlanContext({ requiredHues }), TINTS).bounds.chroma).toEqual([0.002, 0.017]);
  });
});

describe('grays', () => {
  it.each([
    ['stone', planStone, 0.868, 0.009, [0.8, 0.915]],
    ['mist', planMist, 0.765, 0.0195, [0.7, 0.81]],
    ['gray', planGray, 0.555, 0.0195, [0.49, 0.66]],
  ] as const)('%s has the tint of the page', (_, plan, l, c, range) => {
    const { target, bounds } = plan(makePlanContext(), TINTS);
    expect(target).toEqual({ l, c: expect.closeTo(c, 12), h: 84 });
    expect(bounds.lightness).toEqual(range);
  });

  it('stone is greige beside a warm primary', () => {
    const warm = makePlanContext({ primary: { l: 0.6, c: 0.15, h: 50 } });
    expect(planStone(warm, TINTS).target.c).toBeCloseTo(0.013, 12);
  });

  it.each([
    [30, true],
    [31, false],
    [120, false],
    [209, false],
    [210, true],
  ])('with a page tinted %d° a gray is clean: %s', (light, expected) => {
    expect(hasCleanGray({ dark: 0, light })).toBe(expected);
  });
});
