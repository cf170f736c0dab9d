import { describe, expect, it } from 'vitest';
import { makePlanContext } from '../../test/make-plan-context.ts';
import { HIGHLIGHTS, type HighlightId } from './highlights.ts';
import { NEUTRAL_FAMILY } from './hue-families.ts';
import { planSecondHighlight } from './plan-second-highlight.ts';
import { RECIPES } from './recipes.ts';

type Changes = Parameters<typeof makePlanContext>[0];

const color = (id: HighlightId) => {
  const [h, c, l] = HIGHLIGHTS[id];
  return { l, c, h };
};

/** The highlight planned with these candidates in the family; every other highlight is out of the hue range. */
function second(
  first: HighlightId,
  candidates: readonly HighlightId[],
  changes: Changes = {},
): number | null {
  const context = makePlanContext({
    recipe: RECIPES.bold,
    family: { ...NEUTRAL_FAMILY, highlights: candidates },
    ...changes,
  });
  const highlight = color(first);
  return planSecondHighlight(context, { highlight, colors: [highlight], hue: null })?.target.h ?? null;
}

describe('planSecondHighlight', () => {
  it('has the required hue of a harmony', () => {
    const context = makePlanContext();
    const planned = planSecondHighlight(context, { highlight: color('coral'), colors: [], hue: 130 });
    expect(planned?.target).toMatchObject({ l: 0.9, h: 130 });
  });

  it.each<[string, HighlightId, readonly HighlightId[], Changes, number]>([
    ['a relative of a warm highlight', 'coral', ['honey'], {}, 80],
    // Peach has the lightness of coral, so that both would compete; sunflower is the most likely other one.
    ['another relative if that of the family has the same weight', 'coral', ['peach'], {}, 84],
    [
      'a relative of the primary beside a neon',
      'lime',
      ['lilac'],
      { primary: { l: 0.5, c: 0.18, h: 290 } },
      302,
    ],
  ])('is %s', (_, first, candidates, changes, hue) => {
    expect(second(first, candidates, changes)).toBe(hue);
  });

  it.each<[string, HighlightId, HighlightId, Changes]>([
    ['a cool relative of the primary beside a warm highlight', 'honey', 'sky', {}],
    ['a neon', 'emerald', 'lime', { primary: { l: 0.4, c: 0.1, h: 150 } }],
    ['the highlight again', 'coral', 'coral', {}],
    ['stronger than the highlight', 'honey', 'vermilion', {}],
    ['an avoided hue', 'coral', 'honey', { avoid: [{ hue: 80, spread: 10 }] }],
  ])('is not %s', (_, first, candidate, changes) => {
    expect(second(first, [candidate], changes)).not.toBe(HIGHLIGHTS[candidate][0]);
  });

  it('is a candy color in a colorful recipe only', () => {
    // Leaves the hues from 345° to 3°, and so only pink.
    const avoid = [{ hue: 174, spread: 170 }];
    expect(second('apricot', ['pink'], { avoid })).toBe(354);
    expect(second('apricot', ['pink'], { avoid, recipe: RECIPES.soft })).toBeNull();
  });

  it('is null when nothing is allowed', () => {
    expect(second('coral', ['honey'], { avoid: [{ hue: 0, spread: 180 }] })).toBeNull();
  });
});
