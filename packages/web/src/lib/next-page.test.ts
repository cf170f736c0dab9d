import { describe, expect, it } from 'vitest';
import { parseNextPage } from './next-page.ts';

describe('parseNextPage', () => {
  it('reads the address of the next page', () => {
    expect(parseNextPage('</api/projects?limit=200&cursor=abc>; rel="next"')).toBe(
      '/api/projects?limit=200&cursor=abc',
    );
  });

  it('knows the last page, which has no such link', () => {
    expect(parseNextPage('')).toBeNull();
    expect(parseNextPage('</api/projects>; rel="prev"')).toBeNull();
  });
});
