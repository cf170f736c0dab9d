import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { hueDistance } from '../color/harmony.ts';
import { relativeLuminance } from '../color/wcag-contrast.ts';
import { colorRamp, RAMP_STEPS } from './color-ramp.ts';

const anyHex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const hexesOf = (hex: string) => colorRamp(hex).map((color) => color.hex);
const lightnessOf = (hex: string) => hexToOklch(hex).l;
const baseOf = (hex: string) => colorRamp(hex).find(({ isBase }) => isBase)?.step;

/** How much eight bits per channel may change an OKLCH lightness: near black one bit is a large step. */
const roundingAt = (lightness: number) => (lightness < 0.15 ? 0.04 : 0.008);

const check = (holds: (hex: string) => void, cases = 2_000) =>
  fc.assert(fc.property(anyHex, holds), { numRuns: caseCount(cases) });

describe('colorRamp', () => {
  it('has eleven steps, one of them the color itself byte for byte', () => {
    check((hex) => {
      const ramp = colorRamp(hex);
      expect(ramp.map(({ step }) => step)).toEqual(RAMP_STEPS);
      expect(ramp.filter(({ isBase }) => isBase).map((color) => color.hex)).toEqual([hex]);
    });
  });

  it.each([
    ['#FFFFFF', 50],
    ['#F7F4EC', 50],
    ['#FFE08A', 100],
    ['#F0615F', 400],
    ['#3B82F6', 500],
    ['#0F6B5C', 700],
    ['#14231C', 950],
    ['#000000', 950],
  ])('puts %s at the step of its lightness: %d', (hex, step) => {
    expect(baseOf(hex)).toBe(step);
  });

  it('gets darker with every step, in lightness and in luminance', () => {
    check((hex) => {
      const ramp = hexesOf(hex);
      for (const [index, color] of ramp.entries()) {
        const next = ramp[index + 1];
        if (next === undefined) continue;
        expect(lightnessOf(color) - lightnessOf(next)).toBeGreaterThan(0.012);
        expect(relativeLuminance(color)).toBeGreaterThan(relativeLuminance(next));
      }
    });
  });

  it('has even lightness from the color to each end', () => {
    check((hex) => {
      const ramp = colorRamp(hex);
      const base = ramp.findIndex(({ isBase }) => isBase);
      for (const part of [ramp.slice(0, base + 1), ramp.slice(base)]) {
        const [first, last] = [part[0], part.at(-1)];
        if (first === undefined || last === undefined || first === last) continue;
        const [from, to] = [lightnessOf(first.hex), lightnessOf(last.hex)];
        for (const { step, hex } of part) {
          const even = from + ((to - from) * (step - first.step)) / (last.step - first.step);
          expect(Math.abs(lightnessOf(hex) - even)).toBeLessThan(roundingAt(even));
        }
      }
    });
  });

  it('reaches from a page background to a text color', () => {
    check((hex) => {
      const ramp = hexesOf(hex);
      expect(lightnessOf(ramp[0] ?? '')).toBeGreaterThanOrEqual(0.93);
      expect(lightnessOf(ramp[10] ?? '')).toBeLessThanOrEqual(0.27);
    });
  });

  it('keeps the hue wherever a step has enough chroma to show one', () => {
    check((hex) => {
      const base = hexToOklch(hex);
      if (base.c < 0.04) return;
      for (const color of hexesOf(hex).map(hexToOklch)) {
        if (color.c > 0.04 && color.l > 0.2) expect(hueDistance(color.h, base.h)).toBeLessThan(4.5);
      }
    });
  });

  it('is at most twice as strong as the color, and weaker at both ends than at medium lightness', () => {
    check((hex) => {
      const chroma = hexesOf(hex).map((color) => hexToOklch(color).c);
      expect(Math.max(...chroma)).toBeLessThan(2 * hexToOklch(hex).c + 0.01);
    });
    const chroma = hexesOf('#3B82F6').map((color) => hexToOklch(color).c);
    expect(chroma[0]).toBeLessThan(0.02);
    expect(chroma[5]).toBeGreaterThan(0.18);
    expect(chroma[10]).toBeLessThan(0.09);
  });

  it('gives a gray a ramp of grays, and an off-white a ramp of tinted grays', () => {
    for (const hex of hexesOf('#808080')) expect(hex).toMatch(/^#(..)\1\1$/);
    for (const hex of hexesOf('#F7F4EC')) expect(hexToOklch(hex).c).toBeLessThan(0.03);
  });

  it('rejects a text that is not a hex color', () => {
    expect(() => colorRamp('red')).toThrow(expect.objectContaining({ code: 'SK_COLOR_INVALID' }));
  });
});
