import { ciede2000, hexToLab, hexToRgb } from '@stylekit/engine/color';
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../../engine/src/seeded-random.ts';
import { findPictureColors, type PictureColor } from './find-colors.ts';

/** Parts of a picture: a color, its number of pixels, and how far channels vary from it. */
type Part = readonly [hex: string, count: number, noise?: number];

function paint(parts: readonly Part[], alpha = 255): number[][] {
  const random = createSeededRandom('picture');
  return parts.flatMap(([hex, count, noise = 0]) => {
    const { r, g, b } = hexToRgb(hex);
    return Array.from({ length: count }, () => [
      ...[r, g, b].map((share) => Math.round(share * 255 + (random() - 0.5) * 2 * noise)),
      alpha,
    ]);
  });
}
const toBytes = (pixels: readonly number[][]) => new Uint8ClampedArray(pixels.flat());
const difference = (a: string, b: string) => ciede2000(hexToLab(a), hexToLab(b));

function findColors(pixels: readonly number[][]): readonly PictureColor[] {
  const found = findPictureColors(toBytes(pixels));
  if (typeof found === 'string') throw new Error(found);
  return found;
}

describe('colors of a picture', () => {
  it('are the exact codes of a flat logo, the brand color first', () => {
    const pixels = paint([
      ['#FFFFFF', 9000],
      ['#C4532F', 800],
      ['#17202A', 500],
    ]);
    expect(findColors(pixels)).toEqual([
      { hex: '#C4532F', share: 800 / 10300 },
      { hex: '#FFFFFF', share: 9000 / 10300 },
      { hex: '#17202A', share: 500 / 10300 },
    ]);
  });

  it('are the centers of noisy parts, each once', () => {
    const parts = [
      ['#2F6F4F', 4000, 12],
      ['#D9C7A0', 3000, 12],
      ['#B0303A', 600, 12],
    ] as const;
    const colors = findColors(paint(parts));
    for (const [hex] of parts) {
      expect(
        colors.filter((color) => difference(color.hex, hex) < 4),
        hex,
      ).toHaveLength(1);
    }
    expect(colors).toHaveLength(parts.length);
  });

  it('include a small vivid part, and prefer it to a large dull one', () => {
    const [primary] = findColors(
      paint([
        ['#8A857B', 9700, 6],
        ['#E4002B', 300],
      ]),
    );
    expect(primary?.hex).toBe('#E4002B');
  });

  it('do not depend on the order of the pixels', () => {
    const pixels = paint([
      ['#2F6F4F', 500, 30],
      ['#D9C7A0', 500, 30],
      ['#1F3FA8', 500, 30],
    ]);
    expect(findColors(pixels.toReversed())).toEqual(findColors(pixels));
  });

  it('ignore transparent pixels', () => {
    const pixels = [...paint([['#00FF00', 500]], 0), ...paint([['#C4532F', 10]])];
    expect(findColors(pixels)).toEqual([{ hex: '#C4532F', share: 1 }]);
  });

  it('are at most six', () => {
    const hexes = ['#E4002B', '#F5A300', '#F7E733', '#2FA84F', '#1FA8C9', '#1F3FA8', '#7A2FA8', '#F299C1'];
    expect(findColors(paint(hexes.map((hex) => [hex, 100])))).toHaveLength(6);
  });

  it('do not exist in a gray or transparent picture', () => {
    expect(
      findPictureColors(
        toBytes(
          paint([
            ['#777777', 900, 2],
            ['#FFFFFF', 900],
          ]),
        ),
      ),
    ).toBe('gray');
    expect(findPictureColors(toBytes(paint([['#C4532F', 10]], 0)))).toBe('transparent');
    expect(findPictureColors(new Uint8ClampedArray())).toBe('transparent');
  });
});
