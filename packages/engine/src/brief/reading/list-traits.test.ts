import { describe, expect, it } from 'vitest';
import { makeAnalysis } from '../../../test/make-brief-analysis.ts';
import { findDesignStyle } from '../design-styles.ts';
import { findIndustry } from '../industries.ts';
import { findBusinessType } from '../lexicon/business-type-concepts.ts';
import type { BriefAnalysis } from './analyze-brief.ts';
import type { MoodFinding } from './find-signals.ts';
import { listTraits } from './list-traits.ts';

const LEVEL = { chroma: 0, lightness: 0, contrast: 0 };

const mood = (adjective: string, weight: number, kind: MoodFinding['kind'] = 'mood'): MoodFinding => ({
  concept: { adjective, shift: [0, 0, 0], fonts: {} },
  kind,
  weight,
  word: adjective,
});
const withMoods = (...moods: MoodFinding[]): Partial<BriefAnalysis> => ({
  signals: { moods, businessTypes: [], harmonies: [] },
});
const bank = { id: 'bank', concept: findBusinessType('bank'), word: 'bank' } as const;
const withBank: Partial<BriefAnalysis> = { signals: { moods: [], businessTypes: [bank], harmonies: [] } };

describe('listTraits', () => {
  it.each<[string, Partial<BriefAnalysis>, string[]]>([
    ['moods in reading order', withMoods(mood('calm', 1), mood('warm', 1)), ['calm', 'warm', 'balanced']],
    [
      'strong moods, the style, audiences and weak moods',
      {
        ...withMoods(mood('deep', 0.3), mood('young', 0.7, 'audience'), mood('calm', 0.5)),
        style: findDesignStyle('minimalist'),
      },
      ['calm', 'minimal', 'clear', 'young', 'deep', 'balanced'],
    ],
    [
      'no refused mood or audience',
      withMoods(mood('calm', -0.5), mood('young', -0.7, 'audience')),
      ['balanced'],
    ],
    ['each adjective once', withMoods(mood('calm', 1), mood('calm', 0.3)), ['calm', 'balanced']],
    ['the industry of the business type', withBank, ['dependable', 'balanced']],
    [
      'the industry of the form instead',
      { ...withBank, industry: findIndustry('tech') },
      ['inventive', 'balanced'],
    ],
    ['nothing for the industry “other”', { industry: findIndustry('other') }, ['balanced']],
    [
      'eight adjectives at most',
      withMoods(...Array.from('abcdefghij', (word) => mood(word, 1))),
      Array.from('abcdefgh'),
    ],
  ])('has %s', (_, analysis, traits) => {
    expect(listTraits(makeAnalysis(analysis), LEVEL)).toEqual(traits);
  });

  it.each<[Partial<typeof LEVEL>, string[]]>([
    [{ chroma: 0.4 }, ['vivid']],
    [{ chroma: -0.4 }, ['muted']],
    [{ chroma: 0.39 }, ['balanced']],
    [{ lightness: 0.4 }, ['light']],
    [{ lightness: -0.4 }, ['dark']],
    [{ contrast: 0.5 }, ['clear-cut']],
    [{ contrast: -0.9 }, ['balanced']],
    [{ chroma: 0.9, lightness: -0.9, contrast: 0.9 }, ['vivid', 'dark', 'clear-cut']],
  ])('describes the mood %o', (changes, traits) => {
    expect(listTraits(makeAnalysis(), { ...LEVEL, ...changes })).toEqual(traits);
  });
});
