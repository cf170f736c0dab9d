import { describe, expect, it } from 'vitest';
import { currentStep, stateOf, toProgressText } from './progress.ts';

describe('progress', () => {
  it.each([
    ['queued', null, -1, 'Queued'],
    ['running', null, 0, 'Step 1 of 4: Analyzing'],
    ['running', 'analyzing', 0, 'Step 1 of 4: Analyzing'],
    ['running', 'typography', 2, 'Step 3 of 4: Typography'],
    ['running', 'finalizing', 3, 'Step 4 of 4: Finalizing'],
  ] as const)('of a style guide %s at %s is step %i', (generationStatus, generationStep, index, text) => {
    const current = currentStep({ generationStatus, generationStep });
    expect(current).toBe(index);
    expect(toProgressText(current)).toBe(text);
  });

  it('marks every step before the current one as done', () => {
    expect([0, 1, 2, 3].map((index) => stateOf(index, 1))).toEqual([
      'done',
      'current',
      'upcoming',
      'upcoming',
    ]);
    expect([0, 1, 2, 3].map((index) => stateOf(index, -1))).toEqual([
      'upcoming',
      'upcoming',
      'upcoming',
      'upcoming',
    ]);
  });
});
