import { describe, expect, it } from 'vitest';
import { analyzeText } from './analyze-text.ts';
import { findFonts } from './find-fonts.ts';

const fontsIn = async (text: string) => {
  const { header, body } = findFonts(await analyzeText(text));
  return [header?.words ?? null, body?.words ?? null];
};

describe('findFonts', () => {
  it.each<[string, string | null, string | null]>([
    ['Roboto and Merriweather.', 'Roboto', 'Merriweather'],
    ['Merriweather, then Roboto, then Raleway.', 'Merriweather', 'Roboto'],
    ['Set everything in Playfair Display.', 'Playfair Display', null],
    ['IBM Plex Mono for the code.', 'IBM Plex Mono', null],
    // Beside a word about text it is the body font.
    ['Open Sans for body text.', null, 'Open Sans'],
    ['Headlines in Raleway, body text in Roboto.', 'Raleway', 'Roboto'],
    ['Body text in Roboto, headlines in Raleway.', 'Raleway', 'Roboto'],
    // Names of ordinary words count near a word about type only.
    ['The font is Montserrat.', 'Montserrat', null],
    ['A hotel in Montserrat.', null, null],
    ['Headlines in Oswald.', 'Oswald', null],
    ['Oswald opens his shop.', null, null],
    // A name has a capital.
    ['We like open sans.', null, null],
    ['roboto', null, null],
    ['Not Roboto.', null, null],
    ['No more Roboto, please.', null, null],
    ['Never use Roboto.', null, null],
    ['Never again use Roboto.', null, null],
    ['Roboto Slab is not ours.', 'Roboto', null],
    ['', null, null],
  ])('in “%s” are %s and %s', async (text, header, body) => {
    expect(await fontsIn(text)).toEqual([header, body]);
  });
});
