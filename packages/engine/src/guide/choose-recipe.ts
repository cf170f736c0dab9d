import type { Direction } from '../brief/direction.ts';
import { isMud } from '../palette/mud.ts';
import { RECIPE_IDS, type RecipeId } from '../palette/recipes.ts';
import { createSeededRandom, pickWeighted } from '../seeded-random.ts';
import type { FontTrait } from '../typography/font-catalog.ts';

/** The features of the mood and of the primary that affect the recipe, each 0–1. */
type Feature =
  | 'muted'
  | 'vivid'
  | 'dark'
  | 'light'
  | 'level'
  | 'contrasting'
  | 'soft-primary'
  | 'vivid-primary'
  | 'earthy';

/** The weight of a trait or feature for a recipe; negative weights count against it. */
type RecipeWeights = Readonly<Partial<Record<FontTrait | Feature, number>>>;

const RECIPE_WEIGHTS: Readonly<Record<RecipeId, RecipeWeights>> = {
  quiet: { calm: 1.1, classic: 0.2, elegant: 0.2, muted: 0.9, level: 0.5, 'soft-primary': 0.7, bold: -0.4 },
  clean: {
    neutral: 0.7,
    modern: 0.7,
    technical: 0.4,
    corporate: 0.6,
    geometric: 0.4,
    friendly: 0.2,
    muted: -0.7,
  },
  craft: {
    handmade: 1.1,
    warm: 0.8,
    retro: 0.6,
    classic: 0.2,
    'soft-primary': 0.25,
    earthy: 0.6,
    technical: -0.3,
  },
  luxury: { luxurious: 1.5, elegant: 0.7, dark: 0.3, 'soft-primary': 0.25, playful: -0.5, friendly: -0.3 },
  play: {
    playful: 1.2,
    friendly: 0.3,
    vivid: 0.6,
    light: 0.2,
    'vivid-primary': 0.25,
    'soft-primary': -0.35,
    earthy: -2,
    calm: -0.6,
    classic: -0.5,
    muted: -1,
  },
  editorial: {
    editorial: 1.1,
    classic: 0.6,
    elegant: 0.4,
    contrasting: 0.2,
    'soft-primary': -0.3,
    playful: -0.3,
  },
  night: {
    technical: 0.6,
    industrial: 0.3,
    dark: 1.3,
    vivid: 0.2,
    contrasting: 0.2,
    'vivid-primary': 0.2,
    light: -0.5,
  },
  bold: {
    bold: 0.9,
    vivid: 0.6,
    contrasting: 0.4,
    retro: 0.2,
    'vivid-primary': 0.25,
    'soft-primary': -0.4,
    earthy: -2,
    calm: -0.7,
    elegant: -0.5,
    muted: -0.8,
  },
  soft: { friendly: 0.6, warm: 0.3, light: 1.2, level: 0.5, 'soft-primary': 0.2, bold: -0.4, dark: -0.5 },
  signal: { industrial: 1.2, technical: 0.5, bold: 0.3, elegant: -0.4, playful: -0.3 },
};

/** A primary is soft below the first chroma and vivid above the second; `full` is the distance to the full effect. */
const PRIMARY_CHROMA = { soft: 0.105, vivid: 0.15, full: 0.06 };

/** Chooses the recipe that suits the mood, fonts and colors of a direction. Deterministic for the same direction. */
export function chooseRecipe({
  mood,
  type,
  colorTargets,
  seed,
}: Pick<Direction, 'mood' | 'type' | 'colorTargets' | 'seed'>): RecipeId {
  const strength: RecipeWeights = { ...type.traits, ...moodFeatures(mood), ...colorFeatures(colorTargets) };
  const weights = RECIPE_IDS.map((id) => [id, sharpen(suitability(RECIPE_WEIGHTS[id], strength))] as const);
  const random = createSeededRandom(`${seed}|recipe`)();
  return weights.every(([, weight]) => weight === 0) ? 'clean' : pickWeighted(weights, random);
}

function suitability(recipeWeights: RecipeWeights, strength: RecipeWeights): number {
  const names = Object.keys(recipeWeights) as (keyof RecipeWeights)[];
  return names.reduce((sum, name) => sum + (recipeWeights[name] ?? 0) * (strength[name] ?? 0), 0);
}

/** The fourth power, so that the best-suited recipes are clearly preferred. */
function sharpen(value: number): number {
  const square = above(value) * above(value);
  return square * square;
}

function moodFeatures({ chroma, lightness, contrast }: Direction['mood']): RecipeWeights {
  return {
    muted: above(-chroma),
    vivid: above(chroma),
    dark: above(-lightness),
    light: above(lightness),
    level: above(-contrast),
    contrasting: above(contrast),
  };
}

function colorFeatures(colorTargets: Direction['colorTargets']): RecipeWeights {
  const chroma = colorTargets[0]?.chroma ?? 0;
  return {
    'soft-primary': Math.min(1, above(PRIMARY_CHROMA.soft - chroma) / PRIMARY_CHROMA.full),
    'vivid-primary': Math.min(1, above(chroma - PRIMARY_CHROMA.vivid) / PRIMARY_CHROMA.full),
    earthy: colorTargets.some((target) => isMud({ l: target.lightness, c: target.chroma, h: target.hue }))
      ? 1
      : 0,
  };
}

function above(value: number): number {
  return Math.max(0, value);
}
