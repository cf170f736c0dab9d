import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Grün', 'grun'],
    ['WEISS', 'weiss'],
    ['weiß', 'weiss'],
    ['bœuf', 'boeuf'],
    ['forêt', 'foret'],
    ['maçã', 'maca'],
    ['Año', 'ano'],
    ['gru\u0308n', 'grun'],
    ['smørrebrød', 'smorrebrod'],
    ['Multicoloured', 'multicolored'],
    ["L'Été, à Nice!", "l'ete, a nice!"],
  ])('folds %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
