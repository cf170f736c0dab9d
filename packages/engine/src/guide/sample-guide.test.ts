import { describe, expect, it } from 'vitest';
import { checkGuide } from '../check/check-guide.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { findFont } from '../typography/font-catalog.ts';
import { guideSchema } from './guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

describe('the sample guide', () => {
  it('is a valid guide without findings', () => {
    expect(guideSchema.parse(SAMPLE_GUIDE)).toEqual(SAMPLE_GUIDE);
    expect(checkGuide(SAMPLE_GUIDE)).toEqual([]);
  });

  it('has the specified colors: coral red, two teals, split complementary', () => {
    const hue = (hex: string) => hexToOklch(hex).h;
    const { primary, secondary, accent, harmony } = SAMPLE_GUIDE.colors;
    expect(hue(primary.hex)).toBeGreaterThan(15);
    expect(hue(primary.hex)).toBeLessThan(35);
    for (const { hex } of secondary) expect(Math.abs(hue(hex) - 180)).toBeLessThan(15);
    expect(accent).toHaveLength(4);
    expect(harmony?.type).toBe('split-complementary');
  });

  it('pairs a serif display header (600, 700) with a sans body (300, 400, 500)', () => {
    const { header, body } = SAMPLE_GUIDE.fonts;
    expect(findFont(header.name)).toMatchObject({
      category: 'serif',
      character: expect.stringContaining('display'),
    });
    expect(header.weights).toEqual(['600', '700']);
    expect(findFont(body.name)?.category).toBe('sans');
    expect(body.weights).toEqual(['300', '400', '500']);
  });
});
