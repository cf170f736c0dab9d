import { describe, expect, it } from 'vitest';
import { RECIPE_IDS } from '../palette/recipes.ts';
import { chooseShape, type ShapeCriteria } from './choose-shape.ts';
import { SHAPES } from './shapes.ts';

const NAMES = new Map(Object.entries(SHAPES).map(([name, shape]) => [shape, name]));

/** How often each shape is chosen, of 50 seeds. */
function countsOf(criteria: Omit<ShapeCriteria, 'seed'>): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let seed = 0; seed < 50; seed++) {
    const name = NAMES.get(chooseShape({ ...criteria, seed: `${seed}` })) ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('chooseShape', () => {
  it.each<[string, Omit<ShapeCriteria, 'seed'>]>([
    ['hairline', { recipe: 'luxury', traits: { luxurious: 1 } }],
    ['console', { recipe: 'night', traits: { technical: 1 } }],
    ['ledger', { recipe: 'clean', traits: { corporate: 1 } }],
    ['cushion', { recipe: 'soft', traits: { friendly: 1 } }],
    ['gallery', { recipe: 'editorial', traits: {} }],
  ])('draws %s most often where it suits most', (name, criteria) => {
    const [most] = Object.entries(countsOf(criteria)).sort(([, a], [, b]) => b - a);
    expect(most?.[0]).toBe(name);
  });

  it.each<[string, Omit<ShapeCriteria, 'seed'>]>([
    ['hairline', { recipe: 'quiet', traits: { friendly: 1 } }],
    ['console', { recipe: 'clean', traits: { warm: 1 } }],
    ['cushion', { recipe: 'clean', traits: { industrial: 1 } }],
    ['linen', { recipe: 'craft', traits: { industrial: 1, technical: 1 } }],
  ])('never draws %s when more counts against it than for it', (name, criteria) => {
    expect(countsOf(criteria)[name]).toBeUndefined();
  });

  it('depends on the relation of the weights only', () => {
    for (const recipe of RECIPE_IDS) {
      const shapeOf = (factor: number) =>
        chooseShape({ recipe, traits: { calm: 0.5 * factor, warm: factor }, seed: 'a' });
      expect(shapeOf(1)).toBe(shapeOf(0.25));
    }
  });
});
