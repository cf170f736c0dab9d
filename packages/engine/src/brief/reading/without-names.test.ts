import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';
import { senseOf } from './analyzed-text.ts';

/** The words of colors and things that count. */
const wordsIn = async (text: string) => {
  const { matches, tokens } = await analyzeText(text);
  return matches
    .filter(({ senses }) => senseOf(senses, 'color') !== undefined || senseOf(senses, 'object') !== undefined)
    .map(({ start, end }) => text.slice(tokens[start]?.start, tokens[end - 1]?.end));
};

describe('withoutNames', () => {
  it.each([
    ['Black Sheep Yoghurt, made in a small dairy.', ['dairy']],
    ['A small dairy called Black Sheep.', ['dairy']],
    ['Green & Sons, carpenters since 1950.', ['carpenters']],
    // The business type in a name still counts.
    ['The Blue Moon Bakery sells rye bread.', ['Bakery', 'rye', 'bread']],
    ['Le Mouton Noir est une auberge de montagne.', ['montagne']],
    ['Une auberge, le Cheval Blanc, avec jardin.', ['jardin']],
    ['Der Schwarze Adler ist ein Gasthof in Tirol.', ['Tirol']],
  ])('drops the colors of a name: %s', async (text, words) => {
    expect(await wordsIn(text)).toEqual(words);
  });

  it.each([
    // Without a longer word in lower case, capitals say nothing.
    ['Blue Bakery', ['Blue', 'Bakery']],
    ['Black Sheep and a dog', ['Black', 'Sheep']],
    ['Red is our color, and green too.', ['Red', 'green']],
    ['Blue walls and White floors in a small shop.', ['Blue', 'White']],
    // Nouns have capitals in German.
    ['Wir mögen Blau und Grün in unserem Laden.', ['Blau', 'Grün']],
    ['Blaue Wände in einem kleinen Laden.', ['Blaue']],
  ])('keeps colors that start no name: %s', async (text, words) => {
    expect(await wordsIn(text)).toEqual(words);
  });
});
