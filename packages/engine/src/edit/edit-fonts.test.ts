import { describe, expect, it } from 'vitest';
import { changeGuide } from '../../test/change-guide.ts';
import { findFont } from '../typography/font-catalog.ts';
import { editFonts } from './edit-fonts.ts';

/** A generated guide in Playfair Display and Work Sans, with labels in the body font at 500. */
const GENERATED = changeGuide((guide) => {
  guide.generatedBy = 'built-in';
});
const HEADER_LABEL = changeGuide((guide) => {
  guide.generatedBy = 'built-in';
  guide.elements.buttons.label = { ...guide.elements.buttons.label, font: 'header', fontWeight: '600' };
});
const CUSTOM = changeGuide((guide) => {
  guide.generatedBy = 'custom';
});

describe('editFonts', () => {
  it.each([
    {},
    { headerFont: 'Playfair Display' },
    { bodyFont: 'Work Sans' },
    { exampleTitle: 'New' },
  ] as const)('returns the original itself for %j', (edits) => {
    expect(editFonts(GENERATED, edits)).toBe(GENERATED);
  });

  it('changes the header font, and leaves the body font as it is', () => {
    const { fonts, typography, elements } = editFonts(GENERATED, { headerFont: 'Oswald' });
    expect(fonts.header.name).toBe('Oswald');
    expect(fonts.body).toBe(GENERATED.fonts.body);
    expect(typography.headings.fontFamily).toBe('Oswald');
    expect(typography.body.fontFamily).toBe('Work Sans');
    expect(elements).toEqual(GENERATED.elements);
  });

  it('changes the body font, and leaves the setting of headings as it is', () => {
    const { fonts, typography } = editFonts(GENERATED, { bodyFont: 'Inter' });
    expect(fonts.header).toBe(GENERATED.fonts.header);
    expect(typography.headings).toBe(GENERATED.typography.headings);
    expect(typography.body).toEqual({
      fontFamily: 'Inter',
      weight: '400',
      lineHeight: 1.6,
      letterSpacing: '0',
    });
    expect(fonts.explanation.title).toBe('About these fonts');
    expect(fonts.explanation.content).toContain('Set text in Inter,');
  });

  it.each<[string, typeof GENERATED, 'headerFont' | 'bodyFont', 'Inter' | 'Lora' | 'Bebas Neue', string[]]>([
    // The label weight 500 and the two body weights.
    ['a generated body', GENERATED, 'bodyFont', 'Inter', ['400', '500', '700']],
    // The label is in the header font at 600; the even heading style adds its weight.
    ['a header that sets labels', HEADER_LABEL, 'headerFont', 'Lora', ['600', '700']],
    ['a custom header', CUSTOM, 'headerFont', 'Lora', ['400', '500', '600', '700']],
    ['a custom body', CUSTOM, 'bodyFont', 'Inter', ['400', '500', '600', '700']],
    ['a header with one weight', GENERATED, 'headerFont', 'Bebas Neue', ['400']],
  ])('loads the weights of %s', (_, guide, part, font, weights) => {
    const { fonts } = editFonts(guide, { [part]: font });
    const changed = fonts[part === 'headerFont' ? 'header' : 'body'];
    expect(changed.weights).toEqual(weights);
    expect(changed.url).toContain(`family=${font.replace(' ', '+')}`);
  });

  it('sets labels in a weight that their new font has', () => {
    expect(findFont('Bebas Neue')?.weights).toEqual([400]);
    const { elements } = editFonts(HEADER_LABEL, { headerFont: 'Bebas Neue' });
    expect(elements.buttons.label).toEqual({ ...HEADER_LABEL.elements.buttons.label, fontWeight: '400' });
    expect(editFonts(HEADER_LABEL, { bodyFont: 'Inter' }).elements.buttons.label.fontWeight).toBe('600');
  });

  it('sets headings in a weight that is loaded', () => {
    for (const headerFont of ['Inter', 'Bebas Neue', 'Caveat', 'Fira Code'] as const) {
      for (const guide of [GENERATED, CUSTOM]) {
        const { fonts, typography } = editFonts(guide, { headerFont });
        expect(fonts.header.weights, headerFont).toContain(typography.headings.weight);
      }
    }
  });

  it.each([
    // Custom guides have one setting: the heaviest weight, 1.2, and negative tracking except for script.
    ['Inter', '700', '-0.025em'],
    ['Caveat', '700', '0'],
  ] as const)(
    'sets headings of a custom guide in %s like those of all faces',
    (headerFont, weight, letterSpacing) => {
      expect(editFonts(CUSTOM, { headerFont }).typography.headings).toEqual({
        fontFamily: headerFont,
        weight,
        lineHeight: 1.2,
        letterSpacing,
      });
    },
  );

  it('measures the new fonts', () => {
    const { measured = [] } = editFonts(CUSTOM, { headerFont: 'Inter', bodyFont: 'Inter' }).fonts.explanation;
    expect(measured[0]).toEqual({ label: 'Weights of Inter', values: [400, 500, 600, 700], unit: '' });
    expect(measured).toHaveLength(4);
  });
});
