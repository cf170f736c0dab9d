import { describe, expect, it } from 'vitest';
import { hasSectionLinks } from './has-section-links.ts';

describe('links to the sections of the landing page', () => {
  it.each([
    '/',
    '/preview',
    '/terms',
    '/privacy',
    '/cookie-policy',
    '/acceptable-use',
    '/auth',
    '/no/such/page',
    '/project',
  ])('are in the header of %s', (path) => {
    expect(hasSectionLinks(path, false)).toBe(true);
  });

  it.each([
    '/dashboard',
    '/account',
    '/project/1',
    '/project/1/compare',
    '/generator/1',
    '/style-tile/1',
    '/keep',
    '/auth',
  ])('are not in the header of %s', (path) => {
    expect(hasSectionLinks(path, true)).toBe(false);
  });
});
