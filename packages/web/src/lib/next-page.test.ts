import { describe, expect, it } from 'vitest';
import { parseNextPage } from './next-page.ts';

describe('parseNextPage', () => {
  it('returns the URL of the next page', () => {
    expect(parseNextPage('</api/projects?limit=200&cursor=abc>; rel="next"')).toBe(
      '/api/projects?limit=200&cursor=abc',
    );
  });

  it('returns nothing on the last page', () => {
    expect(parseNextPage('')).toBeNull();
    expect(parseNextPage('</api/projects>; rel="prev"')).toBeNull();
  });
});
