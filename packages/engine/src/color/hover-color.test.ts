import { describe, expect, it } from 'vitest';
import { colorDifference } from './color-difference.ts';
import { hoverColor } from './hover-color.ts';
import { mixColors } from './mix-color.ts';
import { wcagContrast } from './wcag-contrast.ts';

const PALETTE = ['#FFFFFF', '#1D4ED8', '#4B5563', '#374151', '#F59E0B'];

describe('hoverColor', () => {
  it.each([
    ['#3B82F6', '#326FD1'],
    ['#3b82f6', '#326FD1'],
    ['#FFFFFF', '#D9D9D9'],
    ['#F59E0B', '#D08609'],
    ['#404040', '#363636'],
  ])('of %s is 85 % of it with 15 % black: %s', (base, hover) => {
    expect(hoverColor(base)).toBe(hover);
    expect(hoverColor(base, PALETTE)).toBe(hover);
  });

  it.each(['#000000', '#0A0A0A', '#131416', '#111827'])(
    'of %s, where the mix is invisible, is a palette color',
    (base) => {
      const hover = hoverColor(base, PALETTE);
      expect(colorDifference(base, mixColors(base, '#000000', 0.85))).toBeLessThan(2);
      expect(PALETTE).toContain(hover);
      expect(wcagContrast(base, hover)).toBeGreaterThanOrEqual(1.5);
      expect(wcagContrast(base, hover)).toBeLessThanOrEqual(7);
    },
  );

  it('returns the palette color nearest in contrast, the earlier one of a tie', () => {
    expect(hoverColor('#000000', PALETTE)).toBe('#374151');
    expect(hoverColor('#000000', ['#4b5563', '#4B5563'])).toBe('#4b5563');
  });

  it('returns the mix when no palette color has a contrast between 1.5 and 7', () => {
    expect(hoverColor('#131416', ['#FFFFFF', '#131416', '#16181A'])).toBe('#101113');
    expect(hoverColor('#000000')).toBe('#000000');
  });

  it('changes every base visibly when there is a palette', () => {
    for (let value = 0; value <= 0xffffff; value += 65_521) {
      const base = `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
      expect(colorDifference(base, hoverColor(base, PALETTE))).toBeGreaterThanOrEqual(2);
    }
  });
});
