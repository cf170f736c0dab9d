import { describe, expect, it } from 'vitest';
import { colorDifference } from '../color/color-difference.ts';
import { hueDistance } from '../color/harmony.ts';
import { separation, toAppearance } from './appearance.ts';
import { paletteHue } from './palette-hues.ts';
import { repairPalette } from './repair-palette.ts';

const move = (hex: string) => ({ hex, kept: false });
const keep = (hex: string) => ({ hex, kept: true });

describe('repairPalette', () => {
  it('does not change colors that already differ enough, including letter case', () => {
    const hexes = ['#c4532f', '#1F4E6B', '#e8B84A'];
    expect(repairPalette(hexes.map(move))).toEqual({ hexes, meetsRules: true });
  });

  it.each(['#0000FF', '#FFFF00', '#FBE6E3', '#fff9e5', '#050510', '#7B5E2A', '#FFFFFF'])(
    'does not change %s, which is no color that it would choose',
    (hex) => {
      expect(repairPalette([move(hex)])).toEqual({ hexes: [hex], meetsRules: true });
    },
  );

  it('moves the later of two free colors', () => {
    const { hexes } = repairPalette([move('#3B82F6'), move('#C4532F'), move('#3B82F6')]);
    expect(hexes.slice(0, 2)).toEqual(['#3B82F6', '#C4532F']);
    expect(hexes[2]).not.toBe('#3B82F6');
  });

  it('moves the free one of two equal colors just far enough, within its hue', () => {
    const { hexes, meetsRules } = repairPalette([move('#3B82F6'), keep('#3B82F6')]);
    const [moved = '', kept = ''] = hexes;
    expect(kept).toBe('#3B82F6');
    expect(meetsRules).toBe(true);
    expect(separation(toAppearance(moved), toAppearance(kept))).toBeGreaterThanOrEqual(1);
    expect(colorDifference(moved, kept)).toBeLessThan(11);
    expect(hueDistance(paletteHue(moved) ?? Number.NaN, paletteHue(kept) ?? Number.NaN)).toBeLessThanOrEqual(
      4.5,
    );
  });

  it('separates colors that only normal vision can distinguish', () => {
    const [red, green] = ['#C25E3C', '#7F8A35'];
    const before = separation(toAppearance(red), toAppearance(green));
    const { hexes } = repairPalette([keep(red), move(green)]);
    expect(before).toBeLessThan(1);
    expect(separation(toAppearance(red), toAppearance(hexes[1] ?? ''))).toBeGreaterThanOrEqual(1);
  });

  it('reports when kept colors leave no room', () => {
    const grays = Array.from({ length: 64 }, (_, index) => (index * 4).toString(16).padStart(2, '0'));
    const crowd = grays.map((gray) => keep(`#${gray}${gray}${gray}`));
    expect(repairPalette([...crowd, move('#808080')]).meetsRules).toBe(false);
  });
});
