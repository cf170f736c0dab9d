import { describe, expect, it } from 'vitest';
import { HIGHLIGHTS } from './highlights.ts';
import { type AccentJob, maxHueFamilies, RECIPE_IDS, RECIPES, type Recipe } from './recipes.ts';
import { hasOffWhite, VIVID_CHROMA } from './vividness.ts';

const recipes = RECIPE_IDS.map((id): [string, Recipe] => [id, RECIPES[id]]);
const STYLES: readonly string[] = Object.values(HIGHLIGHTS).map(([, , , style]) => style);

describe.each(recipes)('the recipe %s', (_, recipe) => {
  it('has a page that is an off-white, and text that is nearly black', () => {
    const { darkNeutral, lightNeutral } = recipe;
    expect(hasOffWhite([{ l: lightNeutral.lightness, c: lightNeutral.chroma, h: 80 }])).toBe(true);
    expect(darkNeutral.lightness).toBeLessThanOrEqual(0.32);
    expect(darkNeutral.chroma).toBeLessThan(0.03);
  });

  it('has at least one vivid color and room for two neutrals, the companion and an accent', () => {
    const [min, max] = recipe.vivid;
    expect(min).toBeGreaterThanOrEqual(1);
    expect(max).toBeGreaterThan(min);
    expect(max).toBeLessThanOrEqual(4);
    expect(recipe.strongest).toBeGreaterThan(VIVID_CHROMA);
  });

  it('prefers highlight styles that exist', () => {
    const styles = Object.entries(recipe.highlightStyles);
    expect(styles.length).toBeGreaterThanOrEqual(3);
    for (const [style, weight] of styles) {
      expect(STYLES).toContain(style);
      expect(weight).toBeGreaterThan(0);
    }
  });

  it('has several pairs of jobs, in each of which the two jobs differ', () => {
    expect(recipe.accents.length).toBeGreaterThanOrEqual(2);
    for (const [third, fourth] of recipe.accents) expect(third).not.toBe(fourth);
  });

  it('plans a second highlight exactly when it has room for a third vivid color', () => {
    const jobs: readonly AccentJob[] = recipe.accents.flat();
    if (jobs.includes('second-highlight')) expect(recipe.vivid[1]).toBeGreaterThanOrEqual(3);
    if (recipe.vivid[0] >= 3) for (const pair of recipe.accents) expect(pair).toContain('second-highlight');
  });
});

it.each([
  ['quiet', 2],
  ['clean', 2],
  ['luxury', 2],
  ['play', 3],
  ['bold', 3],
] as const)('%s has up to %d hue families', (id, families) => {
  expect(maxHueFamilies(RECIPES[id])).toBe(families);
});

it('only recipes with the highest numbers of vivid colors are loud, or not at all', () => {
  for (const [id, { isLoud, vivid }] of recipes) if (isLoud) expect(vivid, id).toEqual([3, 4]);
});
