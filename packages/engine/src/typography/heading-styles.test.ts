import { describe, expect, it } from 'vitest';
import { FONTS, type Font, findFont } from './font-catalog.ts';
import { HEADING_VOICES, type HeadingFace, headingFace, headingStyles } from './heading-styles.ts';

function family(name: string): Font {
  const font = findFont(name);
  if (font === null) throw new RangeError(`${name} is not in the catalog.`);
  return font;
}

/** One family of each kind. */
const FACES: readonly (readonly [HeadingFace, string])[] = [
  ['grotesque', 'Inter'],
  ['geometric', 'Montserrat'],
  ['rounded', 'Nunito'],
  ['condensed', 'Oswald'],
  ['capitals', 'Bebas Neue'],
  ['didone', 'Playfair Display'],
  ['text-serif', 'Lora'],
  ['tall-serif', 'Merriweather'],
  ['mono', 'Fira Code'],
  ['script', 'Pacifico'],
  ['marker', 'Permanent Marker'],
];

describe('headingFace', () => {
  it.each(FACES)('%s: %s', (face, name) => {
    expect(headingFace(family(name))).toBe(face);
  });

  it('is known for every family of the catalog, by its category', () => {
    const facesOf = (category: Font['category']) =>
      new Set(FONTS.filter((font) => font.category === category).map(headingFace));
    expect(facesOf('mono')).toEqual(new Set(['mono']));
    expect(facesOf('serif')).toEqual(new Set(['didone', 'tall-serif', 'text-serif']));
    expect(facesOf('handwriting')).toEqual(new Set(['script', 'marker']));
  });

  it('is unknown for any other family', () => {
    expect(() => headingFace({ ...family('Inter'), name: 'Arial' })).toThrow(
      new RangeError('Arial is not in the font catalog.'),
    );
  });
});

describe.each(FACES)('the headings of a %s face', (_, name) => {
  const mean = (voice: (typeof HEADING_VOICES)[number], part: 'weight' | 'lineHeight' | 'trackingEm') => {
    const styles = headingStyles(family(name), voice);
    return styles.reduce((sum, style) => sum + style[part], 0) / styles.length;
  };

  it('have a setting for every voice, each different', () => {
    for (const voice of HEADING_VOICES) {
      const styles = headingStyles(family(name), voice).map((style) => JSON.stringify(style));
      expect(styles.length).toBeGreaterThanOrEqual(1);
      expect(new Set(styles).size).toBe(styles.length);
    }
  });

  it('are heavier, tighter and denser the louder they are', () => {
    for (const [softer, louder] of [
      ['quiet', 'even'],
      ['even', 'loud'],
    ] as const) {
      expect(mean(louder, 'weight')).toBeGreaterThanOrEqual(mean(softer, 'weight'));
      expect(mean(louder, 'lineHeight')).toBeLessThanOrEqual(mean(softer, 'lineHeight'));
    }
  });

  it('stay in the ranges of a guide', () => {
    for (const { weight, lineHeight, trackingEm } of HEADING_VOICES.flatMap((voice) =>
      headingStyles(family(name), voice),
    )) {
      expect(weight % 100 === 0 && weight >= 100 && weight <= 900).toBe(true);
      expect(lineHeight >= 0.8 && lineHeight <= 1.4).toBe(true);
      expect(Math.abs(trackingEm)).toBeLessThanOrEqual(0.06);
    }
  });
});
