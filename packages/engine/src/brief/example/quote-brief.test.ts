import { describe, expect, it } from 'vitest';
import { analyzeText } from '../reading/analyze-text.ts';
import { endSentence, quoteBrief } from './quote-brief.ts';

const quote = async (text: string) => quoteBrief(await analyzeText(text));

describe('the two parts of a quote', () => {
  it.each<[string, readonly [string, string] | null]>([
    ['A bakery in the old town.', ['A bakery', 'In the old town']],
    ['A farm with an orchard, a pond and goats.', ['A farm', 'With an orchard, a pond and goats']],
    [
      'A lighthouse converted into a hotel, near Brest.',
      ['A lighthouse converted into a hotel', 'Near Brest'],
    ],
    ['A bakery that is warm and old.', ['We are warm and old', 'A bakery']],
    ['Eine Bäckerei am See.', ['Eine Bäckerei', 'Am See']],
    ['Una panadería en el barrio.', ['Una panadería', 'En el barrio']],
    ['Uma padaria no bairro.', ['Uma padaria', 'No bairro']],
    ['Een bakkerij in de oude stad.', ['Een bakkerij', 'In de oude stad']],
    ['Piekarnia na rynku.', ['Piekarnia', 'Na rynku']],
    // The rest of a relative clause is the whole part.
    ['Une librairie qui vend des livres.', ['Une librairie', 'Une librairie qui vend des livres']],
    // A sentence with a verb is not split at a preposition.
    ['We sell honey from our own hives.', null],
    ['Ein Imker aus dem Allgäu verkauft Honig.', null],
    ['Honey.', null],
    ['海辺のパン屋。', null],
  ])('%s', async (text, split) => {
    const [first, ...others] = await quote(text);
    expect(others).toEqual([]);
    expect(first?.split).toEqual(split);
  });
});

describe('a brief without a part to quote', () => {
  it.each([
    ['スポーツジムのロゴは青。', ['スポーツジム']],
    ['We want a warm and simple logo for the shop.', ['Shop']],
    ['A plum brandy maker.', []],
    ['Blue.', []],
  ])('is quoted by its business type: %s', async (text, quotes) => {
    expect((await quote(text)).map((found) => found.text)).toEqual(quotes);
  });

  it('never quotes markup', async () => {
    expect(await quote('<script>alert(1)</script> A bakery.')).toEqual([]);
    expect(await quote('A {bakery} by the sea.')).toEqual([]);
    expect((await quote('<b>New</b>. A bakery by the sea.')).map(({ text }) => text)).toEqual([
      'A bakery by the sea',
    ]);
  });

  it('quotes no part of more than 150 characters', async () => {
    const long = `A bakery with ${'seeds and grains and '.repeat(8)}rye.`;
    expect((await quote(long)).every(({ text }) => text.length <= 150)).toBe(true);
  });
});

describe('a text that is not read', () => {
  it.each([
    ['Ett litet bageri i Malmö, inte blått.', ['Ett litet bageri i Malmö']],
    [`Ett litet bageri ${'och kafé '.repeat(8)}.`, []],
    ['.', []],
  ])('is quoted up to its first mark: %s', async (text, quotes) => {
    expect((await quote(text)).map((found) => found.text)).toEqual(quotes);
  });
});

describe('endSentence', () => {
  it.each([
    ['A bakery', 'A bakery.'],
    ['A bakery!', 'A bakery!'],
    ['Why not?', 'Why not?'],
  ])('ends %j as %j', async (text, ended) => {
    expect(endSentence(await analyzeText('A bakery by the sea'), text)).toBe(ended);
  });

  it('ends a Japanese sentence with its own mark', async () => {
    expect(endSentence(await analyzeText('海辺のパン屋です'), '海辺のパン屋')).toBe('海辺のパン屋。');
  });
});
