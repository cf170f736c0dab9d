import { describe, expect, it } from 'vitest';
import { hueDistance } from '../../color/harmony.ts';
import { parseBrief } from '../brief.ts';
import { readBrief } from '../read-brief.ts';

const read = (description: string) => readBrief(parseBrief('ai', { description }));

/** The words behind every color target. */
async function colorWords(description: string): Promise<readonly string[]> {
  return (await read(description)).colorTargets.flatMap(({ words }) => words);
}

describe('a name', () => {
  it.each([
    ['Snow White Movers carry pianos up narrow stairs.', 'Snow White'],
    ['Black Sheep Yoghurt, made in a valley.', 'Black'],
    ['White Rabbit Plumbing fixes leaks and boilers.', 'White'],
    ['The Green Dragon Inn serves travelers.', 'Green'],
    ['Brown & Sons, tailors since the twenties.', 'Brown'],
    ['Mr. Green Cleaning, spotless offices.', 'Green'],
    ['Blue Moon Bakery, sourdough in Leeds.', 'Moon'],
    ['Le Mouton Noir, une boulangerie de quartier.', 'Noir'],
    ['La Vaca Azul, quesería artesanal.', 'Azul'],
    ['De Blauwe Vogel, een boekhandel voor kinderen.', 'Blauwe'],
    ['Der Schwarze Adler, ein Gasthof mit Garten.', 'Schwarze'],
    ['Zum Roten Ochsen, eine Wirtschaft seit langem.', 'Roten'],
    ['白石歯科医院。やさしい色合いでお願いします。', '白'],
    ['青年活动中心，适合学生和家庭。', '青'],
  ])('is no request: %s', async (brief, word) => {
    expect((await colorWords(brief)).join()).not.toContain(word);
  });

  it.each([
    ['Blue Heron Kayaks rents boats; we like orange.', 'orange'],
    ['Terracotta and linen for an interior studio.', 'Terracotta'],
    ['A Bakery in Navy Blue And White', 'Navy Blue'],
    ['Pale Blue, nothing loud, for prams.', 'Blue'],
    ['Ein Café in Blau und Weiß.', 'Blau'],
    ['Ein Hotel, das auf Orange Akzente setzt.', 'Orange'],
  ])('is not seen where there is none: %s', async (brief, word) => {
    expect((await colorWords(brief)).join()).toContain(word);
  });
});

describe('weather and scenery', () => {
  it.each([
    ['A dentist on a sunny street.', 'dentist'],
    ['A bakery on a rainy corner by the sea.', 'bakery'],
    ['A tea shop under a stormy sky.', 'tea shop'],
    ['A plumber for rainy days.', 'plumber'],
    ['A snowed-in bakery in the mountains.', 'bakery'],
    ['A theater at the foot of a mountain.', 'theater'],
    ['A butcher on a snowy street.', 'butcher'],
  ])('weigh less than the trade: %s', async (brief, trade) => {
    expect((await read(brief)).colorTargets[0]?.words).toEqual([trade]);
  });

  it('lead where guests come for them', async () => {
    expect(await colorWords('A hotel by the sea.')).toContain('sea');
  });
});

describe('the head of a compound', () => {
  it.each([
    ['A dog hotel for long weekends.', 'elegant'],
    ['A bike repair café with long tables.', 'warm'],
  ] as const)('decides the style: %s', async (brief, trait) => {
    const { traits } = (await read(brief)).type;
    expect(traits[trait] ?? 0).toBeGreaterThan(0.5);
    expect(traits[trait] ?? 0).toBeGreaterThan(traits.bold ?? 0);
  });
});

describe('a color called ours', () => {
  it.each([
    ['Our signature red sits on every tin; green tea is what we sell.', 26],
    ['Green tea is what we sell, and our signature red sits on every tin.', 26],
    ['Yellow walls, blue chairs, and our signature coral on the door.', 33],
  ])('leads: %s', async (brief, hue) => {
    const [primary] = (await read(brief)).colorTargets;
    expect(hueDistance(primary?.hue ?? 180, hue)).toBeLessThan(20);
  });
});

describe('a preferred color', () => {
  it.each([
    ['A cookware brand. Green over blue.', 'Green'],
    ['Our bank prefers blue over green.', 'blue'],
    ['Blumenladen, lieber Grün als Blau.', 'Grün'],
    ['Plutôt vert que bleu pour une banque.', 'vert'],
  ])('leads: %s', async (brief, word) => {
    expect((await read(brief)).colorTargets[0]?.words).toEqual([word]);
  });
});

describe('a mood', () => {
  it.each([
    'A funeral home that should feel cheerful and bright.',
    'A law firm that is bold, loud and energetic.',
    'A lively, playful hospice full of fun.',
    'Ein fröhliches, buntes Bestattungshaus.',
  ])('shades a sober trade: %s', async (brief) => {
    const { mood, colorTargets } = await read(brief);
    expect(mood.chroma).toBeLessThanOrEqual(0.16);
    expect(colorTargets[0]?.chroma ?? 1).toBeLessThan(0.16);
  });

  it.each(['A men’s choir from a mining town.', 'A boys’ choir.  Concerts on Sundays.'])(
    'is not taken from a possessive: %s',
    async (brief) => {
      const { traits } = (await read(brief)).type;
      expect(traits.classic ?? 0).toBeGreaterThan(traits.bold ?? 0);
      expect(traits.classic ?? 0).toBeGreaterThan(traits.retro ?? 0);
    },
  );
});
