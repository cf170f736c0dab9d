import { SAMPLE_GUIDE, wcagContrast } from '@stylekit/engine';
import { formatRatio } from '@stylekit/engine/check';
import { describe, expect, it } from 'vitest';
import { PANEL_ACCENTS, PANEL_PRIMARY, PANEL_RATIOS, PANEL_SECONDARY } from './side-palette.ts';

describe('login side palette', () => {
  it('matches the sample guide', () => {
    const { primary, secondary, accent } = SAMPLE_GUIDE.colors;
    expect([PANEL_PRIMARY.hex, PANEL_PRIMARY.variable]).toEqual([primary.hex, primary.variable]);
    expect([PANEL_SECONDARY.hex, PANEL_SECONDARY.variable]).toEqual([
      secondary[0].hex,
      secondary[0].variable,
    ]);
    expect(PANEL_ACCENTS).toEqual(accent.map((color) => color.hex));
  });

  it.each([
    [PANEL_PRIMARY, PANEL_RATIOS.primary],
    [PANEL_SECONDARY, PANEL_RATIOS.secondary],
  ])('shows the actual contrast of $variable', ({ hex, foreground }, stated) => {
    const ratio = wcagContrast(hex, foreground);
    const other = wcagContrast(hex, foreground === '#000000' ? '#ffffff' : '#000000');
    expect(ratio).toBeGreaterThan(other);
    expect(stated).toBe(`${ratio >= 7 ? 'AAA' : 'AA'} ${formatRatio(ratio)}`);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});
