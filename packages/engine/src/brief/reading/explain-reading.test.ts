import { describe, expect, it } from 'vitest';
import { makeAnalysis, makeFinding, makeNeutral, makeObject } from '../../../test/make-brief-analysis.ts';
import { findDesignStyle } from '../design-styles.ts';
import { findIndustry } from '../industries.ts';
import type { MoodConcept } from '../lexicon/mood-concepts.ts';
import type { Reason } from '../reason-schema.ts';
import { type BriefAnalysis, fieldColor } from './analyze-brief.ts';
import { analyzeText } from './analyze-text.ts';
import { explainReading, type ReadingRecord } from './explain-reading.ts';
import type { ColorFinding } from './find-colors.ts';
import type { MoodFinding } from './find-signals.ts';
import type { PlannedTarget } from './plan-colors.ts';

type Changes = Partial<Omit<ReadingRecord, 'analysis' | 'plan'>> & {
  readonly analysis?: Partial<BriefAnalysis>;
  readonly plan?: Partial<ReadingRecord['plan']>;
};

function explain({ analysis, plan, ...changes }: Changes): Reason[] {
  return explainReading({
    analysis: makeAnalysis(analysis),
    plan: { colorTargets: [], avoid: [], rememberedAvoids: 0, ...plan },
    mood: { chroma: 0, lightness: 0, contrast: 0 },
    fonts: { header: null, body: null },
    rememberedFonts: [],
    harmony: null,
    wording: [],
    ...changes,
  });
}

const found = (finding: ColorFinding, remembered = false): PlannedTarget => ({
  kind: 'found',
  finding,
  remembered,
});
const suggested = (...words: string[]): PlannedTarget => ({
  kind: 'suggested',
  candidate: { color: { l: 0.5, c: 0.1, h: 130 }, name: 'moss', words },
});
const value = fieldColor('#B3001B') ?? makeFinding('', 0);

describe('the reason for a color', () => {
  it.each<[string, PlannedTarget, Reason]>([
    [
      'a word',
      found(makeFinding('teal', 190)),
      { kind: 'color-named', words: ['teal'], color: 'teal', isLead: true },
    ],
    [
      'a thing',
      found(makeObject('forest', 150, 'nature')),
      { kind: 'color-implied', words: ['forest'], color: 'forest', isLead: true },
    ],
    ['a value', found(value), { kind: 'color-given', words: ['#B3001B'], isLead: true }],
    [
      'a remembered value',
      found(value, true),
      { kind: 'color-remembered', words: ['#B3001B'], isLead: true },
    ],
    [
      'a suggestion',
      suggested('bakery', 'warm'),
      { kind: 'hue-suggested', words: ['bakery', 'warm'], color: 'moss' },
    ],
  ])('states %s', (_, target, reason) => {
    expect(explain({ plan: { colorTargets: [target] } })).toEqual([reason]);
  });

  it('leads only for the first of four', () => {
    const colorTargets = ['red', 'teal', 'plum', 'lime', 'gold'].map((words, index) =>
      found(makeFinding(words, index * 60)),
    );
    const reasons = explain({ plan: { colorTargets } });
    expect(reasons.map((reason) => 'isLead' in reason && reason.isLead)).toEqual([true, false, false, false]);
  });

  it('has six different words of at most 80 characters', () => {
    const words = ['a', ' a ', '', 'x'.repeat(90), 'b', 'c', 'd', 'e', 'f'];
    const [reason] = explain({ plan: { colorTargets: [found(makeFinding('teal', 190, { words }))] } });
    expect(reason?.words).toEqual(['a', 'x'.repeat(80), 'b', 'c', 'd', 'e']);
  });
});

describe('the reason for a hue without words', async () => {
  const unread = await analyzeText('Ett litet bageri i Malmö som bakar surdegsbröd.');
  const read = await analyzeText('Only what is left.');
  const avoid = [{ hue: 27, spread: 20, words: ['red'] }];

  it.each<[string, Changes, Reason | undefined]>([
    ['left out without any text', {}, undefined],
    [
      'the longest words of the brief',
      { wording: ['cabinet'] },
      { kind: 'hue-drawn', words: ['cabinet'], color: 'moss', isOpen: false },
    ],
    [
      'words of a language that is not read',
      { wording: ['bageri'], analysis: { description: unread } },
      { kind: 'hue-drawn-unread', words: ['bageri'], color: 'moss' },
    ],
    [
      'words in a script that is not read',
      { wording: ['пекарня'], analysis: { description: read } },
      { kind: 'hue-drawn-unread', words: ['пекарня'], color: 'moss' },
    ],
    [
      'words of which one is in Latin script',
      { wording: ['пекарня', 'shop'], analysis: { description: read } },
      { kind: 'hue-drawn', words: ['пекарня', 'shop'], color: 'moss', isOpen: false },
    ],
    [
      'words in Han characters',
      { wording: ['面包'], analysis: { description: read } },
      { kind: 'hue-drawn', words: ['面包'], color: 'moss', isOpen: false },
    ],
    [
      'what is excluded',
      { plan: { avoid } },
      { kind: 'hue-drawn', words: ['red'], color: 'moss', isOpen: true },
    ],
    [
      'the whole text, when it excludes nothing',
      { analysis: { description: read } },
      { kind: 'hue-drawn', words: ['Only what is left.'], color: 'moss', isOpen: true },
    ],
  ])('is %s', (_, { plan, ...changes }, reason) => {
    expect(explain({ ...changes, plan: { ...plan, colorTargets: [suggested()] } })[0]).toEqual(reason);
  });
});

describe('the reasons for what is excluded', () => {
  const range = (words: string) => ({ hue: 0, spread: 20, words: [words] });

  it('separate the brief from the preferences, which are at the end', () => {
    const plan = { avoid: [range('red'), range('pink')], rememberedAvoids: 1 };
    expect(explain({ plan })).toEqual([
      { kind: 'hue-excluded', words: ['red'] },
      { kind: 'hue-excluded-before', words: ['pink'] },
    ]);
  });

  // Below .4 is black, above .85 white.
  it.each<[string, number, number, string[]]>([
    ['an excluded black', 0.2, 0.9, ['excluded']],
    ['no black beside a requested black', 0.2, 0.39, []],
    ['black beside a requested gray', 0.2, 0.4, ['excluded']],
    ['white beside a requested gray', 0.95, 0.85, ['excluded']],
    ['no white beside a requested white', 0.95, 0.86, []],
  ])('name %s', (_, excluded, requested, expected) => {
    const findings = [makeNeutral('excluded', excluded, { polarity: -1 })];
    const plan = { colorTargets: [found(makeNeutral('requested', requested))] };
    const reasons = explain({ analysis: { findings }, plan });
    expect(reasons.filter(({ kind }) => kind === 'neutral-excluded').flatMap(({ words }) => words)).toEqual(
      expected,
    );
  });

  it('name two neutrals at most', () => {
    const findings = [0.1, 0.5, 0.95].map((l) => makeNeutral(`${l}`, l, { polarity: -1 }));
    expect(explain({ analysis: { findings } }).map(({ words }) => words)).toEqual([['0.1'], ['0.5']]);
  });
});

describe('the reasons for a mood', () => {
  const mood = (word: string, shift: MoodConcept['shift'], weight = 1): MoodFinding => ({
    concept: { adjective: word, shift, fonts: {} },
    kind: 'mood',
    weight,
    word,
  });
  const signals = (...moods: MoodFinding[]) => ({ moods, businessTypes: [], harmonies: [] });
  const vivid = { chroma: 0.5, lightness: 0, contrast: 0 };
  const beside = (word: MoodFinding): Changes => ({ mood: vivid, analysis: { signals: signals(word) } });
  const raised = { kind: 'mood', part: 'chroma', isRaised: true } as const;
  const minimalist = findDesignStyle('minimalist');

  it.each<[string, Changes, Reason[]]>([
    [
      'name the words that ask for it',
      beside(mood('loud', [0.5, 0, 0])),
      [{ ...raised, words: ['loud'], isRefused: false }],
    ],
    [
      'name the refused words that imply it',
      beside(mood('calm', [-0.5, 0, 0], -1)),
      [{ ...raised, words: ['calm'], isRefused: true }],
    ],
    ['leave out a word that shifts less than .15', beside(mood('loud', [0.14, 0, 0])), []],
    ['leave out a word that shifts the other way', beside(mood('calm', [-0.5, 0, 0])), []],
    [
      'are none below .15',
      { mood: { ...vivid, chroma: 0.14 }, analysis: { signals: signals(mood('loud', [0.5, 0, 0])) } },
      [],
    ],
    [
      'are none for contrast',
      {
        mood: { ...vivid, chroma: 0, contrast: 0.9 },
        analysis: { signals: signals(mood('crisp', [0, 0, 0.9])) },
      },
      [],
    ],
    [
      'name the style',
      { mood: { chroma: -0.4, lightness: 0.2, contrast: 0 }, analysis: { style: minimalist } },
      [
        { kind: 'mood', part: 'chroma', isRaised: false, words: ['Minimalist'], isRefused: false },
        { kind: 'mood', part: 'lightness', isRaised: true, words: ['Minimalist'], isRefused: false },
      ],
    ],
  ])('%s', (_, changes, reasons) => {
    expect(explain(changes)).toEqual(reasons);
  });

  it('name three words at most, of which the style is the last', () => {
    const moods = ['a', 'b', 'c'].map((word) => mood(word, [-0.5, 0, 0]));
    const [reason] = explain({
      mood: { ...vivid, chroma: -0.9 },
      analysis: { style: minimalist, signals: signals(...moods) },
    });
    expect(reason?.words).toEqual(['a', 'b', 'c']);
  });
});

describe('the reasons for type, harmony and preferences', () => {
  const letters = (fonts: MoodConcept['fonts'], weight = 1): MoodFinding => ({
    concept: { adjective: 'x', shift: [0, 0, 0], fonts },
    kind: 'mood',
    weight,
    word: 'x',
  });
  const withMoods = (...moods: MoodFinding[]): Changes => ({
    analysis: { signals: { moods, businessTypes: [], harmonies: [] } },
  });
  const lora = { name: 'Lora', words: 'Lora' } as const;

  it.each<[string, Changes, Reason[]]>([
    [
      'a named font',
      { fonts: { header: lora, body: null } },
      [{ kind: 'font', words: ['Lora'], role: 'header' }],
    ],
    [
      'a remembered font once',
      { fonts: { header: null, body: lora }, rememberedFonts: ['Lora'] },
      [{ kind: 'fonts-remembered', words: ['Lora'] }],
    ],
    [
      'two strong traits of a word',
      withMoods(letters({ bold: 0.6, warm: 0.59, retro: 1, calm: 0.7 })),
      [{ kind: 'letters', words: ['x'], traits: ['bold', 'retro'], isRefused: false }],
    ],
    [
      'refused traits',
      withMoods(letters({ bold: 1 }, -1)),
      [{ kind: 'letters', words: ['x'], traits: ['bold'], isRefused: true }],
    ],
    ['no weak trait', withMoods(letters({ bold: 0.5 })), []],
    [
      'a harmony',
      { harmony: { type: 'triadic', word: 'triadic' } },
      [{ kind: 'harmony', words: ['triadic'], harmony: 'triadic', isProposed: false }],
    ],
    [
      'a remembered industry and style',
      {
        analysis: {
          industry: findIndustry('tech'),
          style: findDesignStyle('modern'),
          remembered: { industry: true, style: true },
        },
      },
      [
        { kind: 'industry-remembered', words: ['Technology'] },
        { kind: 'style-remembered', words: ['Modern'] },
      ],
    ],
    [
      'no industry or style of the form',
      { analysis: { industry: findIndustry('tech'), style: findDesignStyle('modern') } },
      [],
    ],
    [
      'remembered words that are wanted',
      { analysis: { memory: { findings: [], moods: [letters({}, 1), { ...letters({}, -1), word: 'y' }] } } },
      [{ kind: 'words-remembered', words: ['x'] }],
    ],
  ])('name %s', (_, changes, reasons) => {
    expect(explain(changes)).toEqual(reasons);
  });

  it('are 16 at most, in the order of the explanation', () => {
    const avoid = Array.from({ length: 20 }, (_, hue) => ({ hue, spread: 10, words: [`${hue}`] }));
    const reasons = explain({ plan: { avoid, colorTargets: [found(makeFinding('teal', 190))] } });
    expect(reasons).toHaveLength(16);
    expect(reasons[0]?.kind).toBe('color-named');
  });
});
