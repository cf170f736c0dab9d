import { buildCustomGuide, type Guide, parseBrief } from '@stylekit/engine';
import { CUSTOM_DEFAULTS, NO_PREFERENCES } from '@stylekit/engine/brief';
import { describe, expect, it } from 'vitest';
import { MEMORY } from '../../config/limits.ts';
import type { MemoryKind } from '../../database/tables/memory-entry.entity.ts';
import {
  MIN_ACTIVE_WEIGHT,
  STRENGTH,
  toColorKey,
  toCustomSignals,
  toFormSignals,
  toGuideSignals,
  toRejectedSignals,
  toWordSignals,
} from './preference-signal.ts';
import { toPreferences } from './to-preferences.ts';

const color = (hex: string) => ({ hex, name: hex });
const COLORS = {
  primary: color('#C4532F'),
  secondary: [color('#1f4e79'), color('#808080')],
  accent: [color('#111111'), color('#eeeeee'), color('#2e7d32'), color('#f9a825')],
};
const guideOf = (changes: object = {}): Guide =>
  buildCustomGuide(parseBrief('custom', { ...CUSTOM_DEFAULTS, name: 'Kit', ...COLORS, ...changes }));
const FONTS = { headerFont: 'Lora', bodyFont: 'Inter' };
const plain = (signals: ReturnType<typeof toGuideSignals>) =>
  signals.map(({ kind, value, strength }) => [kind, value, strength]);

describe('the signals of a kept guide', () => {
  it('are its main colors and fonts, the leading ones stronger', () => {
    expect(plain(toGuideSignals(guideOf(FONTS), 'sure'))).toEqual([
      ['kept-color', '#C4532F', 3],
      ['kept-color', '#1F4E79', 2],
      ['kept-color', '#808080', 2],
      ['font', 'Lora', 3],
      ['font', 'Inter', 2],
    ]);
  });

  it('are only hints if the owner did not remove it', () => {
    const signals = toGuideSignals(guideOf(FONTS), 'hint');
    expect(new Set(signals.map(({ strength }) => strength))).toEqual(new Set([STRENGTH.hint]));
    expect(signals).toHaveLength(5);
  });

  it('of a custom guide leave out the defaults of the form', () => {
    const { primary, secondary, headerFont, bodyFont } = CUSTOM_DEFAULTS;
    expect(toCustomSignals(guideOf({ primary, secondary, headerFont, bodyFont }))).toEqual([]);
    const changed = toCustomSignals(
      guideOf({ primary, secondary: COLORS.secondary, headerFont, bodyFont: 'Lora' }),
    );
    expect(plain(changed)).toEqual([
      ['kept-color', '#1F4E79', 2],
      ['kept-color', '#808080', 2],
      ['font', 'Lora', 2],
    ]);
  });
});

describe('the signals of a discarded guide', () => {
  it.each<[string, readonly string[], readonly (readonly [string, number])[]]>([
    [
      'without grays',
      [],
      [
        ['#C4532F', 3],
        ['#1F4E79', 2],
      ],
    ],
    ['without a kept color, in any spelling', ['#c4532f'], [['#1F4E79', 2]]],
    ['without a hue that is kept', ['#c25a33'], [['#1F4E79', 2]]],
    [
      'next to a kept gray',
      ['#999999'],
      [
        ['#C4532F', 3],
        ['#1F4E79', 2],
      ],
    ],
    [
      'next to another kept hue',
      ['#2e7d32'],
      [
        ['#C4532F', 3],
        ['#1F4E79', 2],
      ],
    ],
    ['all kept', ['#C4532F', '#1F4E79'], []],
  ])('are its colors %s', (_what, kept, expected) => {
    expect(toRejectedSignals(guideOf(FONTS), kept)).toEqual(
      expected.map(([value, strength]) => ({ kind: 'rejected-color', value, strength })),
    );
  });
});

describe('the signals of a form', () => {
  const form = (fields: object) =>
    toFormSignals(parseBrief('copilot', { description: 'A workshop for boats', ...fields }));

  it.each<[object, readonly (readonly [string, string, number])[]]>([
    [{}, []],
    [{ industry: 'finance' }, [['industry', 'finance', 2]]],
    [{ industry: 'other', customIndustry: 'Beekeeping' }, [['industry', 'Beekeeping', 2]]],
    [{ designStyle: 'minimalist-luxury' }, [['design-style', 'minimalist-luxury', 2]]],
    [{ targetAudience: 'sailors' }, [['target-audience', 'sailors', 2]]],
    [{ primaryColorHex: '#aabbcc' }, [['kept-color', '#AABBCC', 3]]],
    [
      { primaryColorHex: '#aabbcc', secondaryColorHex: '#112233' },
      [
        ['kept-color', '#AABBCC', 3],
        ['kept-color', '#112233', 2],
      ],
    ],
    [{ primaryFont: 'Lora' }, [['font', 'Lora', 3]]],
  ])('%j', (fields, expected) => {
    expect(
      plain(
        form({
          industry: 'tech',
          designStyle: 'minimalist-luxury',
          targetAudience: 'cooks',
          ...fields,
        }).filter(isNew(fields)),
      ),
    ).toEqual(expected);
  });

  /** Industry, style and audience are required, so each case only looks at the fields that it sets. */
  function isNew(fields: object): (signal: { readonly kind: MemoryKind }) => boolean {
    return ({ kind }) =>
      (kind !== 'industry' || 'industry' in fields) &&
      (kind !== 'design-style' || 'designStyle' in fields) &&
      (kind !== 'target-audience' || 'targetAudience' in fields);
  }
});

describe('the words of a brief', () => {
  it('are those that changed the guide, once and in lower case; one brief is only a hint', async () => {
    const signals = await toWordSignals('A Calm bakery, calm and quiet, in TERRACOTTA');
    const values = signals.map(({ value }) => value);
    expect(values).toEqual(['calm', 'quiet']);
    expect(values).toEqual(values.map((value) => value.toLowerCase()));
    expect(new Set(values).size).toBe(values.length);
    expect(new Set(signals.map(({ kind, strength }) => `${kind} ${strength}`))).toEqual(new Set(['word 1']));
    expect(STRENGTH.hint).toBeLessThan(MIN_ACTIVE_WEIGHT);
    expect(2 * STRENGTH.hint).toBeGreaterThanOrEqual(MIN_ACTIVE_WEIGHT);
  });

  it('are at most eight, and none of a text without any', async () => {
    const many =
      'calm, loud, elegant, playful, rustic, modern, red, green, blue, warm, cold, luxurious, honest, wild';
    expect((await toWordSignals(many)).length).toBeLessThanOrEqual(8);
    expect(await toWordSignals('xyzzy')).toEqual([]);
  });
});

describe('preferences for a brief', () => {
  const entry = (kind: MemoryKind, value: string) => ({ kind, value });

  it.each<[string, readonly ReturnType<typeof entry>[], object]>([
    ['nothing', [], {}],
    ['a known industry', [entry('industry', 'finance')], { industry: 'finance' }],
    ['an industry of its own as a note', [entry('industry', 'Beekeeping')], { notes: ['Beekeeping'] }],
    [
      'notes before that industry',
      [entry('industry', 'Beekeeping'), entry('note', 'no pink')],
      { notes: ['no pink', 'Beekeeping'] },
    ],
    [
      'the strongest industry only',
      [entry('industry', 'tech'), entry('industry', 'finance')],
      { industry: 'tech' },
    ],
    ['a known style', [entry('design-style', 'minimalist-luxury')], { designStyle: 'minimalist-luxury' }],
    ['no style that is gone', [entry('design-style', 'gone')], {}],
    [
      'fonts, without those that are gone',
      [entry('font', 'Gone Sans'), entry('font', 'Lora')],
      { fonts: ['Lora'] },
    ],
    [
      'the strongest audience',
      [entry('target-audience', 'sailors'), entry('target-audience', 'cooks')],
      { targetAudience: 'sailors' },
    ],
    ['words', [entry('word', 'calm'), entry('word', 'quiet')], { words: ['calm', 'quiet'] }],
    [
      'colors in their order',
      [entry('kept-color', '#112233'), entry('rejected-color', '#445566'), entry('kept-color', '#AABBCC')],
      { keptColors: ['#112233', '#AABBCC'], rejectedColors: ['#445566'] },
    ],
  ])('contain %s', (_what, entries, expected) => {
    expect(toPreferences(entries)).toEqual({ ...NO_PREFERENCES, ...expected });
  });

  it.each<[MemoryKind, keyof typeof MEMORY.used, 'keptColors' | 'rejectedColors' | 'words' | 'notes']>([
    ['kept-color', 'kept-color', 'keptColors'],
    ['rejected-color', 'rejected-color', 'rejectedColors'],
    ['word', 'word', 'words'],
    ['note', 'note', 'notes'],
  ])('contain the strongest entries of %s only', (kind, limit, field) => {
    const max = MEMORY.used[limit];
    const values = Array.from({ length: max + 5 }, (_, n) =>
      kind.endsWith('color') ? `#0000${n.toString(16).toUpperCase().padStart(2, '0')}` : `w${n}`,
    );
    expect(toPreferences(values.map((value) => entry(kind, value)))[field]).toEqual(values.slice(0, max));
  });

  it('store a color in one spelling', () => {
    expect(toColorKey('#aAbBcC')).toBe('#AABBCC');
  });
});
