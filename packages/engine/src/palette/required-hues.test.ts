import { describe, expect, it } from 'vitest';
import type { HarmonyType } from '../color/harmony-types.ts';
import type { RoleColors } from './assign-roles.ts';
import { toFreeColor, toKeptColor } from './planned-color.ts';
import { allowedAngles, distributeHues, rotateToHarmony } from './required-hues.ts';

const at = (h: number, c = 0.15) => toFreeColor({ l: 0.5, c, h });

describe('allowedAngles', () => {
  it.each<[HarmonyType, number, { hue: number; spread: number }[], number[]]>([
    ['triadic', 30, [], [0, 120, 240]],
    ['triadic', 30, [{ hue: 150, spread: 10 }], [0, 240]],
    ['analogous', 350, [{ hue: 20, spread: 5 }], [0, 330]],
    ['square', 10, [{ hue: 10, spread: 20 }], [0, 90, 180, 270]],
    ['complementary', 0, [{ hue: 0, spread: 180 }], [0]],
  ])('%s from %d° without %j', (type, anchor, avoid, angles) => {
    expect(allowedAngles(type, anchor, avoid)).toEqual(angles);
  });
});

describe('rotateToHarmony', () => {
  it.each([
    [100, 30, 150],
    [80, 30, 30],
    [10, 30, 30],
    [270, 30, 270],
    [60, 300, 60],
    [355, 0, 0],
  ])('rotates %d° in a triad from %d° to %d°', (hue, anchor, expected) => {
    const rotated = rotateToHarmony(at(hue), anchor, [0, 120, 240]);
    expect(rotated).toEqual({ ...at(hue), target: { l: 0.5, c: 0.15, h: expected } });
  });

  it('does not change given colors and neutrals', () => {
    const [given, gray] = [toKeptColor('#C4532F'), at(100, 0.019)];
    expect(rotateToHarmony(given, 200, [0, 180])).toBe(given);
    expect(rotateToHarmony(gray, 200, [0, 180])).toBe(gray);
  });
});

describe('distributeHues', () => {
  const free: RoleColors = [at(0), null, null, null, null, null, null];
  const requested = (role: number, hue: number, c?: number): RoleColors =>
    free.map((color, index) => (index === role ? at(hue, c) : color));

  it.each<[string, number[], RoleColors, [number, number, number | null, number | null]]>([
    ['monochromatic', [0], free, [0, 0, null, null]],
    ['complementary', [0, 180], free, [180, 0, null, null]],
    ['analogous', [0, 30, 330], free, [30, 330, null, null]],
    ['triadic', [0, 120, 240], free, [120, 240, null, null]],
    ['tetradic', [0, 60, 180, 240], free, [180, 60, 240, null]],
    ['square', [0, 90, 180, 270], free, [180, 270, 90, null]],
    ['a triad with a requested companion', [0, 120, 240], requested(2, 118), [240, 0, null, null]],
    ['a square with a requested highlight', [0, 90, 180, 270], requested(3, 180), [90, 270, 90, null]],
    [
      'a triad with a gray, which takes no angle',
      [0, 120, 240],
      requested(2, 120, 0.01),
      [120, 0, 240, null],
    ],
  ])('%s', (_, angles, roleColors, [highlight, companion, third, fourth]) => {
    expect(distributeHues(0, angles, roleColors)).toEqual({
      highlight,
      companion,
      accents: [third, fourth],
    });
  });

  it('adds the angles to the anchor', () => {
    expect(distributeHues(300, [0, 120, 240], [at(300), null, null, null, null, null, null])).toEqual({
      highlight: 60,
      companion: 180,
      accents: [null, null],
    });
  });
});
