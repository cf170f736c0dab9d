import { describe, expect, it } from 'vitest';
import { movePage, toPageOf, toPages } from './carousel-state.ts';
import { FEATURES } from './features.ts';

describe('carousel', () => {
  it('has twelve cards: two pages of six, or one card per page', () => {
    expect(toPages(FEATURES, 6).map((page) => page.length)).toEqual([6, 6]);
    expect(toPages(FEATURES, 1)).toHaveLength(12);
    expect(toPages(FEATURES, 5).flat()).toEqual(FEATURES);
  });

  it('wraps around at both ends', () => {
    const at = (page: number, by: number) => movePage({ page, pageCount: 12, isManual: false }, by);
    expect([at(11, 1), at(0, -1), at(3, 1), at(3, -1)]).toEqual([0, 11, 4, 2]);
  });

  it('keeps the shown card when the window changes its width', () => {
    expect(toPageOf(7, 6)).toBe(1);
    expect(toPageOf(7, 1)).toBe(7);
  });
});
