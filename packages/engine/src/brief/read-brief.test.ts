import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { hueDistance } from '../color/harmony.ts';
import { describeReason } from '../guide/describe-reason.ts';
import type { AiBrief } from './brief.ts';
import { parseBrief } from './brief.ts';
import { type Direction, directionSchema } from './direction.ts';
import { NO_PREFERENCES, type Preferences } from './preferences.ts';
import { type ReadOptions, readBrief } from './read-brief.ts';
import { type ReasonEffect, reasonEffect } from './reason.ts';

const ai = (description: string): AiBrief => ({ mode: 'ai', description });
const read = async (description: string, options?: ReadOptions) => await readBrief(ai(description), options);
const assist = async (description: string, form: object) =>
  await readBrief(parseBrief('copilot', { description, ...form }));
const remember = (changes: Partial<Preferences>): ReadOptions => ({
  preferences: { ...NO_PREFERENCES, ...changes },
});

function primaryOf({ colorTargets: [primary] }: Direction) {
  if (primary === undefined) throw new RangeError('A direction has a color target.');
  return primary;
}

const clausesOf = ({ reasons }: Direction, effect: ReasonEffect) =>
  reasons
    .filter((reason) => reasonEffect(reason) === effect)
    .map((reason) => {
      const { verb, rest } = describeReason(reason);
      return `${reason.words}: ${verb[0]} ${rest}`;
    });

describe('colors a brief names', () => {
  it('come first, in their order', async () => {
    const [first, second] = (await read('A shop in crimson and teal.')).colorTargets;
    expect(hueDistance(first?.hue ?? -1, 21)).toBeLessThan(4);
    expect(hueDistance(second?.hue ?? -1, 185)).toBeLessThan(4);
    expect([first?.words, second?.words]).toEqual([['crimson'], ['teal']]);
  });

  it('start with the one called the main color', async () => {
    expect(primaryOf(await read('Accents in crimson, main colour teal.')).words).toEqual(['teal']);
  });

  it('precede objects with a color', async () => {
    expect(primaryOf(await read('A bakery by a forest, in violet.')).words).toEqual(['violet']);
  });

  it('are modified by adjacent words', async () => {
    const plain = primaryOf(await read('A choir in green.'));
    expect(primaryOf(await read('A choir in dark green.')).lightness).toBeLessThan(plain.lightness - 0.1);
    expect(primaryOf(await read('A choir in pale green.')).lightness).toBeGreaterThan(plain.lightness + 0.1);
    expect(primaryOf(await read('A choir in muted green.')).chroma).toBeLessThan(plain.chroma * 0.8);
  });
});

describe('color values', () => {
  it('are kept byte for byte', async () => {
    expect(primaryOf(await read('Our red is #b3001B and stays.')).hex).toBe('#b3001B');
  });

  it('of the form come first and second, even if the text disagrees or they are similar', async () => {
    const texts = ['A bakery in pink and honey, #123456 too.', 'A maker of typefaces; no teal, please.'];
    const pairs = [
      ['#23969a', '#88ccc6'],
      ['#23969a', '#23969A'],
      ['#ABCDEF', '#abcdef'],
      ['#000000', '#010101'],
      ['#ff00aa', '#123456'],
    ];
    for (const text of texts) {
      for (const [primaryColorHex, secondaryColorHex] of pairs) {
        const { colorTargets } = await assist(text, { primaryColorHex, secondaryColorHex });
        expect(colorTargets.slice(0, 2).map(({ hex }) => hex)).toEqual([primaryColorHex, secondaryColorHex]);
      }
    }
    expect((await assist(texts[0] ?? '', { primaryColorHex: '#00ff00' })).colorTargets[0]?.hex).toBe(
      '#00ff00',
    );
    expect(
      (await assist('A quiet hotel, nothing else.', { secondaryColorHex: '#00ff00' })).colorTargets[1]?.hex,
    ).toBe('#00ff00');
  });

  it('of the text follow those of the form', async () => {
    const { colorTargets } = await assist('A bakery that also uses #aa3300 on its bags.', {
      primaryColorHex: '#23969a',
      secondaryColorHex: '#88ccc6',
    });
    expect(colorTargets.map(({ hex }) => hex)).toEqual(['#23969a', '#88ccc6', '#aa3300']);
  });

  it('of the form are kept for any pair of colors', async () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    await fc.assert(
      fc.asyncProperty(hex, hex, async (primaryColorHex, secondaryColorHex) => {
        const { colorTargets } = await assist(
          'A maker of typefaces in Cornwall that makes you think of honey.',
          {
            primaryColorHex,
            secondaryColorHex,
          },
        );
        expect(colorTargets.slice(0, 2).map((target) => target.hex)).toEqual([
          primaryColorHex,
          secondaryColorHex,
        ]);
      }),
      { numRuns: caseCount(100) },
    );
  });
});

describe('what a brief rules out', () => {
  it.each([
    ['No pink, purple or orange, but teal.', [355, 304, 53]],
    ['Ohne Rosa und Lila, lieber Grün.', [355, 304]],
    ['Pas de rose ni de violet pour ce salon.', [355, 304]],
    ['Sin rosa ni morado, una tienda.', [355, 304]],
    ['Sem rosa nem roxo, uma loja.', [355, 304]],
  ])('is avoided and quoted: %s', async (text, hues) => {
    const direction = await read(text);
    expect(direction.avoid.map(({ hue }) => hue)).toEqual(hues);
    expect(clausesOf(direction, 'avoid')).toHaveLength(hues.length);
    for (const { hue, chroma } of direction.colorTargets) {
      for (const { hue: center, spread } of direction.avoid)
        if (chroma > 0.04) expect(hueDistance(hue, center)).toBeGreaterThan(spread - 10);
    }
  });

  it('also excludes typical hues of the business type', async () => {
    for (let seed = 0; seed < 40; seed++) {
      const { colorTargets } = await read('A bank that is not blue.', { seed: `${seed}` });
      for (const { hue } of colorTargets) expect(hueDistance(hue, 258)).toBeGreaterThan(30);
    }
  });

  it('does not include "not only"', async () => {
    expect((await read('Not only green but proudly so.')).avoid).toEqual([]);
  });
});

describe('moods', () => {
  it('move chroma', async () => {
    expect((await read('A loud, energetic, colourful print shop.')).mood.chroma).toBeGreaterThan(0.5);
    expect((await read('A calm, quiet, muted print shop.')).mood.chroma).toBeLessThan(-0.5);
  });

  it('move lightness', async () => {
    expect((await read('A dark, mysterious print shop.')).mood.lightness).toBeLessThan(-0.4);
    expect((await read('An airy, light, pastel print shop.')).mood.lightness).toBeGreaterThan(0.4);
  });

  it('have the opposite effect when they are excluded', async () => {
    expect((await read('A print shop that is not loud.')).mood.chroma).toBeLessThan(0);
  });

  it.each([
    ['Eine ruhige, stille Praxis.', 'chroma'],
    ['Un lieu calme et silencieux.', 'chroma'],
    ['Un lugar tranquilo y silencioso.', 'chroma'],
    ['Um lugar calmo e silencioso.', 'chroma'],
  ] as const)('are recognized in every language: %s', async (text, part) => {
    expect((await read(text)).mood[part]).toBeLessThan(-0.4);
    expect(clausesOf(await read(text), 'chroma').join()).toContain('quieter colors');
  });
});

describe('fonts a brief names', () => {
  it('are used for headings and for text', async () => {
    const direction = await read('A magazine with headlines in Oswald and body text in Lora.');
    expect([direction.type.header, direction.type.body]).toEqual(['Oswald', 'Lora']);
    expect(clausesOf(direction, 'type')).toEqual(
      expect.arrayContaining(['Oswald: is used as the heading font', 'Lora: is used as the text font']),
    );
  });

  it('are not used when they are excluded or are not fonts', async () => {
    expect((await read('A magazine, but not Roboto, please.')).type.header).toBeNull();
    expect((await read('Oswald and Lora open a bakery.')).type.header).toBeNull();
  });

  it('are overridden by the form', async () => {
    expect((await assist('Headlines in Oswald.', { primaryFont: 'Lora' })).type.header).toBe('Lora');
  });
});

describe('the preferences', () => {
  it('apply to what the brief does not state, with reasons', async () => {
    const direction = await read(
      'A practice for us all.',
      remember({ keptColors: ['#0F766E'], fonts: ['Lora'] }),
    );
    expect(primaryOf(direction).hex).toBe('#0F766E');
    expect(direction.type.header).toBe('Lora');
    expect(clausesOf(direction, 'memory')).toEqual([
      '#0F766E: was kept before and reused as the primary color',
      'Lora: was kept before and used again',
    ]);
  });

  it('are overridden by the brief', async () => {
    const direction = await read('A practice in crimson.', remember({ keptColors: ['#0F766E'] }));
    expect(primaryOf(direction).words).toEqual(['crimson']);
    const rejected = await read('A practice in crimson.', remember({ rejectedColors: ['#B3001B'] }));
    expect(primaryOf(rejected).words).toEqual(['crimson']);
  });

  it('exclude rejected colors and those a note excludes', async () => {
    const preferences = remember({ rejectedColors: ['#B3001B'], notes: ['Never use pink.'] });
    const direction = await read('A practice for us all.', preferences);
    expect(clausesOf(direction, 'memory')).toEqual(
      expect.arrayContaining([
        'pink: was rejected before and avoided again',
        '#B3001B: was rejected before and avoided again',
      ]),
    );
    expect(direction.avoid).toHaveLength(2);
  });

  it('provide industry, style and words', async () => {
    const preferences = remember({ industry: 'food', designStyle: 'retro', words: ['quiet'] });
    expect(clausesOf(await read('Something for us all.', preferences), 'memory')).toEqual([
      'Food & Beverage: is the known industry of this project',
      'Retro/Vintage: is the preferred style of this project',
      'quiet: is remembered from earlier briefs and notes',
    ]);
  });
});

describe('a direction', () => {
  it('is the same for the same brief, and for one that differs only in spaces and case', async () => {
    const text = 'A neighbourhood bakery that mills its own flour.';
    expect(await read(text)).toEqual(await read(text));
    expect((await read(`  ${text.replaceAll(' ', '  ')}`)).colorTargets).toEqual(
      (await read(text)).colorTargets,
    );
  });

  it('differs for every other meaning', async () => {
    const texts = [
      'A bakery in the old town.',
      'A brewery in the old town.',
      'A bakery in Lisbon.',
      'A calm bakery in the old town.',
      'A bakery in the old town, no red.',
      'A bakery in the old town, green.',
    ];
    const looks = await Promise.all(
      texts.map(async (text) =>
        JSON.stringify([(await read(text)).colorTargets, (await read(text)).mood, (await read(text)).avoid]),
      ),
    );
    expect(new Set(looks).size).toBe(texts.length);
  });

  it('varies with the seed if the brief is open', async () => {
    const directions = await Promise.all(
      Array.from({ length: 12 }, (_, seed) => read('Our company.', { seed: `${seed}` })),
    );
    const hues = directions.map((direction) => primaryOf(direction).hue);
    expect(new Set(hues).size).toBeGreaterThan(8);
  });

  it('has the name of its mode, or the given one', async () => {
    expect((await read('A bakery for us.')).name).toBe('AI Generated Style');
    expect((await assist('A bakery for us.', {})).name).toBe('Co-Pilot Style');
    expect((await assist('A bakery for us.', { designStyle: 'retro' })).name).toBe('Retro/Vintage Style');
    expect((await read('A bakery for us.', { name: ' Nordlys ' })).name).toBe('Nordlys');
    expect((await read('A bakery for us.', { name: '😀'.repeat(60) })).name).toBe('😀'.repeat(40));
  });

  it('has the named or chosen harmony', async () => {
    expect((await read('A monochrome gallery.')).harmony).toBe('monochromatic');
    expect((await assist('A monochrome gallery.', { colorHarmony: 'triadic' })).harmony).toBe('triadic');
    expect((await read('A gallery for us.')).harmony).toBe('auto');
  });
});

const HOSTILE = [
  '__proto__ constructor',
  'constructor prototype hasOwnProperty toString valueOf',
  '\ud800\udfff\udc00 lone surrogates \ud83d',
  '<script>alert(1)</script> {{y}} %00 \u0000',
  '#'.repeat(500),
  '((((((((((((((((((((rgb(((((((((',
  'nicht '.repeat(60),
  '\u202eright to left\u202c \u0301\u0301\u0301\u0301 zalgo',
  'no no no no, or or or, and and and',
  '\n\n\n\n\t\t ......',
  '🎨🎨🎨🎨🎨🎨🎨🎨🎨🎨',
  'ﷺ'.repeat(80),
];

describe('any text', () => {
  const words = fc.constantFrom(
    ...[
      'no',
      'blue',
      'dark',
      'not',
      'and',
      ',',
      '.',
      'bakery',
      '#ff0000',
      'ohne',
      'sin',
      'vert',
      'calm',
      'or',
      'very',
    ],
    ...[
      'dunkelblau',
      'azul-marinho',
      'pas',
      'de',
      'but',
      '__proto__',
      'Oswald',
      'font',
      '\ud800',
      'background',
      'on',
    ],
  );
  const sentences = fc.array(words, { minLength: 3, maxLength: 60 }).map((list) => list.join(' '));
  const anything = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });

  it('gives a valid direction', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(sentences, anything, fc.constantFrom(...HOSTILE)),
        fc.string(),
        async (text, seed) => {
          const description = `brief ${text}`.slice(0, 2000);
          const result = directionSchema.safeParse(await read(description, { seed: seed.slice(0, 50) }));
          expect(result.error?.issues ?? []).toEqual([]);
        },
      ),
      { numRuns: caseCount(500) },
    );
  });

  it('gives a valid direction for 100 KB', async () => {
    for (const text of [
      'a'.repeat(100_000),
      'no blue, '.repeat(11_000),
      'rgb('.repeat(25_000),
      'ohneblau'.repeat(12_500),
    ])
      expect(directionSchema.safeParse(await read(text)).success).toBe(true);
  });

  it('is read up to a fixed length, to bound the time', async () => {
    const long = 'A workshop for clocks and bells. '.repeat(700);
    expect((await read(`${long} in crimson`)).colorTargets).toEqual(
      (await read(`${long} in teal`)).colorTargets,
    );
    expect((await read(`in crimson ${long}`)).colorTargets).not.toEqual(
      (await read(`in teal ${long}`)).colorTargets,
    );
  });
});

describe('what a brief rules out', () => {
  it('does not apply to a color of the form', async () => {
    const direction = await assist('A teal brand for an accounting firm, never red.', {
      primaryColorHex: '#ff0000',
    });
    expect(primaryOf(direction).hex).toBe('#ff0000');
    expect(direction.avoid).toEqual([]);
    expect(clausesOf(direction, 'avoid')).toEqual([]);
  });

  it('does not apply to a neutral of the form', async () => {
    const direction = await assist('A shop for tiles, no black at all.', { primaryColorHex: '#000000' });
    expect(clausesOf(direction, 'avoid')).toEqual([]);
    expect(clausesOf(await read('A shop for tiles, no black at all.'), 'avoid')).toEqual([
      'black: is left out',
    ]);
  });

  it('never includes a color target, even if its hue was rejected before', async () => {
    const preferences = remember({ rejectedColors: ['#FF0000'] });
    const direction = await readBrief(
      parseBrief('copilot', { description: 'A maker of tiles.', primaryColorHex: '#700000' }),
      preferences,
    );
    for (const { hue, spread } of direction.avoid)
      expect(hueDistance(hue, primaryOf(direction).hue)).toBeGreaterThan(spread);
  });

  it.each(['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink'])(
    'may be introduced by: %s',
    async (color) => {
      for (const negator of ['minus', 'excluding', 'except', 'other than']) {
        const direction = await read(`${negator} ${color}, tea house`);
        expect(direction.avoid.map(({ words }) => words)).toEqual([[color]]);
        expect(direction.colorTargets.flatMap(({ words }) => words)).not.toContain(color);
      }
    },
  );

  it('is recognized in every language', async () => {
    const briefs = [
      'sauf rouge, un salon de thé',
      'un salon de thé à l’exception du rouge',
      'außer rot, ein Teehaus',
      'ein Teehaus, ausgenommen rot',
      'casa de té, menos rojo',
      'casa de té, a excepción del rojo',
      'loja de chá, menos vermelho',
      'loja de chá, com exceção do vermelho',
    ];
    for (const brief of briefs) {
      expect((await read(brief)).avoid[0]?.hue, brief).toBe(26);
      expect(primaryOf(await read(brief)).hue, brief).toBeGreaterThan(46);
    }
  });

  it('ends at the adjective after “not too”, but not after “less”', async () => {
    const direction = await read('not too dark, not too light accounting app');
    expect(clausesOf(direction, 'type')).toEqual(['app: asks for technical and modern typefaces']);
    expect((await read('A choir in teal, less corporate blue.')).avoid.map(({ words }) => words)).toEqual([
      ['blue'],
    ]);
  });

  it('is explained as rejected, not as a request', async () => {
    const direction = await read('A brick maker, not playful, not loud');
    expect(clausesOf(direction, 'chroma')).toEqual(['playful,loud: is rejected in favor of quieter colors']);
    expect(clausesOf(direction, 'type')).toContain('loud: is not wanted, so the fonts avoid bold typefaces');
    expect(clausesOf(await read('A quiet choir, not loud'), 'chroma')).toEqual([
      'quiet: asks for quieter colors',
      'loud: is rejected in favor of quieter colors',
    ]);
  });
});

describe('colors without a hue', () => {
  it('come first where they are named', async () => {
    const { colorTargets } = await read('black and white photography studio');
    expect(colorTargets.map(({ words }) => words)).toEqual([['black'], ['white']]);
  });

  it.each([
    'an all black clothing label',
    'a colourless gallery',
    'no colours, a gallery',
    'eine farblose Galerie',
    'une galerie sans couleurs',
    'una galería sin colores',
    'uma galeria sem cores',
  ])('are the only colors of “%s”', async (brief) => {
    const direction = await read(brief);
    expect(direction.colorTargets.map(({ chroma }) => chroma < 0.02)).toEqual([true]);
    expect(direction.mood.chroma).toBe(-1);
  });

  it('do not change the chroma of another color', async () => {
    const direction = await read('A teal choir, all white in its lettering.');
    expect(primaryOf(direction).words).toEqual(['teal']);
    expect(direction.mood.chroma).toBeGreaterThan(-1);
  });

  it('do not exclude an exception', async () => {
    expect(primaryOf(await read('no colours except teal, for a gallery')).words).toEqual(['teal']);
  });

  it('remain separate next to a food, unless they only describe how dark it is', async () => {
    expect((await read('mint on white ice cream')).colorTargets.map(({ words }) => words)).toEqual([
      ['mint'],
      ['white'],
    ]);
    expect(primaryOf(await read('A black coffee bar')).words).toEqual(['black coffee']);
  });
});

describe('colors in a row without commas', () => {
  it('are a list, not one color', async () => {
    const { colorTargets } = await read('red blue yellow green purple orange pink kindergarten');
    expect(colorTargets.map(({ words }) => words[0])).toEqual([
      'red',
      'blue',
      'yellow',
      'green',
      'purple',
      'orange',
      'pink',
    ]);
  });

  it('are one color when they are two', async () => {
    expect((await read('A blue green ruler')).colorTargets.map(({ words }) => words)).toEqual([
      ['blue green'],
    ]);
    expect((await read('A yellow green ruler')).colorTargets.map(({ words }) => words)).toEqual([
      ['yellow green'],
    ]);
  });
});

describe('reasons', () => {
  it.each([
    ['Мастерская для ремонта часов', 'hue-drawn-unread'],
    ['시계를 고치는 작은 공방', 'hue-drawn-unread'],
    ['ورشة صغيرة للساعات', 'hue-drawn-unread'],
    ['xyzzy plugh', 'hue-drawn'],
  ])('say that the language of “%s” is not read: %s', async (description, kind) => {
    expect((await read(description)).reasons.map((reason) => reason.kind)).toContain(kind);
  });

  it('are not quoted as words without a color', async () => {
    expect(clausesOf(await read('avoid yellow; lemon juice stand'), 'hue')[0]).toMatch(
      /^juice,stand: names no color/,
    );
    expect(clausesOf(await read('avoid yellow'), 'hue')[0]).toMatch(/^yellow: leaves the hue open, so /);
  });

  it('state a harmony without an article', async () => {
    const direction = await assist('A maker of tiles.', { colorHarmony: 'analogous' });
    expect(clausesOf(direction, 'harmony')).toEqual(['analogous: asks for analogous harmony']);
  });
});

describe('businessTypes', () => {
  it.each([
    ['finance', 'dependable'],
    ['fintech', 'dependable'],
    ['healthcare', 'reassuring'],
    ['education', 'encouraging'],
    ['retail', 'inviting'],
    ['food', 'appetizing'],
    ['travel', 'welcoming'],
    ['hospitality', 'welcoming'],
    ['manufacturing', 'sturdy'],
    ['real estate', 'settled'],
    ['nonprofit', 'humane'],
    ['non-profit', 'humane'],
    ['government', 'plain-spoken'],
    ['fitness', 'energizing'],
    ['beauty', 'graceful'],
    ['fashion', 'stylish'],
    ['automotive', 'driven'],
    ['technology', 'inventive'],
    ['creative services', 'expressive'],
  ])('are recognized from the name of the industry: %s', async (word, adjective) => {
    expect((await read(`a ${word} brand`)).traits).toContain(adjective);
    expect((await read(`Goldman-style ${word}`)).traits).toContain(adjective);
  });

  it('are recognized from “entertainment”', async () => {
    expect(primaryOf(await read('an entertainment brand')).words).toEqual(['entertainment']);
  });

  it('include brutalism, which is gray and bold', async () => {
    const direction = await read('a brutalist gallery');
    expect(direction.traits).toContain('brutalist');
    expect(primaryOf(direction).chroma).toBeLessThan(0.02);
    expect(direction.type.traits.industrial).toBeGreaterThan(0.5);
  });
});

describe('preferences', () => {
  it('may be partial', async () => {
    const direction = await read('A practice for us all.', { preferences: { keptColors: ['#B3001B'] } });
    expect(primaryOf(direction).hex).toBe('#B3001B');
  });

  it('are rejected with all issues if they are invalid', async () => {
    const preferences = { keptColors: ['#fff'], words: [''] };
    await expect(read('A practice for us all.', { preferences })).rejects.toThrow(
      expect.objectContaining({
        code: 'SK_BRIEF_INVALID',
        issues: [
          expect.objectContaining({ path: 'preferences.keptColors.0' }),
          expect.objectContaining({ path: 'preferences.words.0' }),
        ],
      }),
    );
  });
});
