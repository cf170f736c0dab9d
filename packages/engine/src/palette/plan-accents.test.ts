import { describe, expect, it } from 'vitest';
import { makePlanContext } from '../../test/make-plan-context.ts';
import { NEUTRAL_FAMILY } from './hue-families.ts';
import { type AccentContext, planAccent } from './plan-accents.ts';

const CORAL = { l: 0.715, c: 0.16, h: 28 };
const CRIMSON = { l: 0.57, c: 0.2, h: 17 };

function accents(changes: Partial<AccentContext> = {}): AccentContext {
  return { tints: { dark: 260, light: 84 }, highlight: CORAL, hue: null, colors: [CORAL], ...changes };
}

describe('a tint', () => {
  it.each([
    ['a blue', 262, 0.905, 0.047],
    ['a yellow, lighter and stronger', 95, 0.93, 0.056],
    ['a mint, fainter', 170, 0.905, 0.0345],
    ['a pink, fainter', 350, 0.905, 0.0345],
    ['a yellowish green at the limit', 133, 0.93, 0.056],
    ['a green past the limit', 134.5, 0.905, 0.0345],
  ])('of %s', (_, h, l, c) => {
    const { target, bounds } = planAccent(
      'tint',
      makePlanContext({ primary: { l: 0.5, c: 0.15, h } }),
      accents(),
    );
    expect(target).toEqual({ l: expect.closeTo(l, 9), c: expect.closeTo(c, 9), h });
    expect(bounds).toMatchObject({ lightness: [0.85, 0.945], chroma: [0.0315, 0.068] });
  });

  it('has the hue of the highlight if the primary is neutral', () => {
    const context = makePlanContext({ primary: { l: 0.3, c: 0, h: 262 }, isNeutral: true });
    expect(planAccent('tint', context, accents()).target.h).toBe(28);
  });

  it('keeps the hue exactly in a requested harmony', () => {
    const requiredHues = { highlight: 82, companion: 262, accents: [null, null] as const };
    const exact = makePlanContext({ requiredHues, random: () => 0.9 });
    expect(planAccent('tint', exact, accents()).target.h).toBe(262);
    expect(planAccent('tint', makePlanContext({ random: () => 0.9 }), accents()).target.h).not.toBe(262);
  });
});

describe('a blush', () => {
  const requiredHues = { highlight: 17, companion: 262, accents: [null, null] as const };

  it.each([
    ['apricot instead of baby pink beside blue', {}, CRIMSON, 62],
    ['pink beside pink', { primary: { l: 0.5, c: 0.18, h: 350 } }, CRIMSON, 17],
    ['apricot beside a neutral', { primary: { l: 0.3, c: 0, h: 17 }, isNeutral: true }, CRIMSON, 62],
    ['pink if apricot is avoided', { avoid: [{ hue: 62, spread: 5 }] }, CRIMSON, 17],
    ['pink in a requested harmony', { requiredHues }, CRIMSON, 17],
    ['the hue of a highlight that is not red', {}, { l: 0.8, c: 0.14, h: 78 }, 78],
  ])('is %s', (_, changes, highlight, hue) => {
    expect(planAccent('blush', makePlanContext(changes), accents({ highlight })).target.h).toBe(hue);
  });
});

describe('a neutral accent', () => {
  it.each([
    ['stone', 0.868],
    ['mist', 0.765],
    ['gray', 0.555],
  ] as const)('%s has the tint of the page', (job, l) => {
    expect(planAccent(job, makePlanContext(), accents()).target).toMatchObject({ l, h: 84 });
  });
});

describe('a deep shade', () => {
  const family = (...deep: (readonly [number, number, number])[]) => ({ ...NEUTRAL_FAMILY, deep });
  const plan = (changes: Parameters<typeof makePlanContext>[0], colors = [CORAL]) =>
    planAccent('deep', makePlanContext(changes), accents({ colors }));

  it('is a deep color of the family, at most as light as 0.4', () => {
    const { target, bounds } = plan({ family: family([150, 0.43, 0.08]) });
    expect(target).toEqual({ l: 0.4, c: 0.08, h: 150 });
    expect(bounds).toMatchObject({ lightness: [0.3, 0.47], chroma: [0.045, 0.127] });
  });

  it.each([
    ['an avoided hue', { avoid: [{ hue: 150, spread: 5 }] }, [CORAL]],
    ['the hue and lightness of the primary', { primary: { l: 0.5, c: 0.1, h: 195 } }, [CORAL]],
    ['a twin of another color', {}, [{ l: 0.55, c: 0.12, h: 155 }]],
  ])('is not %s', (_, changes, colors) => {
    const families = family([150, 0.37, 0.08], [330, 0.36, 0.12]);
    expect(plan({ family: families, ...changes, random: () => 0 }, colors).target.h).not.toBeCloseTo(150, -1);
  });

  it('may be near the hue of a primary of another lightness', () => {
    const primary = { l: 0.6, c: 0.05, h: 160 };
    expect(plan({ family: family([150, 0.37, 0.08]), primary }).target.h).toBe(150);
  });

  it('is a tint of the primary when there is none', () => {
    expect(plan({ family: family() }).target).toMatchObject({ l: 0.905, h: 262 });
  });

  it('has the anchor hue in a requested harmony', () => {
    const requiredHues = { highlight: 82, companion: 262, accents: [null, null] as const };
    expect(plan({ family: family([150, 0.37, 0.08]), requiredHues }).target.h).toBe(262);
  });
});

describe('a second highlight', () => {
  it('has the hue of a requested harmony', () => {
    expect(planAccent('second-highlight', makePlanContext(), accents({ hue: 130 })).target).toMatchObject({
      l: 0.9,
      h: 130,
    });
  });

  it('is a blush when no highlight is allowed', () => {
    const context = makePlanContext({ avoid: [{ hue: 0, spread: 180 }] });
    const { target } = planAccent('second-highlight', context, accents());
    expect(target).toMatchObject({ l: 0.905, h: 28 });
  });
});
