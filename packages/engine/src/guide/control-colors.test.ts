import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeDirection, nameByHex } from '../../test/make-direction.ts';
import { caseCount } from '../../test/sample-size.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { hueDistance } from '../color/harmony.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { DEFAULT_SETTINGS, parseSettings } from '../settings/guide-settings.ts';
import { buildGuide } from './build-guide.ts';
import { borderColors, filledColors, foregroundColors, toOpaqueHex } from './control-colors.ts';
import { guideColors } from './guide.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';
import { surfacesOf } from './surface.ts';

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

function guideOf(hex: string) {
  const colorTargets = [{ lightness: 0.5, chroma: 0.1, hue: 0, hex, words: [] }];
  return buildGuide(makeDirection({ colorTargets }), nameByHex);
}

describe('filledColors and foregroundColors', () => {
  it('have readable text for any given color, at rest and on hover, on both surfaces', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const guide = guideOf(hex);
        for (const { rest, hover } of filledColors(guide, DEFAULT_SETTINGS.buttons)) {
          expect(wcagContrast(rest.background, rest.text)).toBeGreaterThanOrEqual(4.5);
          expect(wcagContrast(hover.background, hover.text)).toBeGreaterThanOrEqual(4.5);
        }
        for (const surface of surfacesOf(guide)) {
          for (const { foreground, hoverForeground } of foregroundColors(guide, surface)) {
            for (const background of [surface.background, surface.raised]) {
              expect(wcagContrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
              expect(wcagContrast(hoverForeground, background)).toBeGreaterThanOrEqual(4.5);
            }
          }
        }
      }),
      { numRuns: caseCount(150) },
    );
  });

  it('keep the hue of the color in an adjusted foreground', () => {
    const colors = guideColors(SAMPLE_GUIDE);
    for (const surface of surfacesOf(SAMPLE_GUIDE)) {
      for (const [index, { foreground }] of foregroundColors(SAMPLE_GUIDE, surface).entries()) {
        const [before, after] = [hexToOklch(colors[index]?.hex ?? ''), hexToOklch(foreground)];
        expect(hueDistance(before.h, after.h)).toBeLessThan(6);
      }
    }
  });

  it('use the color itself as foreground where it is readable', () => {
    const [light] = surfacesOf(SAMPLE_GUIDE);
    const teal = foregroundColors(SAMPLE_GUIDE, light).find(({ role }) => role === 'secondary-1');
    expect(teal?.foreground).toBe(SAMPLE_GUIDE.colors.secondary[0].hex);
  });

  it('apply custom hover colors to their own roles only', () => {
    const { buttons } = parseSettings({
      buttons: {
        secondaryHover: { background: '#123456', text: '' },
        accentHover: { background: '', text: '#FFFFFF' },
      },
    });
    const hovers = new Map(filledColors(SAMPLE_GUIDE, buttons).map(({ role, hover }) => [role, hover]));
    const usual = new Map(
      filledColors(SAMPLE_GUIDE, DEFAULT_SETTINGS.buttons).map(({ role, hover }) => [role, hover]),
    );
    expect(hovers.get('secondary-2')).toEqual({ background: '#123456', text: '#FFFFFF' });
    expect(hovers.get('accent-1')).toEqual({
      background: usual.get('accent-1')?.background,
      text: '#FFFFFF',
    });
    expect(hovers.get('primary')).toEqual(usual.get('primary'));
  });
});

describe('borderColors', () => {
  it('give every filled button 3 : 1 to its surface, by the fill or by a necessary border', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (hex, hoverHex) => {
        const guide = guideOf(hex);
        const { buttons } = parseSettings({ buttons: { accentHover: { background: hoverHex, text: '' } } });
        const solids = filledColors(guide, buttons);
        const all = surfacesOf(guide).flatMap((surface) =>
          borderColors(guide, surface, solids, foregroundColors(guide, surface)).flatMap(
            ({ border, hoverBorder }, index) => [
              { surface, border, fill: solids[index]?.rest.background ?? '' },
              { surface, border: hoverBorder, fill: solids[index]?.hover.background ?? '' },
            ],
          ),
        );
        expect(all).toHaveLength(2 * 7 * 2);
        for (const { surface, border, fill } of all) {
          const behind = [surface.background, surface.raised];
          expect(border === null).toBe(behind.every((background) => wcagContrast(fill, background) >= 3));
          for (const background of behind) {
            expect(wcagContrast(border ?? fill, background)).toBeGreaterThanOrEqual(3);
          }
        }
      }),
      { numRuns: caseCount(100) },
    );
  });

  it('draw a border around a hover background that cannot be measured', () => {
    const { buttons } = parseSettings({
      buttons: { primaryHover: { background: 'var(--x, #000)', text: '' } },
    });
    for (const surface of surfacesOf(SAMPLE_GUIDE)) {
      const foregrounds = foregroundColors(SAMPLE_GUIDE, surface);
      const [primary] = borderColors(SAMPLE_GUIDE, surface, filledColors(SAMPLE_GUIDE, buttons), foregrounds);
      expect(primary?.hoverBorder).toBe(foregrounds[0]?.foreground);
    }
  });
});

describe('automatic text on a custom hover background', () => {
  it.each([
    ['var(--accent-4)', '#FFFFFF'],
    ['var(--accent-2)', '#000000'],
    ['color-mix(in srgb, var(--accent-4) 90%, white)', '#FFFFFF'],
    ['rgba(0, 0, 0, 0.6)', '#FFFFFF'],
    ['rgba(255, 255, 255, 0.6)', '#000000'],
    // A variable of the page: the text of the button at rest.
    ['var(--elsewhere, #000000)', '#000000'],
  ])('%s → %s', (background, text) => {
    const { buttons } = parseSettings({ buttons: { primaryHover: { background, text: '' } } });
    expect(filledColors(SAMPLE_GUIDE, buttons)[0]?.hover).toEqual({ background, text });
  });
});

describe('toOpaqueHex', () => {
  it.each([
    ['#abc', '#AABBCC'],
    ['rgb(31, 78, 107)', '#1F4E6B'],
    ['#1F4E6B80', null],
    ['rgba(0, 0, 0, 0.5)', null],
    ['var(--primary)', null],
    ['color-mix(in srgb, red, blue)', null],
    ['', null],
  ])('%s → %s', (css, hex) => {
    expect(toOpaqueHex(css)).toBe(hex);
  });
});
