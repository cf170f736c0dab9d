import { type Guide, generateGuide } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { toCustomSignals, toGuideSignals, toRejectedSignals } from './preference-signal.ts';

const BRIEFS = [
  'A neighborhood bakery in Lisbon that mills its own flour, warm and honest, in terracotta',
  'A law firm without any red, calm and serious, with a serif',
];

/** Replaces every sentence of a guide by a placeholder. Names and values stay. */
function reword(guide: Guide): { readonly guide: Guide; readonly count: number } {
  let count = 0;
  const text = JSON.stringify(guide, (_key, value) => {
    if (typeof value !== 'string' || value.split(' ').length < 4) return value;
    count += 1;
    return `Placeholder ${count}.`;
  });
  return { guide: JSON.parse(text), count };
}

describe('brand memory', () => {
  it.each(BRIEFS)('learns the same whatever the texts of a guide say: %s', async (description) => {
    const guide = await generateGuide('ai', { description });
    const reworded = reword(guide);
    expect(reworded.count).toBeGreaterThan(3);
    const learn = (from: Guide) => [
      toGuideSignals(from, 'sure'),
      toGuideSignals(from, 'hint'),
      toCustomSignals(from),
      toRejectedSignals(from, []),
    ];
    expect(learn(guide).flat().length).toBeGreaterThan(0);
    expect(learn(reworded.guide)).toEqual(learn(guide));
  });
});
