import { describe, expect, it } from 'vitest';
import type { Oklch } from '../../color/color-space.ts';
import { COLOR_CONCEPTS, type ColorConceptId } from '../lexicon/color-concepts.ts';
import { MODIFIERS, type ModifierId } from '../lexicon/modifiers.ts';
import { analyzeText } from './analyze-text.ts';
import { findColors } from './find-colors.ts';
import { findFonts } from './find-fonts.ts';
import { mergeColors } from './merge-colors.ts';

async function colorsIn(text: string) {
  const analyzed = await analyzeText(text);
  return mergeColors(findColors(analyzed, new Set()), analyzed);
}

const conceptOf = (id: ColorConceptId): Oklch => {
  const [h, c, l] = COLOR_CONCEPTS[id];
  return { l, c, h };
};

describe('the role of a color', () => {
  it.each([
    ['Our main color is teal.', ['teal: primary']],
    ['Teal as the main color, with crimson accents.', ['Teal: primary', 'crimson: accent']],
    ['Crimson, accents anywhere.', ['Crimson: plain']],
    ['Green on a white background.', ['Green: plain', 'white: background']],
    ['A shop in teal.', ['teal: plain']],
  ])('%s', async (text, roles) => {
    expect((await colorsIn(text)).map(({ words, role }) => `${words}: ${role}`)).toEqual(roles);
  });
});

describe('the modifiers of a color', () => {
  it.each<[string, string, readonly ModifierId[]]>([
    ['A choir in dark orange.', 'dark orange', ['dark']],
    // The intensifier counts, although it is not quoted.
    ['A choir in very dark orange.', 'dark orange', ['dark', 'dark']],
    ['A choir in pale orange.', 'pale orange', ['pale']],
    ['Une chorale en orange très foncé.', 'orange très foncé', ['dark', 'dark']],
  ])('%s', async (text, words, modifiers) => {
    const [found, ...others] = await colorsIn(text);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ words: [words], isModified: true });
    expect(found?.color).toEqual(
      modifiers.reduce<Oklch>((color, id) => MODIFIERS[id](color), conceptOf('orange')),
    );
  });

  it('apply to one color only', async () => {
    const [dark, plain] = await colorsIn('Dark orange and red.');
    expect([dark?.isModified, plain?.isModified]).toEqual([true, false]);
  });

  it('leave a hue in a soft color', async () => {
    const [sage] = await colorsIn('A spa in very pale, muted green.');
    expect(sage?.color.c).toBeGreaterThanOrEqual(0.042);
  });
});

describe('colors beside each other', () => {
  it.each([
    ['A shop in purple blue.', ['purple blue']],
    ['A shop in red green.', ['red', 'green']],
    ['A shop in red blue yellow.', ['red', 'blue', 'yellow']],
    ['A shop in black and white.', ['black', 'white']],
    ['A shop in forest green.', ['forest green']],
    ['Une boutique en rouge brique.', ['rouge brique']],
    ['A bar with black olives.', ['black,olives']],
    ['A shop in blue, green.', ['blue', 'green']],
  ])('%s', async (text, words) => {
    expect((await colorsIn(text)).map((found) => found.words.join(','))).toEqual(words);
  });

  it('of which one is gray are a muted color', async () => {
    const [found] = await colorsIn('A shop in blue gray.');
    expect(found?.color.c).toBe(0.05);
    expect(found?.color.h).toBe(conceptOf('blue').h);
  });

  it('blend in the middle of their hues', async () => {
    const [found] = await colorsIn('A shop in purple blue.');
    const [purple, blue] = [conceptOf('purple'), conceptOf('blue')];
    expect(found?.color.h).toBeCloseTo((purple.h + blue.h) / 2, 9);
    expect(found?.color.l).toBeCloseTo((purple.l + blue.l) / 2, 9);
    expect(found?.color.c).toBeCloseTo(Math.min(purple.c, blue.c) * 0.9, 9);
  });
});

describe('color values', () => {
  it.each([
    ['We use #b3001B now.', '#b3001B'],
    ['We use #abc now.', '#AABBCC'],
    ['We use rgb(59, 130, 246) now.', '#3B82F6'],
  ])('%s', async (text, hex) => {
    expect((await colorsIn(text)).map((found) => found.hex)).toEqual([hex]);
  });
});

describe('the fonts of a text', () => {
  it.each<[string, string | null, string | null]>([
    ['Headlines in Oswald, body text in Lora.', 'Oswald', 'Lora'],
    ['Set everything in Playfair Display.', 'Playfair Display', null],
    ['Open Sans for body text.', null, 'Open Sans'],
    ['Roboto and Merriweather.', 'Roboto', 'Merriweather'],
    ['Not Roboto.', null, null],
    ['A hotel in Montserrat.', null, null],
    ['The font is Montserrat.', 'Montserrat', null],
    ['We like open sans.', null, null],
  ])('%s', async (text, header, body) => {
    const found = findFonts(await analyzeText(text));
    expect([found.header?.name ?? null, found.body?.name ?? null]).toEqual([header, body]);
  });
});
