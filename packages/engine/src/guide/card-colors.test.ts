import { describe, expect, it } from 'vitest';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { toCardColors } from './card-colors.ts';
import { cardText } from './card-text.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';
import { hardestBackground, NEUTRAL_SURFACES, surfacesOf } from './surface.ts';

const surfaces = {
  light: { ...NEUTRAL_SURFACES.light, background: '#F7F4EC', raised: '#FFFFFF', text: '#000000' },
  dark: { ...NEUTRAL_SURFACES.dark, background: '#101010', raised: '#202020', text: '#FFFFFF' },
};

describe('toCardColors', () => {
  it('puts cards on the raised surfaces, with quiet borders and soft shadows', () => {
    const { light, dark } = toCardColors(surfaces, { edge: 'line', isHard: false }, '#C4532F');
    expect(light).toMatchObject({ backgroundColor: '#FFFFFF', shadowColor: 'rgba(0, 0, 0, 0.12)' });
    expect(dark.backgroundColor).toBe('#202020');
    // A border is visible, but not as strong as the text.
    expect(wcagContrast(light.borderColor, '#FFFFFF')).toBeGreaterThan(1.1);
    expect(wcagContrast(light.borderColor, '#FFFFFF')).toBeLessThan(2);
    expect(dark.shadowColor).toMatch(/^rgba\(\d, \d, \d, 0\.5\)$/);
  });

  it('has borders in the text color where they are strong', () => {
    const { light, dark } = toCardColors(surfaces, { edge: 'strong', isHard: false }, '#C4532F');
    expect([light.borderColor, dark.borderColor]).toEqual(['#000000', '#FFFFFF']);
  });

  it.each([
    ['the primary color', '#C4532F', '#C4532F'],
    ['the text color if the primary is too dark to be seen', '#12303D', '#FFFFFF'],
  ])('has a hard shadow on a dark page in %s', (_, primary, shadow) => {
    const { light, dark } = toCardColors(surfaces, { edge: 'none', isHard: true }, primary);
    expect(light.shadowColor).toBe('#000000');
    expect(dark.shadowColor).toBe(shadow);
  });
});

describe('cardText', () => {
  const light = { ...NEUTRAL_SURFACES.light, text: '#222222' };

  it.each([
    ['#FFFFFF', '#222222'],
    ['#222222', '#FFFFFF'],
    ['#777777', '#000000'],
    ['rgba(0, 0, 0, 0.05)', '#222222'],
    ['var(--elsewhere)', null],
  ])('on %s is %s', (background, text) => {
    expect(cardText(background, SAMPLE_GUIDE, light)).toBe(text);
  });
});

describe('surfaces', () => {
  it('are listed with the light one first', () => {
    expect(surfacesOf({ surfaces }).map(({ id, background }) => [id, background])).toEqual([
      ['light', '#F7F4EC'],
      ['dark', '#101010'],
    ]);
  });

  it.each([
    [surfaces.light, '#F7F4EC'],
    [surfaces.dark, '#202020'],
    [{ ...surfaces.light, raised: '#F7F4EC' }, '#F7F4EC'],
  ])('have the lowest contrast on %j', (surface, hardest) => {
    expect(hardestBackground(surface)).toBe(hardest);
  });
});
