import { describe, expect, it } from 'vitest';
import { HARMONY_TYPES } from '../color/harmony-types.ts';
import { explainHarmony } from './explain-harmony.ts';
import { toColorGroups, toGuideColor } from './guide-color.ts';

describe('toGuideColor', () => {
  it.each([
    ['primary', '#FF0000', '--primary', 'rgb(255, 0, 0)', 'cmyk(0%, 100%, 100%, 0%)'],
    ['secondary-2', '#000000', '--secondary-2', 'rgb(0, 0, 0)', 'cmyk(0%, 0%, 0%, 100%)'],
    ['accent-4', '#ffffff', '--accent-4', 'rgb(255, 255, 255)', 'cmyk(0%, 0%, 0%, 0%)'],
    ['accent-1', '#3B82F6', '--accent-1', 'rgb(59, 130, 246)', 'cmyk(76%, 47%, 0%, 4%)'],
  ] as const)('%s %s', (role, hex, variable, rgb, cmyk) => {
    expect(toGuideColor(role, hex, 'Name')).toEqual({ name: 'Name', variable, hex, rgb, cmyk });
  });
});

describe('toColorGroups', () => {
  const color = toGuideColor('primary', '#FF0000', 'Red');

  it('groups seven colors in role order', () => {
    const colors = [1, 2, 3, 4, 5, 6, 7].map((number) => ({ ...color, name: `${number}` }));
    const { primary, secondary, accent } = toColorGroups(colors);
    expect(primary.name).toBe('1');
    expect(secondary.map(({ name }) => name)).toEqual(['2', '3']);
    expect(accent.map(({ name }) => name)).toEqual(['4', '5', '6', '7']);
  });

  it.each([0, 6, 8])('rejects %i colors', (count) => {
    const colors = Array.from({ length: count }, () => color);
    expect(() => toColorGroups(colors)).toThrow(`A guide has seven colors, not ${count}.`);
  });
});

describe('explainHarmony', () => {
  it('explains each harmony in its own sentence', () => {
    const texts = HARMONY_TYPES.map(explainHarmony);
    expect(new Set(texts).size).toBe(HARMONY_TYPES.length);
    expect(texts.every((text) => text.endsWith('.'))).toBe(true);
    expect(explainHarmony('triadic')).toBe(
      'Three hues a third of the wheel apart: lively, without a dominant hue.',
    );
  });
});
