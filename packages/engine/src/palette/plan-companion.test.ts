import { describe, expect, it } from 'vitest';
import { makePlanContext } from '../../test/make-plan-context.ts';
import type { CompanionColor } from './hue-families.ts';
import { NEUTRAL_FAMILY } from './hue-families.ts';
import { type CompanionNeed, planCompanion } from './plan-companion.ts';

type Changes = Parameters<typeof makePlanContext>[0];

const HONEY = { l: 0.838, c: 0.138, h: 80 };
const CORAL = { l: 0.715, c: 0.16, h: 28 };
const SOFT: CompanionColor = [250, 0.85, 0.06];
const DEEP: CompanionColor = [255, 0.35, 0.1];
const BRIGHT: CompanionColor = [235, 0.7, 0.15];

function plan(
  colors: {
    soft?: readonly CompanionColor[];
    deep?: readonly CompanionColor[];
    bright?: readonly CompanionColor[];
  },
  changes: Changes = {},
  need: Partial<CompanionNeed> = {},
) {
  const family = { ...NEUTRAL_FAMILY, soft: [], deep: [], bright: [], ...colors };
  return planCompanion(makePlanContext({ family, ...changes }), {
    vivid: 'open',
    highlights: [HONEY],
    ...need,
  });
}

const primary = (l: number) => ({ l, c: 0.15, h: 258 });

describe('planCompanion', () => {
  it('is light beside a dark primary', () => {
    const { target, bounds } = plan({ soft: [SOFT], deep: [DEEP] });
    expect(target).toEqual({ l: 0.85, c: expect.closeTo(0.06, 9), h: 250 });
    expect(bounds.lightness).toEqual([expect.closeTo(0.78, 9), expect.closeTo(0.92, 9)]);
    expect(bounds.chroma).toEqual([0.032, expect.closeTo(0.095, 9)]);
  });

  it('is dark beside a light primary', () => {
    const { target, bounds } = plan({ soft: [SOFT], deep: [DEEP] }, { primary: primary(0.7) });
    expect(target).toEqual({ l: 0.35, c: expect.closeTo(0.1, 9), h: 255 });
    // At least 0.255 from the primary, whose hue it has.
    expect(bounds.lightness).toEqual([expect.closeTo(0.28, 9), expect.closeTo(0.42, 9)]);
  });

  it.each([
    ['lighter', 0.5, [258, 0.6, 0.1], 0.755],
    ['darker if there is no room above', 0.7, [258, 0.65, 0.1], 0.445],
    ['lighter if there is no room below', 0.5, [258, 0.45, 0.1], 0.755],
    ['by less if it has another hue', 0.5, [200, 0.6, 0.1], 0.68],
  ] as const)('moves a companion near the primary %s', (_, lightness, soft, expected) => {
    expect(plan({ soft: [soft] }, { primary: primary(lightness) }).target.l).toBeCloseTo(expected, 9);
  });

  it.each([
    ['deep instead of a second tint of one hue', [], 0.315],
    ['a tint if an accent is deep already', [{ l: 0.35, c: 0.1, h: 150 }], 0.85],
  ])('is %s', (_, others, lightness) => {
    const tint = { l: 0.9, c: 0.05, h: 270 };
    const highlights = [HONEY, tint, ...others] as const;
    const { target } = plan({ soft: [SOFT], deep: [DEEP] }, { primary: primary(0.57) }, { highlights });
    expect(target.l).toBeCloseTo(lightness, 9);
  });

  it('may be a tint beside one of another hue', () => {
    const highlights = [HONEY, { l: 0.9, c: 0.05, h: 60 }] as const;
    const { target } = plan({ soft: [SOFT] }, { primary: primary(0.55) }, { highlights });
    expect(target.l).toBeCloseTo(0.85, 9);
  });

  it('is vivid when the palette wants it, and stays vivid when moved', () => {
    const { target, bounds } = plan({ soft: [SOFT], bright: [BRIGHT] }, {}, { vivid: 'wanted' });
    expect(target).toEqual({ l: 0.7, c: expect.closeTo(0.15, 9), h: 235 });
    expect(bounds.chroma).toEqual([expect.closeTo(0.132, 9), expect.closeTo(0.185, 9)]);
  });

  it('is not vivid when the palette has enough vivid colors', () => {
    const { bounds } = plan({ soft: [[250, 0.85, 0.125]] }, {}, { vivid: 'unwanted' });
    expect(bounds.chroma).toEqual([expect.closeTo(0.09, 9), expect.closeTo(0.128, 9)]);
  });

  it('is stronger in a vivid mood', () => {
    const mood = { chroma: 1, lightness: 0, contrast: 0 };
    expect(plan({ soft: [SOFT] }, { mood }).target.c).toBeCloseTo(0.06 * 1.08, 9);
  });

  it('is not electric when it is deep', () => {
    const { target } = plan({ deep: [[255, 0.35, 0.2]] }, { primary: primary(0.7) });
    expect(target.c).toBe(0.145);
  });

  it('prefers a color that is no twin of the highlight', () => {
    const twin: CompanionColor = [30, 0.85, 0.1];
    expect(plan({ soft: [twin, [20, 0.86, 0.06]] }, {}, { highlights: [CORAL] }).target.h).toBe(20);
    expect(plan({ soft: [twin] }, {}, { highlights: [CORAL] }).target.h).toBe(30);
  });

  it('is the deep color beside two loud highlights', () => {
    const colors = { soft: [[250, 0.92, 0.06]] as const, deep: [DEEP] };
    const companion = (highlights: CompanionNeed['highlights']) =>
      plan(colors, { primary: primary(0.6), random: () => 0.1 }, { highlights }).target.l;
    expect(companion([HONEY])).toBeGreaterThan(0.85);
    expect(companion([HONEY, CORAL])).toBeLessThan(0.4);
  });

  it('does not use avoided hues', () => {
    const avoid = [{ hue: 250, spread: 3 }];
    expect(plan({ soft: [SOFT, [262, 0.85, 0.06]] }, { avoid }).target.h).toBe(262);
  });

  it.each([
    [0.4, 0.84],
    [0.65, 0.38],
  ])('without a companion is a tone of a primary of lightness %d', (lightness, expected) => {
    const { target } = plan({}, { primary: primary(lightness) });
    expect(target).toEqual({ l: expect.closeTo(expected, 9), c: expect.closeTo(0.07, 9), h: 258 });
  });

  it('has the hue of a requested harmony', () => {
    const requiredHues = { highlight: 82, companion: 120, accents: [null, null] as const };
    expect(plan({ soft: [SOFT] }, { requiredHues }).target.h).toBe(120);
  });
});
