import { describe, expect, it } from 'vitest';
import { makePlanContext } from '../../test/make-plan-context.ts';
import { HIGHLIGHTS, type HighlightId } from './highlights.ts';
import { NEUTRAL_FAMILY } from './hue-families.ts';
import { highlightAt, isAllowed, planHighlight, toHighlight, weigh } from './plan-highlight.ts';
import { RECIPES } from './recipes.ts';

describe('highlightAt', () => {
  it.each([
    [20, 'crimson'],
    [25, 'coral'],
    [359, 'pink'],
    [230, 'sky'],
    [130, 'lime'],
  ] as const)('at %d° has the chroma, lightness and style of %s', (hue, id) => {
    const [, ...typical] = HIGHLIGHTS[id];
    expect(highlightAt(hue)).toEqual([hue, ...typical]);
  });
});

describe('toHighlight', () => {
  const coral = HIGHLIGHTS.coral;

  it('is the typical color, a little calmer, in bounds around its lightness', () => {
    const { target, bounds } = toHighlight(coral, makePlanContext(), 0);
    // At the middle of the random range 99.5 % of the chroma remain.
    expect(target).toEqual({ l: 0.715, c: expect.closeTo(0.16 * 0.995, 9), h: 28 });
    expect(bounds.lightness).toEqual([expect.closeTo(0.655, 9), expect.closeTo(0.775, 9)]);
    expect(bounds).toMatchObject({ chroma: [0.15, 0.3], allowsMud: false });
  });

  it('may be calmer beside a strong primary', () => {
    const { bounds } = toHighlight(coral, makePlanContext({ primary: { l: 0.4, c: 0.17, h: 262 } }), 0);
    expect(bounds.chroma).toEqual([expect.closeTo(0.16 * 0.995 * 0.84, 9), 0.3]);
  });

  it('is muted in a muted brief, and not stronger in a vivid one', () => {
    const primary = { l: 0.4, c: 0.17, h: 262 };
    const chroma = (mood: number) =>
      toHighlight(coral, makePlanContext({ primary, mood: { chroma: mood, lightness: 0, contrast: 0 } }), 0)
        .target.c;
    expect(chroma(-1)).toBeCloseTo(0.16 * 0.995 * 0.9, 9);
    expect(chroma(1)).toBeCloseTo(chroma(0), 12);
  });

  it('is raised to the strongest color of the recipe if the primary is calm', () => {
    expect(toHighlight(HIGHLIGHTS.honey, makePlanContext(), 0).target.c).toBeCloseTo(0.152, 9);
  });

  it('turns by the seed unless that is an avoided hue', () => {
    expect(toHighlight(coral, makePlanContext(), 3).target.h).toBe(31);
    expect(toHighlight(coral, makePlanContext({ avoid: [{ hue: 36, spread: 5 }] }), 3).target.h).toBe(28);
  });

  it('is at most as light as 0.94', () => {
    expect(toHighlight(HIGHLIGHTS.lime, makePlanContext(), 0).bounds.lightness[1]).toBe(0.94);
  });
});

describe('isAllowed', () => {
  const teal = { l: 0.55, c: 0.1, h: 190 };

  it.each<[string, HighlightId, Parameters<typeof makePlanContext>[0], boolean]>([
    ['a warm one beside navy', 'coral', {}, true],
    ['an avoided hue', 'coral', { avoid: [{ hue: 30, spread: 10 }] }, false],
    ['a foreign one', 'mint', { primary: { l: 0.55, c: 0.14, h: 40 } }, false],
    ['an acid one', 'sunflower', { primary: { l: 0.7, c: 0.17, h: 54 } }, false],
    ['a garish one', 'orange', { primary: { l: 0.55, c: 0.2, h: 25 } }, false],
    ['a vibrating one in a calm recipe', 'coral', { primary: teal }, false],
    ['a vibrating one in a loud recipe', 'coral', { primary: teal, recipe: RECIPES.bold }, true],
    ['any beside a neutral', 'sunflower', { primary: { l: 0.7, c: 0, h: 54 }, isNeutral: true }, true],
    [
      'an avoided hue beside a neutral',
      'sunflower',
      { isNeutral: true, avoid: [{ hue: 84, spread: 1 }] },
      false,
    ],
  ])('%s: %s with %j is %s', (_, id, changes, expected) => {
    expect(isAllowed(id, makePlanContext(changes))).toBe(expected);
  });
});

describe('weigh', () => {
  const LUXURY = RECIPES.luxury;

  it('weighs by the style', () => {
    expect(weigh(['gold', 'coral', 'apricot'], makePlanContext({ recipe: LUXURY }))).toEqual([
      ['gold', 4],
      ['coral', 0.9],
      ['apricot', 1.2],
    ]);
  });

  it('leaves out styles that the recipe does not have, and those with too small a share', () => {
    expect(weigh(['gold', 'crimson', 'lime'], makePlanContext({ recipe: LUXURY }))).toEqual([['gold', 4]]);
    // Beside earth tones the pastel weighs 0.48, less than 12 % of the metal.
    expect(weigh(['gold', 'coral', 'apricot'], makePlanContext({ recipe: LUXURY, isEarthy: true }))).toEqual([
      ['gold', 6],
      ['coral', 1.8],
    ]);
    expect(weigh([], makePlanContext())).toEqual([]);
  });

  it.each([
    [1, 1.19, 0.45],
    [0, 0.7, 0.9],
    [-1, 0.21, 1.35],
  ])('in a mood of %d weighs a loud one %d and a pastel one %d', (chroma, loud, pastel) => {
    const context = makePlanContext({ mood: { chroma, lightness: 0, contrast: 0 } });
    expect(weigh(['crimson', 'apricot'], context)).toEqual([
      ['crimson', expect.closeTo(loud, 9)],
      ['apricot', expect.closeTo(pastel, 9)],
    ]);
  });

  it('lowers strong styles beside a soft primary, and excludes neon', () => {
    const context = makePlanContext({ recipe: RECIPES.bold, primary: { l: 0.75, c: 0.06, h: 145 } });
    expect(weigh(['crimson', 'coral', 'emerald', 'lime'], context)).toEqual([
      ['crimson', 0.4],
      ['coral', 1],
      ['emerald', 0.2],
    ]);
  });
});

describe('planHighlight', () => {
  it('has the hue of a requested harmony', () => {
    const requiredHues = { highlight: 130, companion: 10, accents: [null, null] as const };
    expect(planHighlight(makePlanContext({ requiredHues }), []).target).toMatchObject({ l: 0.9, h: 130 });
  });

  it.each([
    ['a rust', 0.15, 'honey'],
    ['a brown', 0.1, 'orange'],
  ] as const)('is no lighter step of %s', (_, c, id) => {
    const primary = { l: 0.45, c, h: 50 };
    const family = { ...NEUTRAL_FAMILY, highlights: ['orange', 'honey'] as const };
    const context = makePlanContext({ primary, family, random: () => 0.01 });
    expect(planHighlight(context, [primary]).target.h).toBeCloseTo(HIGHLIGHTS[id][0], -1);
  });

  it('is one of the family that stands out from every strong color', () => {
    const family = { ...NEUTRAL_FAMILY, highlights: ['coral', 'honey'] as const };
    const hue = (others: readonly { l: number; c: number; h: number }[]) =>
      planHighlight(makePlanContext({ family, random: () => 0 }), others).target.h;
    // The smallest random number turns a hue by -4°.
    expect(hue([])).toBe(28 - 4);
    // A requested coral leaves only the honey.
    expect(hue([{ l: 0.7, c: 0.16, h: 30 }])).toBe(80 - 4);
  });

  it('prefers the highlights of earth tones in a brief for them', () => {
    const family = { ...NEUTRAL_FAMILY, highlights: ['cobalt'] as const };
    const primary = { l: 0.42, c: 0.08, h: 54 };
    const earthy = makePlanContext({ family, primary, isEarthy: true });
    expect(planHighlight(earthy, [primary]).target.h).not.toBe(263);
  });

  it('is a color that the brief does not avoid when the others clash with the primary', () => {
    // Only the hues from 286° to 299° are left, with violet, which is foreign beside navy.
    const avoid = [{ hue: 112.5, spread: 173 }];
    expect(isAllowed('violet', makePlanContext({ avoid }))).toBe(false);
    expect(planHighlight(makePlanContext({ avoid }), []).target.h).toBe(293);
  });
});
