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
import { joinWords } from './prose.ts';

const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);

describe('buildGuide', () => {
  it('builds a valid document from any direction', () => {
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

  it('states only numbers that match measurements of the guide', () => {
    for (let seed = 0; seed < 80; seed++) {
      const hue = (seed * 37) % 360;
      const colorTargets = [{ lightness: 0.35 + (seed % 5) / 10, chroma: 0.13, hue, hex: null, words: [] }];
      const guide = buildGuide(makeDirection({ seed: `${seed}`, colorTargets }), nameByHex);
      const { content } = guide.colors.explanation;
      const hexes = guideColors(guide).map(({ hex }) => hex);
      const [primary = ''] = hexes;
      const { minDifference, minDeficientDifference } = measurePalette(hexes);

      expect(number(content, /has hue (\d+)°/)).toBe(Math.round(paletteHue(primary) ?? Number.NaN) % 360);
      const ratio = number(content, /text is ([\d.]+) : 1/);
      const measured = wcagContrast(primary, readableText(primary));
      expect(ratio).toBeLessThanOrEqual(measured + 1e-6);
      expect(ratio).toBeGreaterThan(measured - 0.011);
      expect(content).toContain(readableText(primary) === '#000000' ? 'with black text' : 'with white text');
      const difference = number(content, /at least ΔE ([\d.]+)/);
      expect(difference).toBeLessThanOrEqual(minDifference);
      expect(difference).toBeGreaterThan(minDifference - 0.11);
      const deficient = number(content, /and by at least ([\d.]+) with/);
      expect(deficient).toBeLessThanOrEqual(minDeficientDifference);
      expect(deficient).toBeGreaterThan(minDeficientDifference - 0.11);
    }
  });

  it('lists the hues of the stated harmony', () => {
    const guide = buildGuide(makeDirection({ harmony: 'triadic' }), nameByHex);
    const stated = [...(guide.colors.harmony?.description.matchAll(/(\d+)°/g) ?? [])].map(([, hue]) =>
      Number(hue),
    );
    const hexes = guideColors(guide).map(({ hex }) => hex);
    const hues = hexes.map(paletteHue).flatMap((hue) => (hue === null ? [] : [Math.round(hue) % 360]));
    expect(guide.colors.harmony?.type).toBe('triadic');
    expect(new Set(stated)).toEqual(new Set([...hues, Math.round(anchorHue(hexes) ?? 0) % 360]));
  });

  it('quotes the words behind a color, and states which colors were given', () => {
    const words = ['Backstube'];
    const colorTargets = [{ lightness: 0.5, chroma: 0.1, hue: 20, hex: '#b3001B', words }];
    const reasons: Reason[] = [{ kind: 'color-implied', words, color: 'crust', isLead: true }];
    const { content } = buildGuide(makeDirection({ colorTargets, reasons }), nameByHex).colors.explanation;
    expect(content).toContain('“Backstube” suggests crust for the primary color.');
    expect(content).toContain('#b3001B was given and is kept exactly.');
    expect(content).toContain('built-in generator');
  });

  it('uses singular and plural verbs', () => {
    const explain = (reason: Reason) =>
      buildGuide(makeDirection({ reasons: [reason] }), nameByHex).colors.explanation.content;
    const implied = { kind: 'color-implied', color: 'crust', isLead: true } as const;
    expect(explain({ ...implied, words: ['bakery', 'flour'] })).toContain(
      '“bakery” and “flour” suggest crust for the primary color.',
    );
    expect(explain({ kind: 'hue-excluded', words: ['navy', 'blue'] })).toContain(
      '“navy” and “blue” are ruled out.',
    );
    expect(explain({ kind: 'hue-excluded', words: ['navy'] })).toContain('“navy” is ruled out.');
    expect(explain({ kind: 'color-remembered', words: ['a', 'b'], isLead: true })).toContain(
      '“a” and “b” were kept before and reused as the primary color.',
    );
    expect(explain({ kind: 'hue-drawn', words: ['a', 'b'], color: 'teal', isOpen: false })).toContain(
      '“a” and “b” name no color, so teal was derived from the whole text.',
    );
  });

  it('explains that a requested harmony is impossible, and states none', () => {
    const target = (hex: string) => ({ lightness: 0, chroma: 0, hue: 0, hex, words: [] });
    const colorTargets = [target('#ff0000'), target('#00aa00')];
    const { colors } = buildGuide(makeDirection({ harmony: 'analogous', colorTargets }), nameByHex);
    expect(colors.harmony).toBeUndefined();
    expect(colors.explanation.content).toContain('An analogous palette was requested, but');
    expect(colors.explanation.content).toContain('#ff0000 and #00aa00 were given and are kept exactly.');
  });

  it('states the weights of both roles when one family sets all', () => {
    const type = { header: 'Lora' as const, body: 'Lora' as const, traits: {}, uses: [] };
    const { fonts } = buildGuide(makeDirection({ type }), nameByHex);
    const weights = [...new Set([...fonts.header.weights, ...fonts.body.weights])].sort();
    expect(weights.length).toBeGreaterThan(2);
    expect(fonts.explanation.content).toContain(`Lora is loaded in weights ${joinWords(weights)}.`);
    expect(fonts.explanation.content).toContain('is used for headings and text');
  });

  it('uses the right article for the brand', () => {
    expect(buildGuide(makeDirection({ traits: ['energising'] }), nameByHex).description).toBe(
      'An energising brand.',
    );
    expect(buildGuide(makeDirection({ traits: ['warm', 'honest'] }), nameByHex).description).toBe(
      'A warm and honest brand.',
    );
  });

  it('merges colors at the same angle into one clause', () => {
    const { content } = buildGuide(makeDirection({ harmony: 'monochromatic' }), nameByHex).colors.explanation;
    expect(content).toMatch(/On the color wheel, Color \w+ (and Color \w+ )?(shares?|is|are) /);
    for (let seed = 0; seed < 40; seed++) {
      const guide = buildGuide(makeDirection({ seed: `${seed}`, harmony: 'analogous' }), nameByHex);
      const angles = [...guide.colors.explanation.content.matchAll(/(\d+)° from it|(shares?) its hue/g)].map(
        ([description]) => description,
      );
      expect(new Set(angles).size).toBe(angles.length);
    }
  });

  it('merges requests of the same words', () => {
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

  it('states that a model proposed the direction', () => {
    const guide = buildGuide(makeDirection({ source: 'model' }), nameByHex);
    expect(guide.generatedBy).toBe('model');
    expect(guide.colors.explanation.content).toContain('Proposed by a language model');
    expect(guide.colors.explanation.content).not.toContain('built-in');
  });

  it('loads only weights that exist and uses only weights it loads', () => {
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
