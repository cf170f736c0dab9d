import { describe, expect, it } from 'vitest';
import { NO_PREFERENCES, type PreferencesInput, parsePreferences, preferencesSchema } from './preferences.ts';

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

describe('parsePreferences', () => {
  const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

  it.each<[string, PreferencesInput]>([
    ['twelve kept colors', { keptColors: times(12, '#112233') }],
    ['24 rejected colors', { rejectedColors: times(24, '#112233') }],
    ['six fonts', { fonts: times(6, 'Lora') }],
    ['40 words of 40 characters', { words: times(40, 'a'.repeat(40)) }],
    ['20 notes of 500 characters', { notes: times(20, 'a'.repeat(500)) }],
    ['an audience of 200 characters', { targetAudience: 'a'.repeat(200) }],
    ['an empty audience', { targetAudience: '' }],
  ])('accepts %s', (_, input) => {
    expect(parsePreferences(input)).toEqual({ ...NO_PREFERENCES, ...input });
  });

  it.each<[string, object]>([
    ['preferences.keptColors.1', { keptColors: ['#112233', 'red'] }],
    ['preferences.rejectedColors', { rejectedColors: times(25, '#112233') }],
    ['preferences.fonts.0', { fonts: ['Comic Sans'] }],
    ['preferences.industry', { industry: 'bakery' }],
    ['preferences.designStyle', { designStyle: 'Retro' }],
    ['preferences.targetAudience', { targetAudience: 'a'.repeat(201) }],
    ['preferences.words.0', { words: [' '] }],
    ['preferences.words', { words: times(41, 'a') }],
    ['preferences.notes.0', { notes: [''] }],
    ['preferences', { colors: [] }],
  ])('rejects %s in %j', (path, input) => {
    expect(() => parsePreferences(input as PreferencesInput)).toThrow(
      expect.objectContaining({
        code: 'SK_BRIEF_INVALID',
        message: 'The preferences are invalid.',
        hint: 'Fix the fields listed, or leave them out.',
        issues: [expect.objectContaining({ path })],
      }),
    );
  });

  it('reports a wrong color with its message, and all issues at once', () => {
    const input = { keptColors: ['#12'], industry: 'bakery' } as unknown as PreferencesInput;
    expect(() => parsePreferences(input)).toThrow(
      expect.objectContaining({
        issues: [
          { path: 'preferences.keptColors.0', message: 'Must be a valid hex color code' },
          expect.objectContaining({ path: 'preferences.industry' }),
        ],
      }),
    );
  });

  it('trims words, notes and the audience', () => {
    expect(
      parsePreferences({ words: [' quiet '], notes: [' no pink '], targetAudience: ' sailors ' }),
    ).toMatchObject({
      words: ['quiet'],
      notes: ['no pink'],
      targetAudience: 'sailors',
    });
  });
});
