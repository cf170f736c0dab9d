import { describe, expect, it } from 'vitest';
import { findSimilarNames } from './similar-names.ts';

function check(colors: Readonly<Record<string, string>>) {
  return findSimilarNames(Object.entries(colors).map(([name, hex]) => ({ name, hex }))).map(
    ({ rule, path }) => `${rule} ${path}`,
  );
}

describe('findSimilarNames', () => {
  it('compares colors of one group that have to be told apart', () => {
    expect(check({ 'status.warning': '#D97706', 'status.danger': '#D9770A' })).toEqual([
      'similar-names status.danger',
    ]);
    expect(check({ '--chart-1': '#D97706', '--chart-2': '#D9770A' })).toEqual(['similar-names --chart-2']);
    expect(check({ '--primary': '#2255CC', '--accent': '#2256CC' })).toEqual(['similar-names --accent']);
  });

  it('compares them as they look with a color-vision deficiency', () => {
    expect(check({ 'status.success': '#B26B00', 'status.danger': '#B2004D' })).toEqual([]);
    expect(check({ 'status.success': '#7A8B00', 'status.danger': '#B27300' })).toEqual([
      'similar-names-for-deficiency status.danger',
    ]);
  });

  it.each([
    [{ 'status.danger': '#D97706', 'status.error': '#D97706' }],
    [{ 'a.success': '#D97706', 'b.danger': '#D97706' }],
    [{ 'border.positive.primary': '#D97706', 'border.positive.secondary': '#D9770A' }],
    [{ 'red.500': '#D97706', 'red.600': '#D9770A' }],
    [{ '--secondary': '#F5F5F5', '--accent': '#F5F5F5' }],
    [{ 'button.primary': '#D97706', 'status.danger': '#D97706' }],
  ])('does not compare %j', (colors) => {
    expect(check(colors as unknown as Record<string, string>)).toEqual([]);
  });
});
