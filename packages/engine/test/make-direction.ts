import type { Direction } from '../src/brief/direction.ts';

/** A direction for tests, a warm bakery, with optional changes. */
export function makeDirection(changes: Partial<Direction> = {}): Direction {
  return {
    source: 'built-in',
    name: 'AI Generated Style',
    projectDescription: 'A neighbourhood bakery that mills its own flour.',
    traits: ['warm', 'crafted', 'honest'],
    colorTargets: [{ lightness: 0.58, chroma: 0.15, hue: 45, hex: null, words: ['bakery'] }],
    avoid: [],
    harmony: 'auto',
    mood: { chroma: 0, lightness: 0, contrast: 0 },
    type: { header: null, body: null, traits: { warm: 1, editorial: 0.5 }, uses: [] },
    exampleTitle: 'Still warm at seven',
    exampleText: 'Bread is gone by noon, and that is the point.',
    reasons: [{ kind: 'color-implied', words: ['bakery', 'flour'], color: 'crust and grain', isLead: true }],
    seed: 'test',
    ...changes,
  };
}

/** A namer for tests, which returns the hex code. */
export const nameByHex = (hex: string): string => `Color ${hex.slice(1).toUpperCase()}`;
