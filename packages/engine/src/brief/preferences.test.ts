import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES, preferencesSchema } from './preferences.ts';

describe('the preferences of a project', () => {
  it('are empty by default', () => {
    expect(NO_PREFERENCES).toEqual({
      keptColors: [],
      rejectedColors: [],
      fonts: [],
      industry: null,
      designStyle: null,
      targetAudience: null,
      words: [],
      notes: [],
    });
  });

  it('accept colors as # and six digits, and keep their case', () => {
    expect(preferencesSchema.parse({ keptColors: ['#aB12eF'] }).keptColors).toEqual(['#aB12eF']);
    expect(preferencesSchema.safeParse({ keptColors: ['#fff'] }).success).toBe(false);
  });

  it('are bounded', () => {
    const tooMuch = [
      { keptColors: Array.from({ length: 13 }, () => '#112233') },
      { rejectedColors: Array.from({ length: 25 }, () => '#112233') },
      { words: ['a'.repeat(41)] },
      { notes: ['a'.repeat(501)] },
      { notes: Array.from({ length: 21 }, () => 'a note') },
      { fonts: ['Comic Sans'] },
      { unknown: true },
    ];
    for (const input of tooMuch) expect(preferencesSchema.safeParse(input).success).toBe(false);
  });
});
