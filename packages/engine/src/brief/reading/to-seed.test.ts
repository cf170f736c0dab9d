import { describe, expect, it } from 'vitest';
import { type CopilotBrief, parseBrief } from '../brief.ts';
import { NO_PREFERENCES, type Preferences } from '../preferences.ts';
import { toSeed } from './to-seed.ts';
import { tokenize } from './tokenize.ts';

interface Input {
  readonly description?: string;
  readonly form?: object;
  readonly preferences?: Partial<Preferences>;
  readonly seed?: string;
}

function seedOf({
  description = 'A bakery by the sea',
  form = {},
  preferences = {},
  seed = '',
}: Input): string {
  const brief: CopilotBrief = parseBrief('copilot', { description, ...form });
  return toSeed(brief, tokenize(description), { ...NO_PREFERENCES, ...preferences }, seed);
}

describe('toSeed', () => {
  it('has 14 characters of base 36', () => {
    for (const seed of ['', 'a', 'b', 'c']) expect(seedOf({ seed })).toMatch(/^[0-9a-z]{14}$/);
  });

  it.each<[string, Input]>([
    ['capitals', { description: 'a BAKERY by the Sea' }],
    ['spaces and line breaks', { description: '  A bakery\nby   the sea ' }],
    ['accents', { description: 'A bákery by the sea' }],
    ['blank fields', { form: { targetAudience: ' ', designStyle: '' } }],
  ])('does not depend on %s', (_, input) => {
    const same = { ...input, description: input.description?.replace('\n', ' ') ?? 'A bakery by the sea' };
    expect(seedOf(same)).toBe(seedOf({}));
  });

  it('does not depend on the order of fields', () => {
    const reverse = <T extends object>(value: T) => Object.fromEntries(Object.entries(value).reverse()) as T;
    const brief: CopilotBrief = parseBrief('copilot', { description: 'A bakery by the sea' });
    const tokens = tokenize(brief.description);
    expect(toSeed(reverse(brief), tokens, reverse(NO_PREFERENCES), '')).toBe(seedOf({}));
  });

  it.each<[string, Input]>([
    ['a word', { description: 'A bakery by the lake' }],
    ['the order of words', { description: 'By the sea a bakery' }],
    ['a mark', { description: 'A bakery, by the sea' }],
    ['a choice', { form: { industry: 'food' } }],
    ['a color', { form: { primaryColorHex: '#102030' } }],
    ['a preference', { preferences: { keptColors: ['#102030'] } }],
    ['the order of preferences', { preferences: { keptColors: ['#102030', '#FFFFFF'] } }],
    ['the seed option', { seed: '2' }],
  ])('depends on %s', (_, input) => {
    expect(seedOf(input)).not.toBe(seedOf({}));
  });

  it('depends on the order of a list of preferences, whose first entries are stronger', () => {
    const [first, second] = [
      ['#102030', '#FFFFFF'],
      ['#FFFFFF', '#102030'],
    ].map((keptColors) => seedOf({ preferences: { keptColors } }));
    expect(first).not.toBe(second);
  });
});
