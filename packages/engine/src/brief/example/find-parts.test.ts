import { describe, expect, it } from 'vitest';
import { analyzeText } from '../reading/analyze-text.ts';
import { wordsOf } from '../reading/analyzed-text.ts';
import { findParts, splitText } from './find-parts.ts';

const splitOf = async (text: string) => {
  const analyzed = await analyzeText(text);
  return splitText(analyzed).map(({ start, end }) => wordsOf(analyzed, start, end));
};

async function partsOf(text: string): Promise<string[]> {
  const analyzed = await analyzeText(text);
  const language = analyzed.lexicon.languages.get(analyzed.languages.main);
  if (language === undefined) expect.fail('The language was not loaded.');
  return findParts({ analyzed, language }).map(({ start, end }) => wordsOf(analyzed, start, end));
}

describe('splitText', () => {
  it.each([
    ['One. Two! Three?', ['One', 'Two', 'Three']],
    ['We open at 9:30, at 3 p.m. too', ['We open at 9:30, at 3 p.m', 'too']],
    ['One: two; three', ['One', 'two', 'three']],
    ['One, two', ['One, two']],
    ['', []],
    ['海辺のパン屋。街角の店。', ['海辺のパン屋', '街角の店']],
  ])('splits %j', async (text, parts) => {
    expect(await splitOf(text)).toEqual(parts);
  });
});

describe('the parts of a text', () => {
  it.each([
    // What is about the design or excluded is left out, with what belongs to it.
    ['A bakery with blue walls.', ['A bakery']],
    ['An accounting firm without blue.', ['An accounting firm']],
    ['A florist, not a gift shop.', ['A florist']],
    ['Blue, a bakery.', ['a bakery']],
    ['Logo in red. A bakery.', ['A bakery']],
    ['The typeface is bold, a bakery for all.', ['a bakery for all']],
    ['A shop in #ff0000 for people who like it.', ['A shop']],
    ['A tea house in plum.', ['A tea house']],
    // So is what says nothing of its own at the end.
    ['A bakery, dark and precious.', ['A bakery']],
    ['A bakery in the old town and', ['A bakery in the old town']],
    ['Eine Kanzlei für Familienrecht, ruhig und klar.', ['Eine Kanzlei für Familienrecht']],
    // The rest is kept.
    ['A warm, calm shop.', ['A warm, calm shop']],
    ['A farm with an orchard, a pond and goats.', ['A farm with an orchard, a pond and goats']],
    ['A bakery by the sea. We love bread!', ['A bakery by the sea', 'We love bread']],
    ['Honey.', ['Honey']],
  ])('%s', async (text, parts) => {
    expect(await partsOf(text)).toEqual(parts);
  });

  it.each([
    ['Eine Bäckerei am See, kein Rosa.', 'Eine Bäckerei am See'],
    ['Ein Café mit blauen Wänden.', 'Ein Café'],
    ['Une boulangerie de quartier, sans rose.', 'Une boulangerie de quartier'],
    ['Una panadería en el barrio, nada de rosa.', 'Una panadería en el barrio'],
    ['Uma padaria no bairro, sem rosa.', 'Uma padaria no bairro'],
    ['Un panificio di quartiere, niente rosa.', 'Un panificio di quartiere'],
    ['Een bakkerij in de oude stad, geen roze.', 'Een bakkerij in de oude stad'],
    ['Piekarnia na rynku, bez różu.', 'Piekarnia na rynku'],
    ['海辺のパン屋、ピンクは使わない。', '海辺のパン屋'],
    ['老城区的面包店，不要粉色。', '老城区的面包店'],
  ])('leave out what is excluded in each language: %s', async (text, part) => {
    expect(await partsOf(text)).toEqual([part]);
  });
});
