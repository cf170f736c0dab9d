import { describe, expect, it } from 'vitest';
import { SAMPLE_GUIDE } from '../guide/sample-guide.ts';
import { parseSettings } from '../settings/guide-settings.ts';
import { colorPath } from './color-path.ts';
import { colorValues } from './color-values.ts';
import { measureLayers } from './layer-contrast.ts';

describe('measureLayers', () => {
  const measure = (foreground: string, background: string, ...surfaces: string[]) =>
    measureLayers(SAMPLE_GUIDE, { foreground, background, surfaces });

  it('is the contrast of opaque colors, whatever is behind', () => {
    expect(measure('#FFFFFF', '#000000', '#777777')).toEqual({
      worst: { foreground: '#FFFFFF', background: '#000000', ratio: 21 },
    });
  });

  it('blends a translucent background with the surface, and the foreground with the result', () => {
    // Half black on white is #808080 (127.5 rounded); half white on that is #C0C0C0 (191.75 rounded).
    expect(measure('rgba(255, 255, 255, 0.5)', 'rgba(0, 0, 0, 0.5)', '#FFFFFF')).toMatchObject({
      worst: { foreground: '#C0C0C0', background: '#808080' },
    });
  });

  it('returns the weakest of several surfaces', () => {
    expect(measure('#FFFFFF', 'transparent', '#000000', '#777777', '#222222')).toMatchObject({
      worst: { background: '#777777', ratio: expect.closeTo(4.478, 3) },
    });
  });

  it('returns the value that only the page defines', () => {
    expect(measure('#FFFFFF', 'var(--a)', '#000000')).toEqual({ unknown: 'var(--a)' });
    expect(measure('var(--b, #FFFFFF)', '#000000', '#000000')).toEqual({ unknown: 'var(--b, #FFFFFF)' });
  });

  it('needs a surface', () => {
    expect(() => measure('#FFFFFF', '#000000')).toThrow('At least one surface is required.');
  });
});

describe('colorPath', () => {
  it('is the path of each role', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(colorPath)).toEqual([
      'colors.primary',
      'colors.secondary.0',
      'colors.secondary.1',
      'colors.accent.0',
      'colors.accent.1',
      'colors.accent.2',
      'colors.accent.3',
    ]);
  });
});

describe('colorValues', () => {
  it('lists every color value with its path, without automatic hover colors', () => {
    const automatic = colorValues(SAMPLE_GUIDE, parseSettings({}));
    // Hex and RGB of seven colors, three of each of two buttons, six of cards and two of inputs.
    expect(automatic).toHaveLength(7 * 2 + 2 * 3 + 6 + 2);
    expect(automatic[13]).toEqual({ path: 'colors.accent.3.rgb', value: 'rgb(18, 48, 61)' });
    const custom = parseSettings({ buttons: { accentHover: { background: '', text: '#123456' } } });
    expect(colorValues(SAMPLE_GUIDE, custom).at(-1)).toEqual({
      path: 'settings.buttons.accentHover.text',
      value: '#123456',
    });
  });
});
