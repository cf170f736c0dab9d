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
  it('explains the use of the colors, their proportion, and what to avoid', () => {
    expect(explain()).toEqual([
      'Use Pine for the logo and the main buttons, and Marigold for the one element that should stand out.',
      'Use Ink for text and Linen for page backgrounds.',
      'As a rule of thumb, use 60 % Linen, 30 % Ink and the quiet colors, and 10 % Pine and Marigold.',
      'Do not set text in Marigold on Linen: the contrast is too low.',
    ]);
  });

  it('does not warn of a readable highlight', () => {
    expect(explain({ 3: '#A02010' })).toHaveLength(3);
  });

  it('states no use that a given color is not suitable for', () => {
    expect(explain({ 1: '#F2E205' })).toHaveLength(1);
    expect(explain({ 4: '#204060' })).toHaveLength(1);
  });
});
