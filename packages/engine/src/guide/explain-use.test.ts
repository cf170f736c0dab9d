import { describe, expect, it } from 'vitest';
import { PALETTE_ROLES } from '../palette/palette-roles.ts';
import { explainUse } from './explain-use.ts';
import { toGuideColor } from './guide-color.ts';

const NAMES = ['Pine', 'Ink', 'Sage', 'Marigold', 'Linen', 'Mint', 'Slate'];
const explain = (changes: Readonly<Record<number, string>> = {}) => {
  const hexes = ['#1F5C45', '#16201C', '#9DB8A6', '#F2A413', '#FAF6EE', '#D9EBDF', '#6A736F'];
  return explainUse(
    PALETTE_ROLES.map((role, index) =>
      toGuideColor(role, changes[index] ?? hexes[index] ?? '', NAMES[index] ?? ''),
    ),
  );
};

describe('explainUse', () => {
  it('says what the colors are for, in which proportion, and what not to do', () => {
    expect(explain()).toEqual([
      'Pine carries the name and the main buttons; Marigold is for the one thing that should be noticed.',
      'Ink sets the text, on pages of Linen.',
      'As a rule of thumb, give six parts to Linen, three to Ink and the quiet colors, one to Pine and Marigold.',
      expect.stringMatching(/^Do not set text in Marigold on Linen: 1\.\d\d : 1 is too little to read\.$/),
    ]);
  });

  it('warns of no highlight that can be read', () => {
    expect(explain({ 3: '#A02010' })).toHaveLength(3);
  });

  it('states no job that a given color cannot do', () => {
    expect(explain({ 1: '#F2E205' })).toHaveLength(1);
    expect(explain({ 4: '#204060' })).toHaveLength(1);
  });
});
