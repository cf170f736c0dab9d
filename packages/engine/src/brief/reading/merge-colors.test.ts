import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';
import { type ColorFinding, findColors } from './find-colors.ts';
import { mergeColors } from './merge-colors.ts';

async function mergedIn(text: string): Promise<ColorFinding[]> {
  const analyzed = await analyzeText(text);
  return mergeColors(findColors(analyzed, new Set()), analyzed);
}

/** The words of each color with its name. */
const namesIn = async (text: string) =>
  (await mergedIn(text)).map(({ words, name }) => `${words.join(' + ')}: ${name}`);

describe('two color words', () => {
  it.each([
    ['A shop in pink blue.', ['pink blue: pink blue']],
    ['Ein Laden in Blau Grün.', ['Blau Grün: blue green']],
    // Red and green are 122° apart.
    ['A shop in red green.', ['red: red', 'green: green']],
    ['A shop in blue navy.', ['blue navy: navy']],
    ['A shop in teal teal.', ['teal teal: teal']],
    ['A shop in gray blue.', ['gray blue: blue']],
    ['A shop in black gray.', ['black: black', 'gray: gray']],
    ['A shop in red, pink blue.', ['red: red', 'pink blue: pink blue']],
    ['A shop in red pink blue.', ['red: red', 'pink: pink', 'blue: blue']],
    ['A shop in orange and red.', ['orange: orange', 'red: red']],
  ])('%s', async (text, names) => {
    expect(await namesIn(text)).toEqual(names);
  });

  it('do not merge when one of them is excluded', async () => {
    expect(await namesIn('Orange, not red.')).toEqual(['Orange: orange', 'red: red']);
  });

  it('keep the role of either', async () => {
    const [found] = await mergedIn('A shop with purple blue accents.');
    expect(found).toMatchObject({ role: 'accent', isModified: true, specificity: 'shade' });
  });
});

describe('a color word and a thing', () => {
  it.each([
    ['A shop in lemon green.', ['lemon green: lemon peel']],
    ['A shop in forest blue.', ['forest: forest shade', 'blue: blue']],
    ['A bar with black olives.', ['black + olives: olives']],
    ['A bar with black honey.', ['black: black', 'honey: clear honey']],
    ['A café with white ice cream.', ['white: white', 'ice cream: strawberry ice']],
    ['A café under gray skies.', ['gray + skies: open sky']],
    // Each is one color of the lexicon.
    ['Une boutique en bleu ciel.', ['bleu ciel: sky blue']],
    ['Un negozio in verde bosco.', ['verde bosco: forest green']],
    ['Sklep w kolorze ceglanej czerwieni.', ['ceglanej czerwieni: brick walls']],
  ])('%s', async (text, names) => {
    expect(await namesIn(text)).toEqual(names);
  });

  it('are a word, not a thing, when the word has the shade of the thing', async () => {
    const [found] = await mergedIn('A shop in lemon green.');
    expect(found).toMatchObject({ source: 'word', object: null, specificity: 'shade' });
  });
});
