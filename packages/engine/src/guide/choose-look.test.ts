import { describe, expect, it } from 'vitest';
import { RECIPE_IDS } from '../palette/recipes.ts';
import { FONT_TRAITS, FONTS, type Font } from '../typography/font-catalog.ts';
import { type HeadingFace, headingFace } from '../typography/heading-styles.ts';
import { chooseHeading } from './choose-heading.ts';
import { chooseShape, type ShapeCriteria } from './choose-shape.ts';
import { SHAPES } from './shapes.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => `${seed}`);

/** The shapes that 60 seeds give for a character. */
const shapesOf = (criteria: Omit<ShapeCriteria, 'seed'>) =>
  SEEDS.map((seed) => chooseShape({ ...criteria, seed }));

describe('chooseShape', () => {
  it('is deterministic', () => {
    const criteria = { recipe: 'craft', traits: { warm: 1 }, seed: 'a' } as const;
    expect(chooseShape(criteria)).toBe(chooseShape({ ...criteria }));
  });

  it.each(RECIPE_IDS)('offers several shapes for %s', (recipe) => {
    expect(new Set(shapesOf({ recipe, traits: {} })).size).toBeGreaterThanOrEqual(3);
  });

  it('follows the character', () => {
    const round = shapesOf({ recipe: 'play', traits: { playful: 1, friendly: 0.8 } });
    const square = shapesOf({ recipe: 'luxury', traits: { luxurious: 1, elegant: 0.8 } });
    const mean = (shapes: typeof round) =>
      shapes.reduce((sum, { radiusRem }) => sum + radiusRem.button, 0) / shapes.length;
    expect(mean(round)).toBeGreaterThan(mean(square) + 0.5);
    expect(square.every(({ shadow }) => shadow[0] !== 'hard')).toBe(true);
  });

  it('never gives a calm, elegant or corporate brand a hard shadow', () => {
    for (const trait of ['calm', 'elegant', 'corporate', 'luxurious'] as const) {
      for (const recipe of RECIPE_IDS) {
        if (recipe === 'bold' || recipe === 'play') continue;
        const styles = shapesOf({ recipe, traits: { [trait]: 1 } }).map(({ shadow }) => shadow[0]);
        expect(styles).not.toContain('hard');
      }
    }
  });

  it('finds a shape for every recipe with any trait', () => {
    for (const recipe of RECIPE_IDS) {
      for (const trait of FONT_TRAITS) {
        const shape = chooseShape({ recipe, traits: { [trait]: 1 }, seed: trait });
        const weight = (shape.recipes[recipe] ?? 0) + (shape.traits[trait] ?? 0);
        expect(weight, `${recipe} ${trait}`).toBeGreaterThan(0);
      }
    }
  });

  it('is used by every shape', () => {
    const used = new Set(
      RECIPE_IDS.flatMap((recipe) =>
        FONT_TRAITS.flatMap((trait) => shapesOf({ recipe, traits: { [trait]: 1 } })),
      ),
    );
    expect(used.size).toBe(Object.keys(SHAPES).length);
  });
});

/** The settings of headings in a font for every recipe. */
const headingsOf = (font: Font) =>
  RECIPE_IDS.flatMap((recipe) => SEEDS.map((seed) => chooseHeading(font, { recipe, traits: {}, seed })));

describe('chooseHeading', () => {
  it.each(FONTS.map((font) => [font.name, font] as const))('uses weights of %s that exist', (_, font) => {
    for (const { weight } of headingsOf(font)) expect(font.weights).toContain(weight);
  });

  it('never tracks a condensed face negatively, and script not at all', () => {
    const trackings = (faces: readonly HeadingFace[]) =>
      FONTS.filter((font) => faces.includes(headingFace(font)))
        .flatMap(headingsOf)
        .map(({ trackingEm }) => trackingEm);
    expect(Math.min(...trackings(['condensed', 'capitals']))).toBe(0);
    expect(new Set(trackings(['script']))).toEqual(new Set([0]));
  });

  it('gives a didone enough leading', () => {
    const didones = FONTS.filter((font) => headingFace(font) === 'didone').flatMap(headingsOf);
    expect(Math.min(...didones.map(({ lineHeight }) => lineHeight))).toBeGreaterThanOrEqual(1.15);
  });

  it('speaks louder for a bold brand than for a quiet one', () => {
    const inter = FONTS.find(({ name }) => name === 'Inter') ?? expect.fail('Inter');
    const weights = (recipe: 'bold' | 'quiet') =>
      SEEDS.map((seed) => chooseHeading(inter, { recipe, traits: {}, seed }).weight);
    expect(Math.min(...weights('bold'))).toBeGreaterThanOrEqual(600);
    expect(Math.max(...weights('quiet'))).toBeLessThanOrEqual(700);
    expect(new Set(weights('quiet')).size).toBeGreaterThan(1);
  });
});
