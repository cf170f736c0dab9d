import { describe, expect, it } from 'vitest';
import { parseBrief } from '../brief/brief.ts';
import { readBrief } from '../brief/read-brief.ts';
import { RECIPE_IDS, type RecipeId } from '../palette/recipes.ts';
import { chooseRecipe } from './choose-recipe.ts';

async function recipesOf(description: string): Promise<RecipeId[]> {
  const brief = parseBrief('ai', { description });
  const directions = Array.from({ length: 24 }, (_, seed) => readBrief(brief, { seed: `${seed}` }));
  return (await Promise.all(directions)).map(chooseRecipe);
}

describe('chooseRecipe', () => {
  it.each([
    ['A funeral home, calm and dignified.', ['play', 'bold', 'night']],
    ['A law firm for companies, serious and discreet.', ['play', 'soft']],
    ['A toy shop, loud, playful and fun.', ['quiet', 'luxury', 'signal']],
    ['A luxury watchmaker, dark and precious.', ['play', 'soft', 'clean']],
  ])('never gives “%s” an unsuitable recipe', async (description, unfit) => {
    const recipes: readonly string[] = await recipesOf(description);
    expect(unfit.filter((recipe) => recipes.includes(recipe))).toEqual([]);
  });

  it('uses every recipe for some brief', async () => {
    const briefs = [
      'a calm and quiet spa',
      'a clean modern app for accounting',
      'a handmade pottery studio, warm and rustic',
      'a luxury jeweler, elegant',
      'a playful toy shop for children',
      'a literary magazine, editorial and classic',
      'a dark futuristic synthesizer brand',
      'a bold boxing gym, loud and strong',
      'a soft pastel baby clothes label',
      'an industrial steel foundry, technical',
    ];
    const all = await Promise.all(briefs.map(recipesOf));
    expect(new Set(all.flat())).toEqual(new Set(RECIPE_IDS));
  });

  it('chooses the same recipe for the same direction', async () => {
    const direction = await readBrief(parseBrief('ai', { description: 'a wine bar' }));
    expect(chooseRecipe(direction)).toBe(chooseRecipe(direction));
  });
});
