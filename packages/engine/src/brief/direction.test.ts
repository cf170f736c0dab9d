import { describe, expect, it } from 'vitest';
import { makeDirection } from '../../test/make-direction.ts';
import { parseBrief } from './brief.ts';
import { directionSchema } from './direction.ts';
import { defaultGuideName } from './guide-name.ts';
import { reasonEffect } from './reason.ts';
import { type Reason, reasonSchema } from './reason-schema.ts';

const target = { lightness: 0.5, chroma: 0.1, hue: 45, hex: null, words: [] };
const range = { hue: 0, spread: 20, words: [] };
const pathsOf = (changes: object) =>
  (directionSchema.safeParse({ ...makeDirection(), ...changes }).error?.issues ?? []).map(({ path }) =>
    path.join('.'),
  );
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('the schema of a direction', () => {
  it('accepts a direction', () => {
    expect(directionSchema.parse(makeDirection())).toEqual(makeDirection());
  });

  it.each<[string, object]>([
    [
      'the extremes of a target',
      { colorTargets: [{ ...target, lightness: 0, chroma: 0.4, hue: 360, hex: '#aBc123' }] },
    ],
    ['seven targets', { colorTargets: times(7, target) }],
    ['six excluded ranges', { avoid: times(6, { ...range, spread: 120 }) }],
    ['the extremes of the mood', { mood: { chroma: -1, lightness: 1, contrast: 0 } }],
    ['eight traits', { traits: times(8, 'x'.repeat(30)) }],
    [
      'the longest texts',
      { name: 'x'.repeat(80), exampleTitle: 'x'.repeat(80), exampleText: 'x'.repeat(300) },
    ],
    ['an empty seed', { seed: '' }],
    ['no reasons', { reasons: [] }],
  ])('accepts %s', (_, changes) => {
    expect(pathsOf(changes)).toEqual([]);
  });

  it.each<[string, object]>([
    ['source', { source: 'ai' }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(81) }],
    ['projectDescription', { projectDescription: 'x'.repeat(2001) }],
    ['traits', { traits: [] }],
    ['traits', { traits: times(9, 'warm') }],
    ['traits.0', { traits: ['x'.repeat(31)] }],
    ['colorTargets', { colorTargets: [] }],
    ['colorTargets', { colorTargets: times(8, target) }],
    ['colorTargets.0.lightness', { colorTargets: [{ ...target, lightness: 1.01 }] }],
    ['colorTargets.0.chroma', { colorTargets: [{ ...target, chroma: 0.41 }] }],
    ['colorTargets.0.hue', { colorTargets: [{ ...target, hue: -1 }] }],
    ['colorTargets.0.hue', { colorTargets: [{ ...target, hue: Number.NaN }] }],
    ['colorTargets.0.hex', { colorTargets: [{ ...target, hex: '#fff' }] }],
    ['colorTargets.0.words', { colorTargets: [{ ...target, words: times(7, 'x') }] }],
    ['colorTargets.0.words.0', { colorTargets: [{ ...target, words: ['x'.repeat(61)] }] }],
    ['avoid', { avoid: times(7, range) }],
    ['avoid.0.spread', { avoid: [{ ...range, spread: 121 }] }],
    ['harmony', { harmony: 'golden' }],
    ['mood.chroma', { mood: { chroma: 1.01, lightness: 0, contrast: 0 } }],
    ['type.header', { type: { ...makeDirection().type, header: 'Arial' } }],
    ['type.traits.bold', { type: { ...makeDirection().type, traits: { bold: 2 } } }],
    ['type.uses', { type: { ...makeDirection().type, uses: times(3, 'code') } }],
    ['exampleText', { exampleText: 'x'.repeat(301) }],
    ['reasons', { reasons: times(17, { kind: 'hue-excluded', words: ['x'] }) }],
    ['seed', { seed: 'x'.repeat(201) }],
  ])('rejects %s in %j', (path, changes) => {
    expect(pathsOf(changes)).toEqual([path]);
  });
});

const WORDS = { words: ['sea'] };
const REASONS: readonly (readonly [Reason, ReturnType<typeof reasonEffect>])[] = [
  [{ kind: 'color-named', ...WORDS, color: 'teal', isLead: true }, 'hue'],
  [{ kind: 'color-implied', ...WORDS, color: 'teal', isLead: true }, 'hue'],
  [{ kind: 'color-proposed', ...WORDS, color: 'teal', isLead: true }, 'hue'],
  [{ kind: 'color-given', ...WORDS, isLead: true }, 'hue'],
  [{ kind: 'color-remembered', ...WORDS, isLead: true }, 'memory'],
  [{ kind: 'hue-suggested', ...WORDS, color: 'teal' }, 'hue'],
  [{ kind: 'hue-drawn', ...WORDS, color: 'teal', isOpen: true }, 'hue'],
  [{ kind: 'hue-drawn-unread', ...WORDS, color: 'teal' }, 'hue'],
  [{ kind: 'hue-excluded', ...WORDS }, 'avoid'],
  [{ kind: 'neutral-excluded', ...WORDS }, 'avoid'],
  [{ kind: 'hue-excluded-before', ...WORDS }, 'memory'],
  [{ kind: 'mood', ...WORDS, part: 'chroma', isRaised: true, isRefused: false }, 'chroma'],
  [{ kind: 'mood', ...WORDS, part: 'lightness', isRaised: true, isRefused: true }, 'lightness'],
  [{ kind: 'harmony', ...WORDS, harmony: 'square', isProposed: true }, 'harmony'],
  [{ kind: 'font', ...WORDS, role: 'body' }, 'type'],
  [{ kind: 'letters', ...WORDS, traits: ['bold'], isRefused: false }, 'type'],
  [{ kind: 'fonts-remembered', ...WORDS }, 'memory'],
  [{ kind: 'industry-remembered', ...WORDS }, 'memory'],
  [{ kind: 'style-remembered', ...WORDS }, 'memory'],
  [{ kind: 'words-remembered', ...WORDS }, 'memory'],
];

describe.each(REASONS)('the reason %j', (reason, effect) => {
  it(`is valid, and affects ${effect}`, () => {
    expect(reasonSchema.parse(reason)).toEqual(reason);
    expect(reasonEffect(reason)).toBe(effect);
  });

  it('needs one to six words of up to 80 characters, and no other data', () => {
    for (const words of [[], times(7, 'x'), ['x'.repeat(81)], [' ']])
      expect(reasonSchema.safeParse({ ...reason, words }).success).toBe(false);
    expect(reasonSchema.safeParse({ ...reason, text: 'Because.' }).success).toBe(false);
  });
});

it.each<[string, Parameters<typeof parseBrief>[0], object]>([
  ['AI Generated Style', 'ai', {}],
  ['Co-Pilot Style', 'copilot', {}],
  ['Retro/Vintage Style', 'copilot', { designStyle: 'retro' }],
])('the default name %s', (name, mode, form) => {
  const brief = parseBrief(mode, { description: 'A bakery by the sea', ...form });
  expect(defaultGuideName(brief as Parameters<typeof defaultGuideName>[0])).toBe(name);
});
