import { describe, expect, it } from 'vitest';
import { toLosses } from './losses.ts';

describe('deletion losses', () => {
  it('count the projects, all their guides and the credits', () => {
    const projects = [{ styleTileCount: 2 }, { styleTileCount: 0 }, { styleTileCount: 5 }];
    expect(toLosses({ projects, credits: 12, customLimit: 1 })).toEqual([
      '3 projects and 7 style guides, including archived ones',
      'Uploaded logos and brand memory',
      '12 AI credits and 1 custom credit',
    ]);
  });

  it('use the singular, and omit guides when there are none', () => {
    expect(toLosses({ projects: [{ styleTileCount: 1 }], credits: 1, customLimit: 0 })).toContain(
      '1 project and 1 style guide, including archived ones',
    );
    expect(toLosses({ projects: [], credits: 0, customLimit: 0 })[0]).toBe('0 projects');
  });

  it('omit unknown counts', () => {
    expect(toLosses({ projects: undefined, credits: 3, customLimit: 3 })[0]).toBe(
      'All your projects and style guides',
    );
  });
});
