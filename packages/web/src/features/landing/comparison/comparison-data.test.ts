import { describe, expect, it } from 'vitest';
import { TOOLS } from './comparison-data.ts';

describe('comparison', () => {
  it('has a public source for every other tool', () => {
    for (const { name, sources } of TOOLS.filter((tool) => tool.name !== 'StyleKit')) {
      expect(sources.length, name).toBeGreaterThan(0);
      for (const source of sources) expect(new URL(source).protocol, source).toBe('https:');
    }
  });

  it('names all compared tools', () => {
    const names = TOOLS.map(({ name }) => name);
    expect(names).toEqual([
      'StyleKit',
      'Realtime Colors',
      'Coolors',
      'Adobe Color',
      'tweakcn',
      'Material Theme Builder',
      'Style Dictionary',
      'Figma kit',
    ]);
  });
});
