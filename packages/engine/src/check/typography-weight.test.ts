import { describe, expect, it } from 'vitest';
import { findMissingWeight } from './typography-weight.ts';

describe('findMissingWeight', () => {
  it('names the weights of the family and the one that browsers show', () => {
    expect(findMissingWeight('text.body', 'Lato', 500)).toEqual({
      rule: 'missing-weight',
      severity: 'error',
      path: 'text.body',
      message: 'Lato has no weight 500; its weights are 100, 300, 400, 700, 900.',
      measured: { value: 500, required: 400, unit: 'weight' },
      fix: 'Use 400, which browsers show instead.',
    });
  });

  it.each([
    ['a word for a weight that is missing', 'Lato', 'semi-bold', 700],
    ['the first family of a list', ['Lato', 'Inter'], 600, 700],
    ['the lightest', 'Open Sans', 'thin', 300],
  ])('finds %s', (_, family, weight, nearest) => {
    expect(findMissingWeight('a', family, weight)?.measured?.required).toBe(nearest);
  });

  it.each([
    ['a weight that exists', 'Lato', 700],
    ['a word for it', 'Lato', 'bold'],
    ['an unknown word', 'Lato', 'Bold'],
    ['a family outside the catalog', 'Comic Sans MS', 950],
    ['a list that begins with another family', ['Arial', 'Lato'], 500],
    ['no family', undefined, 500],
    ['no weight', 'Lato', undefined],
    ['an empty list', [], 500],
  ])('accepts %s', (_, family, weight) => {
    expect(findMissingWeight('a', family, weight)).toBeNull();
  });
});
