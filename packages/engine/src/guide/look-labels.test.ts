import { describe, expect, it } from 'vitest';
import { type FontName, findFont } from '../typography/font-catalog.ts';
import { resolveWeight } from '../typography/font-weight.ts';
import { chooseLook, type Look } from './choose-look.ts';
import type { ShapeCriteria } from './choose-shape.ts';
import { deriveSurfaces } from './derive-surfaces.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

function family(name: FontName) {
  const font = findFont(name);
  if (font === null) throw new RangeError(`${name} is not in the catalog.`);
  return font;
}

/** The looks of 30 seeds for a dark technical brand, whose labels are often in the header font. */
function looksOf(header: FontName, body: FontName = 'Inter', changes: Partial<ShapeCriteria> = {}): Look[] {
  const pair = { header: family(header), body: family(body) };
  return Array.from({ length: 30 }, (_, seed) =>
    chooseLook(
      { recipe: 'night', traits: { technical: 1 }, seed: `${seed}`, ...changes },
      SAMPLE_GUIDE.colors,
      pair,
    ),
  );
}

const labelsOf = (looks: readonly Look[]) => looks.map(({ elements }) => elements.buttons.label);

describe('the labels of a look', () => {
  it.each<[FontName, boolean]>([
    ['Inter', true],
    ['Montserrat', true],
    ['Nunito', true],
    ['Fira Code', true],
    ['Oswald', true],
    ['Bebas Neue', true],
    ['Playfair Display', false],
    ['Lora', false],
    ['Merriweather', false],
    ['Caveat', false],
    ['Permanent Marker', false],
  ])('may be in the header font %s: %s', (header, isLegible) => {
    const fonts = new Set(labelsOf(looksOf(header)).map(({ font }) => font));
    expect(fonts.has('header')).toBe(isLegible);
    expect(fonts.has('body')).toBe(true);
  });

  it.each<[FontName, number]>([
    ['Inter', 14],
    ['Oswald', 16],
    ['Bebas Neue', 18],
  ])('are in %s at least %d px large', (header, minimumPx) => {
    const labels = labelsOf(looksOf(header)).filter(({ font }) => font === 'header');
    for (const { fontSize } of labels)
      expect(Number.parseFloat(fontSize) * 16).toBeGreaterThanOrEqual(minimumPx);
  });

  it('have a weight that their font has', () => {
    for (const [header, body] of [
      ['Bebas Neue', 'PT Serif'],
      ['Lora', 'Crimson Text'],
    ] as const) {
      for (const { font, fontWeight } of labelsOf(looksOf(header, body)))
        expect(family(font === 'header' ? header : body).weights).toContain(Number(fontWeight));
    }
  });
});

describe('the fonts of a look', () => {
  const looks = looksOf('Inter', 'Work Sans');

  it('load the weight of headings, and bold or beside it semibold', () => {
    for (const { header, heading } of looks) {
      expect(header.weights).toContain(`${heading.weight}`);
      expect(header.weights).toContain(heading.weight > 600 ? '600' : '700');
    }
  });

  it('load regular, bold and the weight of the labels for text', () => {
    for (const { body, elements } of looks) {
      const { font, fontWeight } = elements.buttons.label;
      expect(body.weights).toEqual(
        expect.arrayContaining(['400', '700', font === 'body' ? fontWeight : '500']),
      );
    }
  });

  it('load substitutes of weights that a family does not have', () => {
    const ptSerif = family('PT Serif');
    for (const { body } of looksOf('Inter', 'PT Serif'))
      for (const weight of body.weights)
        expect(resolveWeight(ptSerif.weights, Number(weight))).toBe(Number(weight));
  });
});

describe('the surfaces of a look', () => {
  it('are derived from the colors, with the fill of the shape', () => {
    const { primary, secondary, accent } = SAMPLE_GUIDE.colors;
    const colors = { primary: primary.hex, darkNeutral: secondary[0].hex, lightNeutral: accent[1].hex };
    const derived = (['lighter', 'tinted'] as const).map((fill) =>
      JSON.stringify(deriveSurfaces(colors, fill)),
    );
    for (const { surfaces } of looksOf('Inter')) expect(derived).toContain(JSON.stringify(surfaces));
    const calm = looksOf('Inter', 'Inter', { recipe: 'quiet', traits: { calm: 1 } });
    expect(new Set(calm.map(({ surfaces }) => JSON.stringify(surfaces)))).toEqual(new Set(derived));
  });

  it('are the same for the same criteria', () => {
    expect(looksOf('Inter')).toEqual(looksOf('Inter'));
  });
});
