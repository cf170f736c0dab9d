import {
  DARK_SURFACE,
  DEFAULT_SETTINGS,
  guideColors,
  LIGHT_SURFACE,
  SAMPLE_GUIDE,
  wcagContrast,
} from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { toElementVariables } from './element-variables.ts';

const { buttons } = DEFAULT_SETTINGS;

describe('the colours of the sample elements', () => {
  it.each([LIGHT_SURFACE, DARK_SURFACE])(
    'read on the $id surface in every role, outlines and links too',
    (surface) => {
      const variables = toElementVariables(SAMPLE_GUIDE, buttons, surface, 'normal');
      const value = (name: string) => variables.get(name) ?? '';
      for (const { variable } of guideColors(SAMPLE_GUIDE)) {
        const name = `--sk-${variable.slice(2)}`;
        expect(wcagContrast(value(`${name}-ink`), surface.background), name).toBeGreaterThanOrEqual(4.5);
        expect(wcagContrast(value(`${name}-text`), value(name)), name).toBeGreaterThanOrEqual(4.5);
        expect(
          wcagContrast(value(`${name}-hover-text`), value(`${name}-hover`)),
          name,
        ).toBeGreaterThanOrEqual(4.5);
      }
      expect(wcagContrast(value('--sk-focus'), surface.background)).toBeGreaterThanOrEqual(3);
    },
  );

  it('keep the brand colour itself on filled buttons', () => {
    const variables = toElementVariables(SAMPLE_GUIDE, buttons, DARK_SURFACE, 'normal');
    for (const { variable, hex } of guideColors(SAMPLE_GUIDE)) {
      expect(variables.get(`--sk-${variable.slice(2)}`)).toBe(hex);
    }
  });

  it('give a fill that its ground would swallow an edge that shows, and no other', () => {
    const edge = (surface: typeof LIGHT_SURFACE, role: string) =>
      toElementVariables(SAMPLE_GUIDE, buttons, surface, 'normal').get(`--sk-${role}-edge`) ?? '';
    // Shell is near white, Deep Quay near black.
    expect(wcagContrast(edge(LIGHT_SURFACE, 'accent-2'), LIGHT_SURFACE.background)).toBeGreaterThanOrEqual(3);
    expect(wcagContrast(edge(DARK_SURFACE, 'accent-4'), DARK_SURFACE.background)).toBeGreaterThanOrEqual(3);
    expect(edge(LIGHT_SURFACE, 'accent-4')).toBe('transparent');
  });

  it('take the hover colours a person set', () => {
    const byHand = { ...buttons, accentHover: { background: '#123456', text: '#FEDCBA' } };
    const variables = toElementVariables(SAMPLE_GUIDE, byHand, LIGHT_SURFACE, 'normal');
    expect(variables.get('--sk-accent-3-hover')).toBe('#123456');
    expect(variables.get('--sk-accent-3-hover-text')).toBe('#FEDCBA');
    expect(variables.get('--sk-primary-hover')).not.toBe('#123456');
  });

  it('leave a value alone that cannot be simulated', () => {
    const byHand = { ...buttons, primaryHover: { background: 'var(--brand)', text: '' } };
    const variables = toElementVariables(SAMPLE_GUIDE, byHand, LIGHT_SURFACE, 'protanopia');
    expect(variables.get('--sk-primary-hover')).toBe('var(--brand)');
    expect(variables.get('--sk-primary')).not.toBe(SAMPLE_GUIDE.colors.primary.hex);
  });
});
