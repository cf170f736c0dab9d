import { describe, expect, it } from 'vitest';
import { hexToOklch } from '../../color/convert-color.ts';
import { maxChroma } from '../../color/fit-gamut.ts';
import { toHex } from '../../color/format-color.ts';
import { hueDistance } from '../../color/harmony.ts';
import { parseColor } from '../../color/parse-color.ts';
import { FONT_TRAITS } from '../../typography/font-catalog.ts';
import { INDUSTRY_VALUES } from '../industries.ts';
import { AUDIENCE_CONCEPTS } from './audience-concepts.ts';
import { BUSINESS_TYPE_IDS, findBusinessType } from './business-type-concepts.ts';
import { BUSINESS_TYPE_STYLES } from './business-type-styles.ts';
import { COLOR_CONCEPTS, type ColorConceptId } from './color-concepts.ts';
import { MOOD_CONCEPTS, type MoodConcept } from './mood-concepts.ts';
import { findObject, OBJECT_CONCEPTS, type ObjectConceptId } from './object-concepts.ts';

const colors = Object.entries(COLOR_CONCEPTS);

describe('the colors that words name', () => {
  // The names of CSS are the X11 colors, which most tools agree on; ours have the hue, and are less garish.
  it.each<[ColorConceptId, string]>([
    ['red', 'red'],
    ['green', 'green'],
    ['blue', 'blue'],
    ['crimson', 'crimson'],
    ['maroon', 'maroon'],
    ['coral', 'coral'],
    ['salmon', 'salmon'],
    ['gold', 'gold'],
    ['sienna', 'sienna'],
    ['tan', 'tan'],
    ['khaki', 'khaki'],
    ['olive', 'olive'],
    ['forestGreen', 'forestgreen'],
    ['seaGreen', 'seagreen'],
    ['teal', 'teal'],
    ['turquoise', 'turquoise'],
    ['aqua', 'aqua'],
    ['skyBlue', 'skyblue'],
    ['steelBlue', 'steelblue'],
    ['royalBlue', 'royalblue'],
    ['navy', 'navy'],
    ['midnightBlue', 'midnightblue'],
    ['plum', 'plum'],
    ['orchid', 'orchid'],
    ['magenta', 'magenta'],
    ['hotPink', 'hotpink'],
  ])('%s has the hue of %s in CSS, within 14°', (id, name) => {
    const { h } = hexToOklch(toHex(parseColor(name).rgb));
    expect(hueDistance(COLOR_CONCEPTS[id][0], h)).toBeLessThan(14);
  });

  it('are in sRGB, up to a hundredth of chroma', () => {
    for (const [id, [hue, chroma, lightness]] of colors)
      expect(chroma - maxChroma(lightness, hue), id).toBeLessThan(0.01);
  });

  it('have different names, and neutrals without a visible hue', () => {
    expect(new Set(colors.map(([, [, , , name]]) => name)).size).toBe(colors.length);
    for (const [id, [, chroma, , , specificity]] of colors) {
      if (specificity === 'neutral') expect(chroma, id).toBeLessThan(0.04);
      else expect(chroma, id).toBeGreaterThanOrEqual(0.055);
    }
  });

  it.each<[ColorConceptId, ColorConceptId]>([
    ['navy', 'blue'],
    ['midnightBlue', 'navy'],
    ['forestGreen', 'green'],
    ['bottleGreen', 'forestGreen'],
    ['maroon', 'red'],
    ['anthracite', 'charcoal'],
    ['charcoal', 'gray'],
    ['gray', 'silver'],
    ['beige', 'cream'],
    ['plum', 'lilac'],
  ])('%s is darker than %s', (darker, lighter) => {
    expect(COLOR_CONCEPTS[darker][2]).toBeLessThan(COLOR_CONCEPTS[lighter][2]);
  });
});

describe('the things with a typical color', () => {
  const objects = Object.entries(OBJECT_CONCEPTS).flatMap(([kind, concepts]) =>
    Object.entries(concepts).map(([id, concept]) => ({ kind, id, concept })),
  );

  it('have one kind each, by which they are found', () => {
    expect(new Set(objects.map(({ id }) => id)).size).toBe(objects.length);
    for (const { kind, id, concept } of objects)
      expect(findObject(id as ObjectConceptId)).toEqual({ kind, concept });
    expect(() => findObject('unicorn' as ObjectConceptId)).toThrow(
      new RangeError('unicorn is not an object concept.'),
    );
  });

  it('are in sRGB, up to four hundredths of chroma', () => {
    for (const {
      id,
      concept: [hue, chroma, lightness],
    } of objects)
      expect(chroma - maxChroma(lightness, hue), id).toBeLessThan(0.041);
  });

  // A thing looks like the color of its name.
  it.each<[ObjectConceptId, ColorConceptId]>([
    ['lemon', 'yellow'],
    ['lime', 'lime'],
    ['orangeFruit', 'orange'],
    ['carrot', 'orange'],
    ['tomato', 'red'],
    ['cherry', 'red'],
    ['raspberry', 'raspberry'],
    ['olive', 'olive'],
    ['salmon', 'salmon'],
    ['aubergine', 'aubergine'],
    ['sea', 'skyBlue'],
    ['honey', 'amber'],
  ])('%s is within 25° of %s', (id, color) => {
    expect(hueDistance(findObject(id).concept[0], COLOR_CONCEPTS[color][0])).toBeLessThan(25);
  });
});

describe.each<[string, Readonly<Record<string, MoodConcept>>]>([
  ['moods', MOOD_CONCEPTS],
  ['audiences', AUDIENCE_CONCEPTS],
])('the %s', (_, concepts) => {
  it('shift each part by −1 to 1, and request known fonts by up to 1', () => {
    for (const [id, { shift, fonts, adjective }] of Object.entries(concepts)) {
      for (const part of shift) expect(Math.abs(part), id).toBeLessThanOrEqual(1);
      for (const [trait, weight] of Object.entries(fonts)) {
        expect(FONT_TRAITS, id).toContain(trait);
        expect(weight > 0 && weight <= 1, id).toBe(true);
      }
      expect(adjective, id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    }
  });

  it('suggest hues that are in sRGB and have a name', () => {
    for (const [id, { hues = [] }] of Object.entries(concepts)) {
      for (const [hue, chroma, lightness, weight, name] of hues) {
        expect(chroma - maxChroma(lightness, hue), `${id} ${name}`).toBeLessThan(0.04);
        expect(weight > 0 && name.length > 2, id).toBe(true);
      }
    }
  });
});

describe('the moods', () => {
  // Chroma, lightness or contrast, and the sign of the shift.
  it.each([
    ['loud', 0, 1],
    ['vivid', 0, 1],
    ['calm', 0, -1],
    ['muted', 0, -1],
    ['minimal', 0, -1],
    ['light', 1, 1],
    ['pastel', 1, 1],
    ['dark', 1, -1],
    ['moody', 1, -1],
    ['dramatic', 2, 1],
    ['subtle', 2, -1],
  ] as const)('%s shifts part %d by %d', (id, part, sign) => {
    expect(Math.sign(MOOD_CONCEPTS[id].shift[part])).toBe(sign);
    expect(Math.abs(MOOD_CONCEPTS[id].shift[part])).toBeGreaterThanOrEqual(0.4);
  });
});

describe('the styles of business types', () => {
  it('belong to existing types, within bounds', () => {
    for (const [id, style] of Object.entries(BUSINESS_TYPE_STYLES)) {
      expect(BUSINESS_TYPE_IDS).toContain(id);
      for (const part of style.shift) expect(Math.abs(part), id).toBeLessThanOrEqual(1);
      expect(
        Object.keys(style.fonts).every((trait) => (FONT_TRAITS as readonly string[]).includes(trait)),
        id,
      ).toBe(true);
    }
  });

  it.each(['law', 'funeral', 'therapy', 'notary'] as const)('is sober for %s', (id) => {
    expect(BUSINESS_TYPE_STYLES[id]?.shift[0]).toBeLessThanOrEqual(-0.5);
  });

  it('leave at least one type to each industry but “other”', () => {
    const fields = new Set(BUSINESS_TYPE_IDS.map((id) => findBusinessType(id).industry));
    for (const value of INDUSTRY_VALUES) if (value !== 'other') expect(fields, value).toContain(value);
  });
});
