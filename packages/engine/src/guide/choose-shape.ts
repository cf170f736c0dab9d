import type { Direction } from '../brief/direction.ts';
import type { RecipeId } from '../palette/recipes.ts';
import { createSeededRandom, pickWeighted } from '../seeded-random.ts';
import type { FontTrait } from '../typography/font-catalog.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** What the shape of a guide depends on: its recipe, the traits and design style in its direction, and the seed. */
export interface ShapeCriteria {
  readonly recipe: RecipeId;
  readonly traits: Direction['type']['traits'];
  readonly seed: string;
}

/** The part of the suitability by recipe; the rest is by traits. */
const RECIPE_SHARE = 0.55;

/** Chooses a shape that suits the recipe and the traits. Deterministic for the same criteria. */
export function chooseShape(criteria: ShapeCriteria): Shape {
  const weighted = Object.values(SHAPES).map(
    (shape) => [shape, sharpen(suitability(shape, criteria))] as const,
  );
  return pickWeighted(weighted, createSeededRandom(`${criteria.seed}|shape`)());
}

/** Above 0 for at least one shape of every recipe; 0 for a shape with more against it than for it. */
function suitability(shape: Shape, { recipe, traits }: ShapeCriteria): number {
  const wanted = Object.entries(traits) as [FontTrait, number][];
  const total = wanted.reduce((sum, [, weight]) => sum + weight, 0);
  const byTraits = wanted.reduce((sum, [trait, weight]) => sum + (shape.traits[trait] ?? 0) * weight, 0);
  const byRecipe = shape.recipes[recipe] ?? 0;
  return Math.max(0, RECIPE_SHARE * byRecipe + (1 - RECIPE_SHARE) * (total === 0 ? 0 : byTraits / total));
}

/** The fourth power, so that the best-suited shapes are clearly preferred. */
function sharpen(value: number): number {
  const square = value * value;
  return square * square;
}
