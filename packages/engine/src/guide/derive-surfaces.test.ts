import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caseCount } from '../../test/sample-size.ts';
import { hexToOklch } from '../color/convert-color.ts';
import { hueDistance } from '../color/harmony.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { deriveSurfaces } from './derive-surfaces.ts';
import { NEUTRAL_SURFACES } from './surface.ts';

const PINE = { primary: '#2F6B4F', darkNeutral: '#14231C', lightNeutral: '#F7F4EC' };

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const fills = fc.constantFrom('lighter' as const, 'tinted' as const);

describe('deriveSurfaces', () => {
  it('makes the light neutral the light page and a deeper shade of the dark neutral the dark one', () => {
    const { light, dark } = deriveSurfaces(PINE, 'lighter');
    expect(light).toMatchObject({ background: PINE.lightNeutral, text: PINE.darkNeutral, raised: '#FFFFFF' });
    expect(dark.text).toBe(PINE.lightNeutral);
    const [deep, neutral] = [hexToOklch(dark.background), hexToOklch(PINE.darkNeutral)];
    expect(deep.l).toBeLessThan(neutral.l);
    expect(hueDistance(deep.h, neutral.h)).toBeLessThan(12);
  });

  it('tints cards, borders and disabled parts from the neutrals', () => {
    const { light } = deriveSurfaces(PINE, 'tinted');
    expect(hexToOklch(light.raised).l).toBeLessThan(hexToOklch(light.background).l - 0.03);
    expect(hexToOklch(light.raised).c).toBeGreaterThan(hexToOklch(light.background).c);
    for (const hex of [light.border, light.disabledBackground, light.disabledText, light.selection]) {
      expect(hexToOklch(hex).c).toBeGreaterThan(0.002);
    }
  });

  it('keeps neutral surfaces where a given color is no page and no text', () => {
    const { light, dark } = deriveSurfaces(
      { primary: '#F0615F', darkNeutral: '#63B5A2', lightNeutral: '#FBC0B8' },
      'lighter',
    );
    expect(light).toMatchObject({ background: '#FFFFFF', text: NEUTRAL_SURFACES.light.text });
    expect(dark).toMatchObject({
      background: NEUTRAL_SURFACES.dark.background,
      text: NEUTRAL_SURFACES.dark.text,
    });
  });

  it('has readable text and visible borders for any colors, on the page and on cards', () => {
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, fills, (primary, darkNeutral, lightNeutral, fill) => {
        const surfaces = deriveSurfaces({ primary, darkNeutral, lightNeutral }, fill);
        for (const surface of [surfaces.light, surfaces.dark]) {
          for (const background of [surface.background, surface.raised]) {
            expect(wcagContrast(surface.text, background)).toBeGreaterThanOrEqual(4.5);
            expect(wcagContrast(surface.border, background)).toBeGreaterThanOrEqual(3);
          }
          expect(wcagContrast(surface.disabledText, surface.disabledBackground)).toBeGreaterThanOrEqual(4.5);
          expect(wcagContrast(surface.selectionText, surface.selection)).toBeGreaterThanOrEqual(4.5);
        }
        expect(hexToOklch(surfaces.light.background).l).toBeGreaterThan(0.93);
        expect(hexToOklch(surfaces.dark.background).l).toBeLessThan(0.25);
      }),
      { numRuns: caseCount(400) },
    );
  });
});
