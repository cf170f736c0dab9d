import { expect, it } from 'vitest';
import { OPACITY_STEPS } from './opacity-steps.ts';
import { PALETTE_ROLES, toVariable } from './palette-roles.ts';

it('a palette has seven roles with a CSS variable each', () => {
  expect(PALETTE_ROLES.map(toVariable)).toEqual([
    '--primary',
    '--secondary-1',
    '--secondary-2',
    '--accent-1',
    '--accent-2',
    '--accent-3',
    '--accent-4',
  ]);
});

it('each color has nine opacities between 0 and 100 %', () => {
  expect(OPACITY_STEPS).toEqual(Array.from({ length: 9 }, (_, index) => (index + 1) * 10));
});
