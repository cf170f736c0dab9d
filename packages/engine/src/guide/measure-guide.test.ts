import { describe, expect, it } from 'vitest';
import { guideColors } from './guide.ts';
import { formatMeasure, measureColors, measureFonts } from './measure-guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

describe('measureColors', () => {
  it('measures contrast, hues and differences', () => {
    expect(measureColors(guideColors(SAMPLE_GUIDE)).map((each) => [each.label, formatMeasure(each)])).toEqual(
      [
        ['Signal Coral with black text', '6.58 : 1'],
        ['Harbor Teal on Shell', expect.stringMatching(/^\d\.\d\d : 1$/)],
        ['Open Water on Shell', expect.stringMatching(/^\d\.\d\d : 1$/)],
        ['Hue of Signal Coral', expect.stringMatching(/^\d+°$/)],
        ...['Harbor Teal', 'Tide Teal', 'Open Water', 'Shell', 'Brick Lane', 'Deep Quay'].map((name) => [
          `${name}, hue distance`,
          expect.stringMatching(/^\d+°$/),
        ]),
        ['Most similar colors (CIEDE2000)', expect.stringMatching(/^ΔE \d+\.\d$/)],
        ['The same with a color-vision deficiency', expect.stringMatching(/^ΔE \d+\.\d$/)],
      ],
    );
  });

  it('measures no hue among neutrals', () => {
    const neutral = guideColors(SAMPLE_GUIDE).map((color) => ({ ...color, hex: '#808080' }));
    expect(measureColors(neutral).filter(({ unit }) => unit === '°')).toEqual([]);
  });
});

describe('measureFonts', () => {
  it('lists the weights of each family, and the setting of headings and text', () => {
    const { fonts, typography } = SAMPLE_GUIDE;
    const measures = measureFonts(fonts.header, fonts.body, typography);
    expect(measures.map((each) => [each.label, formatMeasure(each)])).toEqual([
      ['Weights of Playfair Display', '600, 700'],
      ['Weights of Work Sans', '300, 400, 500'],
      ['Line height of headings', '1.2'],
      ['Tracking of headings', '-0.025 em'],
      ['Line height of text', '1.6'],
    ]);
  });
});
