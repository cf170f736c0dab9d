import { describe, expect, it } from 'vitest';
import { makeAnalysis } from '../../../test/make-brief-analysis.ts';
import { type BusinessTypeConcept, findBusinessType } from '../lexicon/business-type-concepts.ts';
import type { HueCandidate } from '../lexicon/mood-concepts.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import type { BriefAnalysis } from './analyze-brief.ts';
import type { BusinessTypeFinding, MoodFinding } from './find-signals.ts';
import { planColors } from './plan-colors.ts';

const CRUST: HueCandidate = [45, 0.12, 0.6, 1, 'crust'];
const MOSS: HueCandidate = [130, 0.1, 0.5, 1, 'moss'];
const PLUM: HueCandidate = [320, 0.1, 0.4, 1, 'plum'];

const plan = (analysis: Partial<BriefAnalysis>, random = 0.5) =>
  planColors(makeAnalysis(analysis), NO_PREFERENCES, () => random);

function withType(concept: BusinessTypeConcept, changes: Partial<BriefAnalysis['signals']> = {}) {
  const type: BusinessTypeFinding = { id: 'bakery', concept, word: 'type' };
  return { signals: { moods: [], businessTypes: [type], harmonies: [], ...changes } };
}

const shop = withType({ industry: 'retail', hues: [CRUST] });

describe('the hue of a brief without colors', () => {
  const field: BriefAnalysis['industry'] = {
    value: 'tech',
    label: 'Technology',
    hues: [MOSS],
    shift: [0, 0, 0],
    fonts: {},
    adjective: 'new',
  };
  const mood = (hues: HueCandidate[], chroma = 0, weight = 1): MoodFinding => ({
    concept: { adjective: 'rich', shift: [chroma, 0, 0], fonts: {}, hues },
    kind: 'mood',
    weight,
    word: 'rich',
  });
  const moods = (...found: MoodFinding[]) => ({ moods: found, businessTypes: [], harmonies: [] });
  const two = withType({ industry: 'retail', hues: [CRUST] });
  const second: BusinessTypeFinding = {
    id: 'bank',
    concept: { industry: 'finance', hues: [PLUM] },
    word: 'bank',
  };

  /** The first target by a random number just below and just above the share of the first source. */
  it.each<[string, Partial<BriefAnalysis>, number, [string, string]]>([
    // 3 : 1, 2 : 1.6, 1 : 1.6 and 3 : 1.5.
    ['weighs a business type over the industry', { ...shop, industry: field }, 0.75, ['crust', 'moss']],
    [
      'weighs an industry over a mood',
      { industry: field, signals: moods(mood([PLUM])) },
      0.5556,
      ['moss', 'plum'],
    ],
    [
      'weighs the industry “other” less',
      { industry: { ...field, value: 'other' }, signals: moods(mood([PLUM])) },
      0.3846,
      ['moss', 'plum'],
    ],
    [
      'weighs half a mood half',
      { industry: field, signals: moods(mood([PLUM], 0, 0.5)) },
      0.7143,
      ['moss', 'plum'],
    ],
    [
      'weighs a second business type half',
      { signals: { ...two.signals, businessTypes: [...two.signals.businessTypes, second] } },
      0.6667,
      ['crust', 'plum'],
    ],
  ])('%s', (_, analysis, share, names) => {
    const nameAt = (draw: number) => {
      const [target] = plan(analysis, draw).colorTargets;
      return target?.kind === 'suggested' && target.candidate.name;
    };
    expect([nameAt(share - 0.001), nameAt(share + 0.001)]).toEqual(names);
  });

  it.each<[string, Partial<BriefAnalysis>]>([
    [
      'a mood farther than 30° from the hues of the business type',
      withType({ industry: 'retail', hues: [CRUST] }, { moods: [mood([MOSS])] }),
    ],
    [
      'a refused mood',
      withType({ industry: 'retail', hues: [CRUST] }, { moods: [mood([[50, 0.1, 0.5, 1, 'clay']], 0, -1)] }),
    ],
  ])('ignores %s', (_, analysis) => {
    const [target] = plan(analysis, 0.999).colorTargets;
    expect(target).toMatchObject({ kind: 'suggested', candidate: { name: 'crust', words: ['type'] } });
  });

  it('ignores a lively mood of a sober business', () => {
    const funeral: BusinessTypeFinding = {
      id: 'funeral',
      concept: { industry: 'other', hues: [PLUM] },
      word: 'funeral',
    };
    const nameWith = (chroma: number) => {
      const lively = mood([[330, 0.2, 0.6, 1, 'magenta']], chroma);
      const [target] = plan(
        { signals: { moods: [lively], businessTypes: [funeral], harmonies: [] } },
        0.999,
      ).colorTargets;
      return target?.kind === 'suggested' && target.candidate.name;
    };
    expect([nameWith(0.24), nameWith(0.25)]).toEqual(['magenta', 'plum']);
  });

  it('takes the hues of the industry for a business type without its own, and open hues without any signal', () => {
    const [bakery] = plan(withType(findBusinessType('bakery'))).colorTargets;
    expect(bakery).toMatchObject({ kind: 'suggested', candidate: { words: ['type'] } });
    expect(plan({}).colorTargets).toMatchObject([{ kind: 'suggested', candidate: { words: [] } }]);
  });
});
