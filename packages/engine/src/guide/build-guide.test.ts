import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDirection, nameByHex } from '../../test/make-direction.ts';
import { caseCount } from '../../test/sample-size.ts';
import type { Reason } from '../brief/reason-schema.ts';
import { HARMONY_TYPES } from '../color/harmony-types.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { anchorHue, paletteHue } from '../palette/palette-hues.ts';
import { findFont } from '../typography/font-catalog.ts';
import { buildGuide } from './build-guide.ts';
import { guideColors, guideSchema } from './guide.ts';
import { measurePalette } from './palette-measures.ts';
import { parseGuide } from './parse-guide.ts';

const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

describe('buildGuide', () => {
  it('makes a document of the schema, whatever the direction holds', () => {
    const unit = fc.double({ min: -1, max: 1, noNaN: true });
    const text = (maxLength: number) =>
      fc.string({ minLength: 1, maxLength }).filter((value) => value.trim() === value && value !== '');
    fc.assert(
      fc.property(
        fc.record({ chroma: unit, lightness: unit, contrast: unit }),
        fc.constantFrom('auto' as const, ...HARMONY_TYPES),
        text(80),
        text(300),
        fc.string({ maxLength: 40 }),
        (mood, harmony, name, exampleText, seed) => {
          const guide = buildGuide(makeDirection({ mood, harmony, name, exampleText, seed }), nameByHex);
          expect(guideSchema.safeParse(guide).error).toBeUndefined();
          expect(parseGuide(JSON.parse(JSON.stringify(guide)))).toEqual(guide);
        },
      ),
      { numRuns: caseCount(150) },
    );
  });

  it('states only numbers that can be measured on the guide itself', () => {
    for (let seed = 0; seed < 80; seed++) {
      const hue = (seed * 37) % 360;
      const wishes = [{ lightness: 0.35 + (seed % 5) / 10, chroma: 0.13, hue, hex: null, words: [] }];
      const guide = buildGuide(makeDirection({ seed: `${seed}`, wishes }), nameByHex);
      const { content } = guide.colors.explanation;
      const hexes = guideColors(guide).map(({ hex }) => hex);
      const [primary = ''] = hexes;
      const { minDifference, minDeficientDifference } = measurePalette(hexes);

      expect(number(content, /sits at hue (\d+)°/)).toBe(Math.round(paletteHue(primary) ?? Number.NaN) % 360);
      const ratio = number(content, /text at ([\d.]+) : 1/);
      const measured = wcagContrast(primary, readableText(primary));
      expect(ratio).toBeLessThanOrEqual(measured + 1e-6);
      expect(ratio).toBeGreaterThan(measured - 0.011);
      expect(content).toContain(
        readableText(primary) === '#000000' ? 'carries black text' : 'carries white text',
      );
      const difference = number(content, /at least ΔE ([\d.]+)/);
      expect(difference).toBeLessThanOrEqual(minDifference);
      expect(difference).toBeGreaterThan(minDifference - 0.11);
      const deficient = number(content, /and by ([\d.]+) as people/);
      expect(deficient).toBeLessThanOrEqual(minDeficientDifference);
      expect(deficient).toBeGreaterThan(minDeficientDifference - 0.11);
    }
  });

  it('names the hues of the harmony it states', () => {
    const guide = buildGuide(makeDirection({ harmony: 'triadic' }), nameByHex);
    const stated = [...(guide.colors.harmony?.description.matchAll(/(\d+)°/g) ?? [])].map(([, hue]) =>
      Number(hue),
    );
    const hexes = guideColors(guide).map(({ hex }) => hex);
    const hues = hexes.map(paletteHue).flatMap((hue) => (hue === null ? [] : [Math.round(hue) % 360]));
    expect(guide.colors.harmony?.type).toBe('triadic');
    expect(new Set(stated)).toEqual(new Set([...hues, Math.round(anchorHue(hexes) ?? 0) % 360]));
  });

  it('tells the words a color was read from, and says which colors were given', () => {
    const words = ['Backstube'];
    const wishes = [{ lightness: 0.5, chroma: 0.1, hue: 20, hex: '#b3001B', words }];
    const reasons: Reason[] = [{ kind: 'color-implied', words, color: 'crust', isLead: true }];
    const { content } = buildGuide(makeDirection({ wishes, reasons }), nameByHex).colors.explanation;
    expect(content).toContain('“Backstube” pulls toward crust.');
    expect(content).toContain('#b3001B was given and is kept exactly.');
    expect(content).toContain('built-in generator');
  });

  it('agrees with the number of words', () => {
    const explain = (reason: Reason) =>
      buildGuide(makeDirection({ reasons: [reason] }), nameByHex).colors.explanation.content;
    const implied = { kind: 'color-implied', color: 'crust', isLead: true } as const;
    expect(explain({ ...implied, words: ['bakery', 'flour'] })).toContain(
      '“bakery” and “flour” pull toward crust.',
    );
    expect(explain({ kind: 'hue-excluded', words: ['navy', 'blue'] })).toContain(
      '“navy” and “blue” are ruled out.',
    );
    expect(explain({ kind: 'hue-excluded', words: ['navy'] })).toContain('“navy” is ruled out.');
    expect(explain({ kind: 'color-remembered', words: ['a', 'b'], isLead: true })).toContain(
      '“a” and “b” were kept before, back in the lead now.',
    );
    expect(explain({ kind: 'hue-drawn', words: ['a', 'b'], color: 'teal', isOpen: false })).toContain(
      '“a” and “b” name no color, so teal was drawn from the wording as a whole.',
    );
  });

  it('says when a harmony that was asked for cannot be had, and claims none', () => {
    const wish = (hex: string) => ({ lightness: 0, chroma: 0, hue: 0, hex, words: [] });
    const wishes = [wish('#ff0000'), wish('#00aa00')];
    const { colors } = buildGuide(makeDirection({ harmony: 'analogous', wishes }), nameByHex);
    expect(colors.harmony).toBeUndefined();
    expect(colors.explanation.content).toContain('An analogous palette was asked for, but');
    expect(colors.explanation.content).toContain('#ff0000 and #00aa00 were given and are kept exactly.');
  });

  it('states the weights of both roles when one family sets all', () => {
    const type = { header: 'Lora', body: 'Lora', traits: {} } as const;
    const { fonts } = buildGuide(makeDirection({ type }), nameByHex);
    expect(fonts.explanation.content).toContain('Lora is loaded in weights 400, 500, 600 and 700.');
    expect(fonts.explanation.content).toContain('sets headings and text alike');
  });

  it('puts the right article before the brand', () => {
    expect(buildGuide(makeDirection({ traits: ['energising'] }), nameByHex).description).toBe(
      'An energising brand.',
    );
    expect(buildGuide(makeDirection({ traits: ['warm', 'honest'] }), nameByHex).description).toBe(
      'A warm and honest brand.',
    );
  });

  it('tells colors that stand alike in one breath', () => {
    const { content } = buildGuide(makeDirection({ harmony: 'monochromatic' }), nameByHex).colors.explanation;
    expect(content).toMatch(/On the hue circle Color \w+ (and Color \w+ )?(shares?|lies?) /);
    for (let seed = 0; seed < 40; seed++) {
      const guide = buildGuide(makeDirection({ seed: `${seed}`, harmony: 'analogous' }), nameByHex);
      const places = [...guide.colors.explanation.content.matchAll(/(\d+)° from it|(shares?) its hue/g)].map(
        ([place]) => place,
      );
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('joins what the same words ask for', () => {
    const words = ['playful'];
    const mood = { kind: 'mood', isRaised: true, isRefused: false } as const;
    const reasons: Reason[] = [
      { ...mood, words, part: 'chroma' },
      { ...mood, words, part: 'lightness' },
      { ...mood, words: ['airy'], part: 'lightness' },
    ];
    const { content } = buildGuide(makeDirection({ reasons }), nameByHex).colors.explanation;
    expect(content).toContain(
      '“playful” asks for livelier colors and lighter tones. “airy” asks for lighter tones.',
    );
  });

  it('says of a model’s direction that a model proposed it', () => {
    const guide = buildGuide(makeDirection({ source: 'model' }), nameByHex);
    expect(guide.generatedBy).toBe('model');
    expect(guide.colors.explanation.content).toContain('Proposed by a language model');
    expect(guide.colors.explanation.content).not.toContain('built-in');
  });

  it('loads only weights that exist and sets text only in weights it loads', () => {
    for (let seed = 0; seed < 60; seed++) {
      const guide = buildGuide(makeDirection({ seed: `${seed}` }), nameByHex);
      for (const font of [guide.fonts.header, guide.fonts.body]) {
        expect(findFont(font.name)?.weights.map(String)).toEqual(expect.arrayContaining(font.weights));
        expect(font.url).toContain(font.weights.join(';'));
      }
      expect(guide.fonts.header.weights).toContain(guide.typography.headings.weight);
      expect(guide.fonts.body.weights).toContain(guide.typography.body.weight);
    }
  });
});
