import { describe, expect, it } from 'vitest';
import { randomGuide } from '../../test/random-guide.ts';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { SEMANTIC_NAMES } from '../palette/semantic-colors.ts';
import { guideColors } from './guide.ts';
import { guideRamps } from './guide-ramps.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';

describe('guideRamps', () => {
  const guide = randomGuide('ramps');
  const ramps = guideRamps(guide);
  const all = [...Object.values(ramps.colors), ...Object.values(ramps.semantic)];

  it('has the seven colors in role order, each unchanged at its base step', () => {
    expect(Object.keys(ramps.colors)).toEqual(PALETTE_ROLES);
    const bases = Object.values(ramps.colors).map(
      ({ base, steps }) => steps.find(({ step }) => step === base)?.hex,
    );
    expect(bases).toEqual(guideColors(guide).map(({ hex }) => hex));
  });

  it('has four semantic colors with readable text on them', () => {
    expect(Object.keys(ramps.semantic)).toEqual(SEMANTIC_NAMES);
    for (const { hex, text, textContrast } of Object.values(ramps.semantic)) {
      expect(textContrast).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(hex, text) - textContrast).toBeGreaterThanOrEqual(0);
      expect(wcagContrast(hex, text) - textContrast).toBeLessThan(0.01);
    }
  });

  it('states the contrast of each step with white, black and both surfaces, never rounded up', () => {
    const { light, dark } = guide.surfaces;
    for (const { hex, contrast } of all.flatMap(({ steps }) => steps)) {
      const measured = {
        white: wcagContrast(hex, '#FFFFFF'),
        black: wcagContrast(hex, '#000000'),
        light: wcagContrast(hex, light.background),
        dark: wcagContrast(hex, dark.background),
      };
      expect(Object.keys(contrast)).toEqual(Object.keys(measured));
      for (const [name, ratio] of Object.entries(contrast)) {
        const exact = measured[name as keyof typeof measured];
        expect(ratio).toBeLessThanOrEqual(exact + 1e-9);
        expect(ratio).toBeGreaterThan(exact - 0.01);
      }
    }
  });

  it('does not change the guide', () => {
    const copy = structuredClone(SAMPLE_GUIDE);
    guideRamps(copy);
    expect(copy).toEqual(SAMPLE_GUIDE);
  });
});
