import { describe, expect, it } from 'vitest';
import {
  FIRST_POSITION,
  formatHue,
  formatPercent,
  toPosition,
  toPositionHex,
  withNudge,
} from './color-position.ts';

/** Every eleventh channel value, and 255. */
const CHANNELS = [...Array.from({ length: 24 }, (_, index) => index * 11), 255];
const toTwoDigits = (channel: number) => channel.toString(16).padStart(2, '0').toUpperCase();
const HEXES = CHANNELS.flatMap((r) =>
  CHANNELS.flatMap((g) => CHANNELS.map((b) => `#${[r, g, b].map(toTwoDigits).join('')}`)),
);
const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

describe('color position', () => {
  it('converts back to the color within two 8-bit steps per channel', () => {
    const mismatches = HEXES.filter((color) => {
      const result = channels(toPositionHex(toPosition(color, FIRST_POSITION)));
      return channels(color).some((channel, index) => Math.abs(channel - (result[index] ?? 0)) > 2);
    });
    expect(mismatches).toEqual([]);
  });

  it('is a valid color at every edge', () => {
    const edges = [0, 1].flatMap((chroma) => [0, 1].map((lightness) => ({ hue: 360, chroma, lightness })));
    expect(edges.map(toPositionHex)).toEqual(['#000000', '#FFFFFF', '#000000', '#FFFFFF']);
  });

  it('keeps the previous hue for gray, and the chroma for black and white', () => {
    const before = { hue: 123, chroma: 0.4, lightness: 0.5 };
    expect(toPosition('#808080', before)).toMatchObject({ hue: 123, chroma: 0 });
    expect(toPosition('#000000', before)).toEqual({ hue: 123, chroma: 0.4, lightness: 0 });
    expect(toPosition('#FFFFFF', before)).toMatchObject({ hue: 123, chroma: 0.4 });
  });
});

describe('nudge', () => {
  const place = { hue: 350, chroma: 0.5, lightness: 0.5 };

  it('moves by 5% of the axis, or by 1% in fine steps', () => {
    expect(withNudge(place, 'lightness', { direction: 1, isFine: false }).lightness).toBeCloseTo(0.55, 10);
    expect(withNudge(place, 'chroma', { direction: -1, isFine: true }).chroma).toBeCloseTo(0.49, 10);
  });

  it('wraps the hue and clamps the other axes', () => {
    expect(withNudge(place, 'hue', { direction: 1, isFine: false }).hue).toBeCloseTo(8, 10);
    expect(withNudge({ ...place, hue: 5 }, 'hue', { direction: -1, isFine: false }).hue).toBeCloseTo(347, 10);
    expect(
      withNudge({ ...place, lightness: 0.98 }, 'lightness', { direction: 1, isFine: false }).lightness,
    ).toBe(1);
    expect(withNudge({ ...place, chroma: 0.02 }, 'chroma', { direction: -1, isFine: false }).chroma).toBe(0);
  });
});

it('formats percentages and hues', () => {
  expect(formatPercent(0.6249)).toBe('62%');
  expect(formatHue(359.7)).toBe('0°');
});
