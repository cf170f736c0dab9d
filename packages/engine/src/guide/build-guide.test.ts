import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDirection, nameByHex } from '../../test/make-direction.ts';
import { caseCount } from '../../test/sample-size.ts';
import type { Reason } from '../brief/reason-schema.ts';
import { HARMONY_TYPES } from '../color/harmony-types.ts';
import { readableText } from '../color/readable-text.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { paletteHue } from '../palette/palette-hues.ts';
import { findFont } from '../typography/font-catalog.ts';
import { buildGuide } from './build-guide.ts';
import { guideColors, guideSchema } from './guide.ts';
import { measurePalette } from './palette-measures.ts';
import { parseGuide } from './parse-guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

/** A stated number is never more than the measured one, and less than a step below it. */
function expectRoundedDown(stated: number, measured: number, step: number): void {
  expect(stated).toBeLessThanOrEqual(measured + 1e-6);
  expect(stated).toBeGreaterThan(measured - 1.1 * step);
}

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

  it('states only numbers that match measurements of the guide, apart from the prose', () => {
    for (let seed = 0; seed < 80; seed++) {
      const hue = (seed * 37) % 360;
      const colorTargets = [{ lightness: 0.35 + (seed % 5) / 10, chroma: 0.13, hue, hex: null, words: [] }];
      const guide = buildGuide(makeDirection({ seed: `${seed}`, colorTargets }), nameByHex);
      const { content, measured = [] } = guide.colors.explanation;
      const stated = (label: string) => measured.find((each) => each.label.includes(label))?.values[0] ?? -1;
      const hexes = guideColors(guide).map(({ hex }) => hex);
      const [primary = '', dark = '', , highlight = '', light = ''] = hexes;
      const { minDifference, minDeficientDifference } = measurePalette(hexes);

      expect(content).not.toMatch(/\d : 1|°|ΔE/);
      expect(stated('Hue of')).toBe(Math.round(paletteHue(primary) ?? Number.NaN) % 360);
      const text = readableText(primary);
      expectRoundedDown(
        stated(`with ${text === '#000000' ? 'black' : 'white'} text`),
        wcagContrast(primary, text),
        0.01,
      );
      expectRoundedDown(stated(`${nameByHex(dark)} on`), wcagContrast(dark, light), 0.01);
      expectRoundedDown(stated(`${nameByHex(highlight)} on`), wcagContrast(highlight, light), 0.01);
      expectRoundedDown(stated('Most similar'), minDifference, 0.1);
      expectRoundedDown(stated('color-vision'), minDeficientDifference, 0.1);
    }
  });

  it('explains use before proportion, and then what to avoid', () => {
    const { content } = buildGuide(makeDirection(), nameByHex).colors.explanation;
    const positions = ['Use ', 'As a rule of thumb', 'Do not', '“bakery”'].map((part) =>
      content.indexOf(part),
    );
    expect(positions.filter((position) => position >= 0).length).toBeGreaterThanOrEqual(3);
    expect(positions[0]).toBe(0);
    expect(positions.filter((position) => position >= 0)).toEqual(
      positions.filter((position) => position >= 0).sort((a, b) => a - b),
    );
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
    expect(explain({ kind: 'hue-drawn-unread', words: ['чай'], color: 'teal' })).toContain(
      '“чай” is in a language that is not read, so teal was derived from the whole text.',
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

  it('states the weights and the setting of both roles when one family sets all', () => {
    const type = { header: 'Lora' as const, body: 'Lora' as const, traits: {}, uses: [] };
    const { fonts, typography } = buildGuide(makeDirection({ type }), nameByHex);
    const weights = [...new Set([...fonts.header.weights, ...fonts.body.weights].map(Number))].sort(
      (a, b) => a - b,
    );
    expect(weights.length).toBeGreaterThan(2);
    expect(fonts.explanation.measured).toEqual([
      { label: 'Weights of Lora', values: weights, unit: '' },
      { label: 'Line height of headings', values: [typography.headings.lineHeight], unit: '' },
      {
        label: 'Tracking of headings',
        values: [Number.parseFloat(typography.headings.letterSpacing)],
        unit: 'em',
      },
      { label: 'Line height of text', values: [1.6], unit: '' },
    ]);
    expect(fonts.explanation.content).toMatch(/^Set headings and text in /);
  });

  it('uses the right article for the brand', () => {
    expect(buildGuide(makeDirection({ traits: ['energizing'] }), nameByHex).description).toBe(
      'An energizing brand.',
    );
    expect(buildGuide(makeDirection({ traits: ['warm', 'honest'] }), nameByHex).description).toBe(
      'A warm and honest brand.',
    );
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

  it('has the key order of the schema, so that a document and its export have the same bytes', () => {
    for (const guide of [buildGuide(makeDirection({}), nameByHex), SAMPLE_GUIDE])
      expect(JSON.stringify(parseGuide(guide))).toBe(JSON.stringify(guide));
  });
});
