import { describe, expect, it } from 'vitest';
import { wcagContrast } from '../color/wcag-contrast.ts';
import { PLAIN_CARDS } from './card-colors.ts';
import { toElements, toFocusColor } from './guide-elements.ts';
import { PLAIN_SHAPE, type Shape } from './shapes.ts';
import { NEUTRAL_SURFACES } from './surface.ts';

const elements = (changes: Partial<Shape> = {}) =>
  toElements({ primary: '#C4532F', secondary: '#1F4E6B', shape: { ...PLAIN_SHAPE, ...changes } });

describe('toElements', () => {
  it('fills the primary button, and outlines the secondary one', () => {
    const { primary, secondary } = elements().buttons;
    expect(primary).toMatchObject({
      backgroundColor: '#C4532F',
      borderColor: '#C4532F',
      borderWidth: '0',
      hoverEffect: 'darken',
    });
    expect(secondary).toMatchObject({
      backgroundColor: '#FFFFFF',
      textColor: '#1F4E6B',
      borderColor: '#1F4E6B',
      hoverEffect: 'fill',
    });
  });

  it.each([
    ['#000000', '#FFFFFF'],
    ['#FFFF00', '#000000'],
  ])('writes on %s in %s', (primary, text) => {
    expect(toElements({ primary, secondary: '#000000' }).buttons.primary.textColor).toBe(text);
  });

  it('darkens an outline that is too light for the page', () => {
    const { textColor } = toElements({ primary: '#000000', secondary: '#FFE066' }).buttons.secondary;
    expect(textColor).not.toBe('#FFE066');
    expect(wcagContrast(textColor, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(textColor, '#FFFFFF')).toBeLessThan(4.7);
  });

  it('writes lengths and durations as CSS, with 0 without a unit', () => {
    const label = { ...PLAIN_SHAPE.label, sizePx: 15, trackingEm: 0, paddingRem: [1.5, 0] as const };
    const { buttons, inputs } = elements({
      radiusRem: { button: 0, card: 0.75, input: 0.25 },
      transitionSeconds: 0.15,
      label,
    });
    expect(buttons.primary).toMatchObject({ borderRadius: '0', transitionSpeed: '0.15s' });
    expect(buttons.label).toMatchObject({
      fontSize: '0.9375rem',
      letterSpacing: '0',
      paddingX: '1.5rem',
      paddingY: '0',
    });
    expect(inputs.borderRadius).toBe('0.25rem');
  });

  it.each([
    ['none', '0'],
    ['line', '3px'],
    ['strong', '3px'],
  ] as const)('gives cards with the edge %s a border of %s', (edge, borderWidth) => {
    expect(elements({ borderPx: 3, card: { ...PLAIN_SHAPE.card, edge } }).cards.borderWidth).toBe(
      borderWidth,
    );
  });

  it('limits the border of inputs, which would leave no room for text', () => {
    const { buttons, inputs } = elements({ borderPx: 4 });
    expect(buttons.secondary.borderWidth).toBe('4px');
    expect(inputs.borderWidth).toBe('2px');
  });

  it('has the cards and surfaces of custom guides by default', () => {
    const { cards, inputs } = elements();
    expect(cards).toMatchObject({ ...PLAIN_CARDS.light, dark: PLAIN_CARDS.dark });
    expect(inputs.borderColor).toBe(NEUTRAL_SURFACES.light.border);
  });
});

describe('toFocusColor', () => {
  it('is the primary where it is visible, else its nearest shade that is', () => {
    expect(toFocusColor('#C4532F', NEUTRAL_SURFACES.light)).toBe('#C4532F');
    const shade = toFocusColor('#FFE066', NEUTRAL_SURFACES.light);
    expect(wcagContrast(shade, '#FFFFFF')).toBeGreaterThanOrEqual(3);
    expect(wcagContrast(shade, '#FFFFFF')).toBeLessThan(3.15);
  });

  it('is visible on cards as well', () => {
    const surface = { ...NEUTRAL_SURFACES.light, raised: '#CCCCCC' };
    expect(wcagContrast(toFocusColor('#F0615F', surface), '#CCCCCC')).toBeGreaterThanOrEqual(3);
  });
});
