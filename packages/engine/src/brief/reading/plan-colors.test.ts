import { describe, expect, it } from 'vitest';
import { makeAnalysis, makeFinding, makeNeutral, makeObject } from '../../../test/make-brief-analysis.ts';
import type { BusinessTypeConcept } from '../lexicon/business-type-concepts.ts';
import type { HueCandidate } from '../lexicon/mood-concepts.ts';
import { NO_PREFERENCES, type Preferences } from '../preferences.ts';
import { type BriefAnalysis, fieldColor } from './analyze-brief.ts';
import type { ColorFinding } from './find-colors.ts';
import type { BusinessTypeFinding } from './find-signals.ts';
import { planColors } from './plan-colors.ts';

const CRUST: HueCandidate = [45, 0.12, 0.6, 1, 'crust'];
const PLUM: HueCandidate = [320, 0.1, 0.4, 1, 'plum'];

const plan = (analysis: Partial<BriefAnalysis>, preferences: Partial<Preferences> = {}) =>
  planColors(makeAnalysis(analysis), { ...NO_PREFERENCES, ...preferences }, () => 0.5);

/** The words of each target; a suggested hue by its name, a remembered color with an R. */
function targetsOf(analysis: Partial<BriefAnalysis>, preferences: Partial<Preferences> = {}): string[] {
  return plan(analysis, preferences).colorTargets.map((target) =>
    target.kind === 'suggested'
      ? `suggested ${target.candidate.name}`
      : `${target.remembered ? 'R ' : ''}${target.finding.words.join('+')}`,
  );
}

function withType(concept: BusinessTypeConcept, changes: Partial<BriefAnalysis['signals']> = {}) {
  const type: BusinessTypeFinding = { id: 'bakery', concept, word: 'type' };
  return { signals: { moods: [], businessTypes: [type], harmonies: [], ...changes } };
}

const shop = withType({ industry: 'retail', hues: [CRUST] });
const excluded = (words: string, h: number): ColorFinding => makeFinding(words, h, { polarity: -1 });

describe('the targets of a brief with colors', () => {
  const terracotta = makeFinding('terracotta', 45, { color: { l: 0.6, c: 0.13, h: 45 } });

  it.each<[string, ColorFinding[], string[]]>([
    ['are its words in reading order', [makeFinding('red', 27), makeFinding('teal', 190)], ['red', 'teal']],
    [
      'leave out an object in an excluded hue',
      [excluded('blue', 258), terracotta, makeObject('sea', 240, 'place')],
      ['terracotta'],
    ],
    ['keep a word in an excluded hue', [excluded('blue', 258), makeFinding('sky', 240)], ['sky']],
    [
      'leave out a thing of nearly the same color',
      [terracotta, makeObject('desert', 70, 'nature')],
      ['terracotta'],
    ],
    ['keep a thing 30° away', [terracotta, makeObject('dune', 75, 'nature')], ['terracotta', 'dune']],
    ['leave out scenery of another hue', [terracotta, makeObject('harbor', 240, 'scenery')], ['terracotta']],
    [
      'keep scenery beside black',
      [makeNeutral('black', 0.2), makeObject('harbor', 240, 'scenery')],
      ['black', 'harbor'],
    ],
    [
      'keep a neutral thing',
      [terracotta, makeObject('chalk', 0, 'material', { color: { l: 0.6, c: 0, h: 0 } })],
      ['terracotta', 'chalk'],
    ],
  ])('%s', (_, findings, expected) => {
    expect(targetsOf({ findings })).toEqual(expected);
  });

  it('are seven at most', () => {
    const findings = Array.from({ length: 7 }, (_, index) => makeFinding(`${index}`, index * 40));
    expect(targetsOf({ findings, primary: fieldColor('#101010') })).toEqual([
      '#101010',
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
  });

  it('begin with a suggestion when the only thing is neutral', () => {
    const concrete = makeObject('concrete', 0, 'material', { color: { l: 0.6, c: 0.01, h: 0 } });
    expect(targetsOf({ ...shop, findings: [concrete] })).toEqual(['suggested crust', 'concrete']);
  });
});

describe('the colors of the form', () => {
  it('are first and second, even if they are similar', () => {
    const analysis = {
      primary: fieldColor('#0000FF'),
      secondary: fieldColor('#0000FE'),
      findings: [makeFinding('red', 27)],
    };
    expect(targetsOf(analysis)).toEqual(['#0000FF', '#0000FE', 'red']);
  });

  // #0000FF is OKLCH .452 .313 264.
  it.each<[string, ColorFinding, boolean]>([
    ['within 18° and .25 lightness', makeFinding('blue', 258), true],
    ['18° away', makeFinding('violet', 283), false],
    ['lighter by .25', makeFinding('sky', 258, { color: { l: 0.71, c: 0.1, h: 258 } }), false],
    ['neutral', makeNeutral('gray', 0.45), false],
  ])('replace a word that is %s', (_, finding, isReplaced) => {
    const targets = targetsOf({ primary: fieldColor('#0000FF'), findings: [finding] });
    expect(targets).toEqual(isReplaced ? ['#0000FF'] : ['#0000FF', ...finding.words]);
  });

  it('leave no room for objects when there are two', () => {
    const form = { primary: fieldColor('#0000FF'), secondary: fieldColor('#FF0000') };
    expect(targetsOf({ ...form, findings: [makeObject('forest', 150, 'nature')] })).toEqual([
      '#0000FF',
      '#FF0000',
    ]);
  });
});

describe('what surrounds a business', () => {
  const rain = makeObject('rain', 240, 'weather');
  const harbor = makeObject('harbor', 240, 'scenery');

  it.each<[string, Partial<BriefAnalysis>, string[]]>([
    ['weather is dropped', { ...shop, findings: [rain] }, ['suggested crust']],
    ['weather counts without a business type', { findings: [rain] }, ['rain']],
    [
      'weather counts when it is the business',
      { ...shop, findings: [{ ...rain, isBusinessType: true }] },
      ['rain'],
    ],
    ['scenery of another hue is dropped', { ...shop, findings: [harbor] }, ['suggested crust']],
    ['scenery within 40° leads', { ...shop, findings: [makeObject('dunes', 85, 'scenery')] }, ['dunes']],
    [
      'scenery leads where guests come for the place',
      { ...withType({ industry: 'travel', hues: [CRUST] }), findings: [harbor] },
      ['harbor'],
    ],
    [
      'scenery leads for a type without hues of its own',
      { ...withType({ industry: 'retail' }), findings: [harbor] },
      ['harbor'],
    ],
  ])('%s', (_, analysis, expected) => {
    expect(targetsOf(analysis)).toEqual(expected);
  });
});

describe('the preferences', () => {
  const kept = ['#B3001B', '#006B5E', '#6A2C91', '#C98A00'];

  it.each<[string, Partial<BriefAnalysis>, Partial<Preferences>, string[]]>([
    [
      'add three colors to a brief without any',
      {},
      { keptColors: kept },
      ['R #B3001B', 'R #006B5E', 'R #6A2C91'],
    ],
    [
      'add one to two colors',
      { findings: [makeFinding('blue', 258), makeFinding('lime', 120)] },
      { keptColors: kept },
      ['blue', 'lime', 'R #B3001B'],
    ],
    [
      'add none to three',
      { findings: [0, 120, 240].map((h) => makeFinding(`${h}`, h)) },
      { keptColors: kept },
      ['0', '120', '240'],
    ],
    [
      'repeat no color of the brief',
      { findings: [makeFinding('red', 27)] },
      { keptColors: ['#B3001B'] },
      ['red'],
    ],
    [
      'add no color that the brief excludes',
      { ...withType({ industry: 'retail', hues: [PLUM] }), findings: [excluded('red', 27)] },
      { keptColors: ['#B3001B'] },
      ['suggested plum'],
    ],
    [
      'add a color of a note',
      { memory: { findings: [makeFinding('teal', 190)], moods: [] } },
      {},
      ['R teal'],
    ],
    [
      'add no thing of a note',
      { ...shop, memory: { findings: [makeObject('sea', 190, 'place')], moods: [] } },
      {},
      ['suggested crust'],
    ],
  ])('%s', (_, analysis, preferences, expected) => {
    expect(targetsOf(analysis, preferences)).toEqual(expected);
  });

  // #B3001B has the hue 24.
  it.each<[string, Partial<BriefAnalysis>, Partial<Preferences>, [string, number][]]>([
    ['a rejected color, 14° to each side', {}, { rejectedColors: ['#B3001B'] }, [['#B3001B', 14]]],
    [
      'no rejected color that the brief requests',
      { findings: [makeFinding('red', 27)] },
      { rejectedColors: ['#B3001B'] },
      [],
    ],
    [
      'a color that a note excludes',
      { memory: { findings: [excluded('pink', 355)], moods: [] } },
      {},
      [['pink', 28]],
    ],
    [
      'what the brief excludes first',
      { findings: [excluded('blue', 258)] },
      { rejectedColors: ['#B3001B'] },
      [
        ['blue', 38],
        ['#B3001B', 14],
      ],
    ],
  ])('exclude %s', (_, analysis, preferences, expected) => {
    const { avoid } = plan(analysis, preferences);
    expect(avoid.map(({ words, spread }) => [words.join(), spread])).toEqual(expected);
  });

  it('exclude as much as the brief leaves of six ranges', () => {
    const findings = [0, 50, 100, 150, 200].map((h) => excluded(`${h}`, h));
    const { avoid, rememberedAvoids } = plan({ findings }, { rejectedColors: ['#0000FF', '#6A2C91'] });
    expect(avoid.at(-1)?.words).toEqual(['#0000FF']);
    expect([avoid.length, rememberedAvoids]).toEqual([6, 1]);
  });
});
