import { describe, expect, it } from 'vitest';
import { maxChroma } from '../color/fit-gamut.ts';
import { hueDistance } from '../color/harmony.ts';
import { fitPrimary } from './fit-primary.ts';
import { isMud } from './mud.ts';
import { PRIMARY_TONES } from './primary-tones.ts';
import { VIVID_CHROMA } from './vividness.ts';

const ranges = PRIMARY_TONES.flatMap(({ hue, toneRanges }) =>
  toneRanges.map((range, index): [string, number, typeof range] => [
    `${hue}°, range ${index + 1}`,
    hue,
    range,
  ]),
);

describe.each(ranges)('the tones at %s', (_, hue, { lightness, chroma }) => {
  it('are a range', () => {
    expect(lightness[0]).toBeLessThan(lightness[1]);
    expect(chroma[0]).toBeLessThan(chroma[1]);
  });

  it('have colors in sRGB, except for a third of the chroma at most', () => {
    const [darkest, lightest] = lightness;
    const available = Math.max(maxChroma(darkest, hue), maxChroma(lightest, hue));
    expect(available).toBeGreaterThanOrEqual(chroma[0] - (chroma[1] - chroma[0]) / 3);
  });

  it('are neither mud nor pale', () => {
    const [l, c] = [(lightness[0] + lightness[1]) / 2, (chroma[0] + chroma[1]) / 2];
    expect(isMud({ l, c, h: hue })).toBe(false);
    // Only yellow is this light.
    expect(l > 0.84 && hueDistance(hue, 105) > 20).toBe(false);
    expect(c).toBeGreaterThan(0.07);
  });

  it('are kept by fitPrimary', () => {
    const l = (lightness[0] + lightness[1]) / 2;
    const color = { l, c: Math.min((chroma[0] + chroma[1]) / 2, maxChroma(l, hue)), h: hue };
    const fitted = fitPrimary(color, 0);
    expect(Math.abs(fitted.l - color.l)).toBeLessThan(0.03);
    expect(Math.abs(fitted.c - color.c)).toBeLessThan(0.02);
  });
});

describe('PRIMARY_TONES', () => {
  it('are sorted by hue, with gaps of 34° at most', () => {
    const hues = PRIMARY_TONES.map(({ hue }) => hue);
    expect(hues).toEqual([...hues].sort((a, b) => a - b));
    for (const [index, hue] of hues.entries())
      expect(hueDistance(hue, hues[index - 1] ?? hues.at(-1) ?? 0)).toBeLessThanOrEqual(34);
  });

  it('begin with the strongest range of each hue, which is vivid where sRGB has a vivid color', () => {
    for (const { hue, toneRanges } of PRIMARY_TONES) {
      const [bright, ...others] = toneRanges;
      for (const { chroma } of others) expect(chroma[1], `${hue}`).toBeLessThanOrEqual(bright.chroma[1]);
      const isCyan = hueDistance(hue, 195) <= 30;
      expect(bright.chroma[0] > VIVID_CHROMA, `${hue}`).toBe(!isCyan);
    }
  });
});
