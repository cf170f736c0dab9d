import { describe, expect, it } from 'vitest';
import { hexToRgb } from './convert-color.ts';
import { toHex } from './format-color.ts';
import { readableText } from './readable-text.ts';
import { relativeLuminance, wcagContrast } from './wcag-contrast.ts';

/** Luminance at which black and white have equal contrast: √(1.05 × 0.05) − 0.05. */
const CROSSOVER = Math.sqrt(1.05 * 0.05) - 0.05;

function hexOf(r: number, g: number, b: number): string {
  return toHex({ r: r / 255, g: g / 255, b: b / 255 });
}

function levels(step: number): number[] {
  return Array.from({ length: Math.floor(255 / step) + 1 }, (_, at) => at * step);
}

/** A grid of the cube, 3 × 3 × 5 levels wide. */
function gridColors(): string[] {
  const greens = levels(3);
  const blues = levels(5);
  return levels(3).flatMap((r) => greens.flatMap((g) => blues.map((b) => hexOf(r, g, b))));
}

function minContrast(hexes: readonly string[]): number {
  return hexes.reduce((min, hex) => Math.min(min, wcagContrast(hex, readableText(hex))), 21);
}

describe('readableText', () => {
  it.each([
    ['#FFFFFF', '#000000'],
    ['#000000', '#FFFFFF'],
    ['#3B82F6', '#000000'],
    ['#1D4ED8', '#FFFFFF'],
    ['#F59E0B', '#000000'],
    ['#757575', '#FFFFFF'],
    ['#767676', '#000000'],
  ])('on %s is %s', (background, text) => {
    expect(readableText(background)).toBe(text);
  });

  it('reaches 4.58:1 over a dense grid', () => {
    expect(minContrast(gridColors())).toBeGreaterThanOrEqual(4.58);
  });

  it('reaches 4.58:1 on every blue beside the crossover of black and white', () => {
    const near = gridColors().filter((hex) => Math.abs(relativeLuminance(hex) - CROSSOVER) < 0.004);
    const nearby = near.flatMap((hex) => {
      const { r, g, b } = hexToRgb(hex);
      return [-2, -1, 1, 2].map((step) => toHex({ r, g, b: b + step / 255 }));
    });
    expect(nearby.length).toBeGreaterThan(5_000);
    expect(minContrast(nearby)).toBeGreaterThanOrEqual(4.58);
  });

  it('always has the higher contrast of the two', () => {
    for (let value = 0; value <= 0xffffff; value += 4099) {
      const hex = `#${value.toString(16).padStart(6, '0')}`;
      const other = readableText(hex) === '#000000' ? '#FFFFFF' : '#000000';
      expect(wcagContrast(hex, readableText(hex))).toBeGreaterThanOrEqual(wcagContrast(hex, other));
    }
  });
});
