import { describe, expect, it } from 'vitest';
import { RECIPE_IDS } from '../palette/recipes.ts';
import { type Font, findFont } from '../typography/font-catalog.ts';
import { type HeadingVoice, headingStyles } from '../typography/heading-styles.ts';
import { chooseHeading } from './choose-heading.ts';
import type { ShapeCriteria } from './choose-shape.ts';
import { chooseShape } from './choose-shape.ts';

function family(name: string): Font {
  const font = findFont(name);
  if (font === null) throw new RangeError(`${name} is not in the catalog.`);
  return font;
}

const INTER = family('Inter');

/** The voices of Inter, which has all weights, for many seeds. */
function voices(criteria: Omit<ShapeCriteria, 'seed'>): ReadonlySet<HeadingVoice> {
  const voiceOf = new Map<string, HeadingVoice>(
    (['quiet', 'even', 'loud'] as const).flatMap((voice) =>
      headingStyles(INTER, voice).map((style) => [JSON.stringify(style), voice] as const),
    ),
  );
  const found = Array.from({ length: 60 }, (_, seed) =>
    voiceOf.get(JSON.stringify(chooseHeading(INTER, { ...criteria, seed: `${seed}` }))),
  );
  return new Set(found.filter((voice) => voice !== undefined));
}

describe('chooseHeading', () => {
  it.each([
    ['quiet', { recipe: 'quiet', traits: {} }, ['quiet', 'even']],
    ['bold', { recipe: 'bold', traits: {} }, ['even', 'loud']],
    ['play', { recipe: 'play', traits: {} }, ['even', 'loud']],
    ['calm and elegant in a bold recipe', { recipe: 'bold', traits: { calm: 1 } }, ['quiet', 'even']],
    ['bold in a luxury recipe', { recipe: 'luxury', traits: { bold: 1 } }, ['quiet', 'even']],
  ] as const)('%s', (_, criteria, expected) => {
    expect(voices(criteria)).toEqual(new Set(expected));
  });

  it('uses a weight that the family has', () => {
    const weights = new Set(
      RECIPE_IDS.map(
        (recipe) => chooseHeading(family('Bebas Neue'), { recipe, traits: {}, seed: 'a' }).weight,
      ),
    );
    expect(weights).toEqual(new Set([400]));
  });

  it('gives the same setting for the same criteria', () => {
    const criteria = { recipe: 'clean', traits: { modern: 1 }, seed: 'a' } as const;
    expect(chooseHeading(INTER, criteria)).toEqual(chooseHeading(INTER, criteria));
  });
});

describe('chooseShape', () => {
  const shapes = (criteria: Omit<ShapeCriteria, 'seed'>) =>
    Array.from({ length: 60 }, (_, seed) => chooseShape({ ...criteria, seed: `${seed}` }));

  it('finds a shape that suits each recipe', () => {
    for (const recipe of RECIPE_IDS)
      for (const shape of new Set(shapes({ recipe, traits: {} })))
        expect(shape.recipes[recipe] ?? 0, recipe).toBeGreaterThan(0);
  });

  it('prefers round buttons for playful brands, and square ones for industrial ones', () => {
    const radius = (trait: 'playful' | 'industrial') => {
      const radii = shapes({ recipe: 'clean', traits: { [trait]: 1 } }).map(
        ({ radiusRem }) => radiusRem.button,
      );
      return radii.reduce((sum, value) => sum + value, 0) / radii.length;
    };
    expect(radius('playful')).toBeGreaterThan(radius('industrial') + 0.25);
  });
});
