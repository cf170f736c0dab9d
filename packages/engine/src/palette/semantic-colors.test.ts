import { describe, expect, it } from 'vitest';
import { randomGuide } from '../../test/random-guide.ts';
import { caseCount } from '../../test/sample-size.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { guideColors } from '../guide/guide.ts';
import { separation, toAppearance } from './appearance.ts';
import { SEMANTIC_NAMES, type SemanticName, semanticColors } from './semantic-colors.ts';

const HUES: Readonly<Record<SemanticName, readonly [min: number, max: number]>> = {
  success: [138, 169],
  warning: [59, 93],
  danger: [13, 35],
  info: [227, 261],
};

const palettes = Array.from({ length: caseCount(600) }, (_, index) =>
  guideColors(randomGuide(`semantic ${index}`)).map(({ hex }) => hex),
) as [string, ...string[]][];

describe('semanticColors', () => {
  it('gives a green, an amber, a red and a blue for any palette', () => {
    for (const palette of palettes) {
      const colors = semanticColors(palette);
      for (const name of SEMANTIC_NAMES) {
        const { h, c } = hexToOklch(colors[name]);
        expect(h, `${name} ${colors[name]}`).toBeGreaterThanOrEqual(HUES[name][0]);
        expect(h, `${name} ${colors[name]}`).toBeLessThanOrEqual(HUES[name][1]);
        expect(c).toBeGreaterThan(0.06);
      }
    }
  });

  it('separates them from each other and from the palette, with any color vision', () => {
    for (const palette of palettes) {
      const colors = Object.values(semanticColors(palette)).map(toAppearance);
      const all = [...palette.map(toAppearance), ...colors];
      for (const color of colors) {
        for (const other of all.filter((candidate) => candidate !== color)) {
          expect(separation(color, other), `${color.hex} ${other.hex}`).toBeGreaterThanOrEqual(1);
        }
      }
    }
  });

  it('does not repeat a palette that consists of the semantic colors', () => {
    const usual = semanticColors(['#7A3FF2']);
    const again = semanticColors(['#7A3FF2', ...Object.values(usual)]);
    for (const color of Object.values(again).map(toAppearance)) {
      for (const twin of Object.values(usual).map(toAppearance)) {
        expect(separation(color, twin)).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('is quieter for a quiet primary and darker for a dark one', () => {
    const chroma = (primary: string) => hexToOklch(semanticColors([primary]).success).c;
    const lightness = (primary: string) => hexToOklch(semanticColors([primary]).success).l;
    expect(chroma('#8A8A8A')).toBeLessThan(chroma('#8C5CF6') - 0.02);
    expect(lightness('#1B1440')).toBeLessThan(lightness('#C9B8FF') - 0.05);
  });

  it('gives the same colors again', () => {
    expect(semanticColors(['#F0615F'])).toEqual(semanticColors(['#F0615F']));
  });
});
