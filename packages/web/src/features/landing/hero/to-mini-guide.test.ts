import { SAMPLE_GUIDE } from '@stylekit/engine';
import { describe, expect, it } from 'vitest';
import { SAMPLE_MINI_GUIDE } from './sample-mini-guide.ts';
import { toMiniGuide } from './to-mini-guide.ts';

describe('miniature of a style guide', () => {
  it('shows the sample guide before the engine has loaded', () => {
    expect(SAMPLE_MINI_GUIDE).toEqual(toMiniGuide(SAMPLE_GUIDE));
  });
});
