import { readFileSync } from 'node:fs';
import { convertLrgbToRgb, convertRgbToLrgb } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import type { Rgb } from './color-space.ts';
import { COLOR_VISION_DEFICIENCIES, simulateColorVision, simulateColorVisionRgb } from './color-vision.ts';
import { hexToRgb } from './convert-color.ts';
import { toHex } from './format-color.ts';

type Matrix = readonly (readonly number[])[];

const MACHADO = new URL('../../test/reference/machado-2009.json', import.meta.url);
const { matrices } = JSON.parse(readFileSync(MACHADO, 'utf8')) as {
  matrices: Record<string, Record<string, Matrix>>;
};

const TABLES = [
  ['Protanomaly', 'protanopia'],
  ['Deuteranomaly', 'deuteranopia'],
  ['Tritanomaly', 'tritanopia'],
] as const;
const SEVERITIES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const hexColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

function simulated(matrix: Matrix, hex: string): Rgb {
  const { r, g, b } = convertRgbToLrgb(hexToRgb(hex));
  const rows = matrix.map(([red = 0, green = 0, blue = 0]) => red * r + green * g + blue * b);
  const [red = 0, green = 0, blue = 0] = rows.map((value) => Math.min(Math.max(value, 0), 1));
  return convertLrgbToRgb({ r: red, g: green, b: blue });
}

function apply(matrix: Matrix, hex: string): string {
  return toHex(simulated(matrix, hex));
}

describe('simulateColorVision', () => {
  it.each(TABLES)('multiplies linear light by the matrix of %s', (published, deficiency) => {
    fc.assert(
      fc.property(hexColor, fc.constantFrom(...SEVERITIES), (hex, tenth) => {
        const matrix = matrices[published]?.[(tenth / 10).toFixed(1)] ?? [];
        expect(simulateColorVision(hex, deficiency, tenth / 10)).toBe(apply(matrix, hex));
        const exact = simulated(matrix, hex);
        const rgb = simulateColorVisionRgb(hexToRgb(hex), deficiency, tenth / 10);
        expect(rgb.r).toBeCloseTo(exact.r, 12);
        expect(rgb.g).toBeCloseTo(exact.g, 12);
        expect(rgb.b).toBeCloseTo(exact.b, 12);
      }),
      { numRuns: caseCount(500), seed: 17 },
    );
  });

  it.each(COLOR_VISION_DEFICIENCIES)('changes nothing at severity 0 of %s', (deficiency) => {
    fc.assert(
      fc.property(hexColor, (hex) => simulateColorVision(hex, deficiency, 0) === hex),
      { numRuns: caseCount(500), seed: 18 },
    );
  });

  it('interpolates the matrix between two steps', () => {
    const [low, high] = [matrices['Deuteranomaly']?.['0.3'], matrices['Deuteranomaly']?.['0.4']];
    const between = (low ?? []).map((row, at) =>
      row.map((factor, to) => factor * 0.75 + (high?.[at]?.[to] ?? 0) * 0.25),
    );
    for (const hex of ['#3B82F6', '#EF4444', '#22C55E', '#FACC15']) {
      expect(simulateColorVision(hex, 'deuteranopia', 0.325)).toBe(apply(between, hex));
    }
  });

  it('defaults to full severity, and clamps', () => {
    expect(simulateColorVision('#EF4444', 'protanopia')).toBe(
      simulateColorVision('#EF4444', 'protanopia', 1),
    );
    expect(simulateColorVision('#EF4444', 'protanopia', 7)).toBe(
      simulateColorVision('#EF4444', 'protanopia', 1),
    );
    expect(simulateColorVision('#EF4444', 'protanopia', -7)).toBe('#EF4444');
  });

  it('leaves grays gray', () => {
    for (const deficiency of COLOR_VISION_DEFICIENCIES) {
      for (const hex of ['#000000', '#404040', '#808080', '#C0C0C0', '#FFFFFF']) {
        expect(simulateColorVision(hex, deficiency)).toBe(hex);
      }
    }
  });

  it('brings red and green closer for a deuteranope, blue and green for a tritanope', () => {
    const red = simulateColorVisionRgb(hexToRgb('#D32F2F'), 'deuteranopia');
    const green = simulateColorVisionRgb(hexToRgb('#6A8F00'), 'deuteranopia');
    expect(Math.abs(red.r - green.r)).toBeLessThan(0.15);
    const blue = simulateColorVisionRgb(hexToRgb('#0090B0'), 'tritanopia');
    const teal = simulateColorVisionRgb(hexToRgb('#009070'), 'tritanopia');
    expect(Math.abs(blue.b - teal.b)).toBeLessThan(0.2);
  });

  it('keeps every channel within 0–1', () => {
    fc.assert(
      fc.property(hexColor, fc.constantFrom(...COLOR_VISION_DEFICIENCIES), (hex, deficiency) => {
        for (const channel of Object.values(simulateColorVisionRgb(hexToRgb(hex), deficiency))) {
          expect(channel).toBeGreaterThanOrEqual(0);
          expect(channel).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: caseCount(1_000), seed: 19 },
    );
  });

  it('rejects a severity that is not a number', () => {
    expect(() => simulateColorVision('#EF4444', 'protanopia', Number.NaN)).toThrow('not a number');
  });
});
