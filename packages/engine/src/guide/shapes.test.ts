import { describe, expect, it } from 'vitest';
import { RECIPE_IDS } from '../palette/recipes.ts';
import { BUTTON_RANGES, BUTTON_WEIGHTS, toRadiusSlider } from '../settings/button-settings.ts';
import { type SliderRange, snapToRange } from '../settings/slider.ts';
import { FONT_TRAITS } from '../typography/font-catalog.ts';
import { guideSchema } from './guide.ts';
import { toElements } from './guide-elements.ts';
import { SAMPLE_GUIDE } from './sample-guide.ts';
import { PLAIN_SHAPE, SHAPES } from './shapes.ts';

/** Whether a slider can show a value. */
const isOn = (value: number, range: SliderRange) => Math.abs(snapToRange(value, range) - value) < 1e-9;

describe.each([...Object.entries(SHAPES), ['plain', PLAIN_SHAPE] as const])('the shape %s', (_, shape) => {
  const { radiusRem, borderPx, shadow, card, label, transitionSeconds } = shape;

  it('has buttons that the sliders can show', () => {
    expect(isOn(toRadiusSlider(radiusRem.button), BUTTON_RANGES.borderRadius)).toBe(true);
    expect(isOn(label.sizePx, BUTTON_RANGES.fontSizePx)).toBe(true);
    expect(isOn(borderPx, BUTTON_RANGES.borderWidthPx)).toBe(true);
    expect(isOn(label.paddingRem[0], BUTTON_RANGES.paddingXRem)).toBe(true);
    expect(isOn(label.paddingRem[1], BUTTON_RANGES.paddingYRem)).toBe(true);
    expect(BUTTON_WEIGHTS).toContain(label.weight);
  });

  it('has a shadow only with a size', () => {
    expect(shadow[0] === 'none').toBe(shadow[1] === 'none');
  });

  it('has a card that can be seen: by an edge, a tint or a shadow', () => {
    expect(card.edge !== 'none' || card.fill === 'tinted' || shadow[0] !== 'none').toBe(true);
  });

  it('has inputs that are no rounder than buttons, and cards by at most half a rem', () => {
    expect(radiusRem.input).toBeLessThanOrEqual(radiusRem.button);
    expect(radiusRem.card - Math.min(radiusRem.button, 1)).toBeLessThanOrEqual(0.5);
  });

  it('moves within a third of a second', () => {
    expect(transitionSeconds).toBeGreaterThanOrEqual(0.1);
    expect(transitionSeconds).toBeLessThanOrEqual(0.3);
  });

  it('is valid in a guide', () => {
    const elements = toElements({ primary: '#1F5A3D', secondary: '#12303D', shape });
    expect(guideSchema.safeParse({ ...SAMPLE_GUIDE, elements }).error).toBeUndefined();
  });
});

describe('the shapes', () => {
  it('track only uppercase labels widely', () => {
    for (const [name, { label }] of Object.entries(SHAPES))
      if (label.trackingEm >= 0.04) expect(label.case, name).toBe('uppercase');
  });

  it('weigh recipes and traits from −1 to 1, recipes above 0', () => {
    for (const [name, { recipes, traits }] of Object.entries(SHAPES)) {
      for (const [recipe, weight] of Object.entries(recipes)) {
        expect(RECIPE_IDS, name).toContain(recipe);
        expect(weight > 0 && weight <= 1, `${name} ${recipe}`).toBe(true);
      }
      for (const [trait, weight] of Object.entries(traits)) {
        expect(FONT_TRAITS, name).toContain(trait);
        expect(weight >= -1 && weight <= 1 && weight !== 0, `${name} ${trait}`).toBe(true);
      }
    }
  });

  it('are all different', () => {
    const looks = Object.values(SHAPES).map(({ recipes: _, traits: __, ...look }) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(looks.length);
  });
});
