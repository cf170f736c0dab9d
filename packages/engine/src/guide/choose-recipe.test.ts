import { describe, expect, it } from 'vitest';
import { makeDirection } from '../../test/make-direction.ts';
import { parseBrief } from '../brief/brief.ts';
import type { Direction } from '../brief/direction.ts';
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

/** The recipes that 40 seeds give for a direction, sorted. */
function recipesFor({ traits = {}, mood = {}, target = {} }: Features): string[] {
  const seeds = Array.from({ length: 40 }, (_, seed) => `${seed}`);
  const direction = makeDirection({
    mood: { chroma: 0, lightness: 0, contrast: 0, ...mood },
    type: { header: null, body: null, traits, uses: [] },
    // Neither soft nor vivid, and no mud.
    colorTargets: [{ lightness: 0.55, chroma: 0.13, hue: 258, hex: null, words: [], ...target }],
  });
  return [...new Set(seeds.map((seed) => chooseRecipe({ ...direction, seed })))].sort();
}

interface Features {
  readonly traits?: Direction['type']['traits'];
  readonly mood?: Partial<Direction['mood']>;
  readonly target?: Partial<Direction['colorTargets'][number]>;
}

const MUD = { lightness: 0.45, chroma: 0.08, hue: 60 };

describe('the recipe of a direction', () => {
  it.each<[string, Features, string[]]>([
    ['is clean without any feature', {}, ['clean']],
    ['is luxury for a luxurious brand', { traits: { luxurious: 1 } }, ['luxury']],
    ['is craft for a handmade one', { traits: { handmade: 1 } }, ['craft']],
    ['is play for a playful one', { traits: { playful: 1 } }, ['play']],
    ['is editorial for an editorial one', { traits: { editorial: 1 } }, ['editorial']],
    ['is quiet for a calm one', { traits: { calm: 1 } }, ['quiet']],
    ['is signal for an industrial one, rarely night', { traits: { industrial: 1 } }, ['signal']],
    ['is bold for a bold one, rarely signal', { traits: { bold: 1 } }, ['bold', 'signal']],
    ['is one of three for a technical one', { traits: { technical: 1 } }, ['clean', 'night', 'signal']],
    ['is night for a dark mood', { mood: { lightness: -1 } }, ['night']],
    ['is soft for a light mood', { mood: { lightness: 1 } }, ['soft']],
    ['is quiet for a muted mood', { mood: { chroma: -1 } }, ['quiet']],
    ['is lively for a vivid mood', { mood: { chroma: 1 } }, ['bold', 'play']],
    ['is never play for a calm and playful one', { traits: { playful: 0.5, calm: 1 } }, ['quiet']],
    // A primary below .105 is soft, fully at .045; above .15 vivid, fully at .21.
    [
      'is mostly quiet for a soft primary',
      { target: { chroma: 0.045 } },
      ['quiet', 'craft', 'luxury', 'soft'],
    ],
    ['is never loud for an earth tone', { traits: { playful: 1, bold: 1 }, target: MUD }, ['craft']],
  ])('%s', (_, features, expected) => {
    const found = recipesFor(features);
    expect(
      found.filter((id) => !expected.includes(id)),
      found.join(),
    ).toEqual([]);
    expect(found).toContain(expected[0]);
  });
});
