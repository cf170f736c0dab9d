import { describe, expect, it } from 'vitest';
import { makeDirection } from '../../../test/make-direction.ts';
import { SILENT } from '../../../test/silent-proposal.ts';
import { parseBrief } from '../brief.ts';
import type { ColorTarget, Direction } from '../direction.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import type { Reason } from '../reason-schema.ts';
import type { QuoteFinder } from './brief-quotes.ts';
import type { ChosenColor } from './choose-colors.ts';
import type { MoodAndType } from './choose-mood-and-type.ts';
import { type Decision, describeProposalReasons } from './describe-reasons.ts';

/** Words of the brief start with "b", words of the preferences with "m". */
const findQuotes: QuoteFinder = (words) => ({
  brief: words.filter((word) => word.startsWith('b')),
  memory: words.filter((word) => word.startsWith('m')),
});

const direction = makeDirection({ reasons: [], type: { header: null, body: null, traits: {}, uses: [] } });
const NOT_PROPOSED = { harmony: false, fontTraits: false, chroma: false, lightness: false, contrast: false };
const MOOD_AND_TYPE: MoodAndType = {
  harmony: 'auto',
  mood: { chroma: 0, lightness: 0, contrast: 0 },
  type: direction.type,
  isProposed: NOT_PROPOSED,
};

interface Case {
  readonly proposal?: Partial<Decision['proposal']>;
  readonly colors?: Partial<Decision['colors']>;
  readonly moodAndType?: Partial<MoodAndType>;
  readonly brief?: Partial<Direction>;
  readonly memory?: Partial<Direction>;
  readonly form?: object;
}

function reasonsOf({ proposal, colors, moodAndType, brief, memory = brief, form }: Case): Reason[] {
  return describeProposalReasons({
    proposal: { ...SILENT, ...proposal },
    request: {
      mode: 'copilot',
      brief: parseBrief('copilot', { description: 'A shop that sets Lora', ...form }),
      preferences: NO_PREFERENCES,
      seed: '',
    },
    reading: { fromBrief: { ...direction, ...brief }, withMemory: { ...direction, ...memory }, refused: [] },
    colors: { colors: [], avoid: [], ...colors },
    moodAndType: { ...MOOD_AND_TYPE, ...moodAndType },
    findQuotes,
  });
}

// A blue of medium lightness.
const BLUE: ColorTarget = { lightness: 0.5, chroma: 0.18, hue: 260, hex: null, words: [] };
const chosen = (origin: ChosenColor['origin'], words: string[], quotes: string[] = []): ChosenColor => ({
  origin,
  target: { ...BLUE, words },
  quotes: findQuotes(quotes),
});
const mood = (value: number, ...words: string[]) => ({ ...SILENT.mood, chroma: { value, words } });
const proposed = (part: keyof typeof NOT_PROPOSED) => ({ isProposed: { ...NOT_PROPOSED, [part]: true } });
const moodReason = { kind: 'mood', part: 'chroma', isRaised: true, isRefused: false } as const;
const letters: Reason = { kind: 'letters', words: ['calm'], traits: ['calm'], isRefused: false };

describe('the reasons of a proposal', () => {
  it.each<[string, Case, Reason[]]>([
    [
      'state given and kept colors',
      { colors: { colors: [chosen('given', ['#0000FF']), chosen('kept', ['#00FF00'])] } },
      [
        { kind: 'color-given', words: ['#0000FF'], isLead: true },
        { kind: 'color-remembered', words: ['#00FF00'], isLead: false },
      ],
    ],
    [
      'quote the brief for a color',
      { colors: { colors: [chosen('proposed', [], ['b1', 'b2', 'b3', 'b4'])] } },
      [{ kind: 'color-proposed', words: ['b1', 'b2', 'b3'], color: 'blue', isLead: true }],
    ],
    ['leave out a color without a quote', { colors: { colors: [chosen('proposed', [], ['x'])] } }, []],
    [
      'mark colors that the preferences quote',
      { colors: { colors: [chosen('proposed', [], ['m1'])] } },
      [{ kind: 'words-remembered', words: ['m1'] }],
    ],
    [
      'separate excluded hues by their origin',
      {
        colors: {
          avoid: [
            { hue: 0, spread: 20, words: ['b1'], origin: 'brief' },
            { hue: 9, spread: 20, words: ['m1'], origin: 'memory' },
          ],
        },
      },
      [
        { kind: 'hue-excluded', words: ['b1'] },
        { kind: 'hue-excluded-before', words: ['m1'] },
      ],
    ],
    [
      'state a mood of the model',
      {
        proposal: { mood: mood(0.6, 'b1') },
        moodAndType: { ...proposed('chroma'), mood: { chroma: 0.6, lightness: 0, contrast: 0 } },
      },
      [{ ...moodReason, words: ['b1'] }],
    ],
    [
      'state no mood below .15',
      {
        proposal: { mood: mood(0.6, 'b1') },
        moodAndType: { ...proposed('chroma'), mood: { chroma: 0.14, lightness: 0, contrast: 0 } },
      },
      [],
    ],
    [
      'state no mood that a style turned around',
      {
        proposal: { mood: mood(0.6, 'b1') },
        moodAndType: { ...proposed('chroma'), mood: { chroma: -0.5, lightness: 0, contrast: 0 } },
      },
      [],
    ],
    [
      'keep the mood of the reader',
      { brief: { reasons: [{ ...moodReason, words: ['loud'] }] } },
      [{ ...moodReason, words: ['loud'] }],
    ],
    [
      'state a proposed harmony',
      {
        proposal: { harmony: { type: 'square', words: ['b1'] } },
        moodAndType: { ...proposed('harmony'), harmony: 'square' },
      },
      [{ kind: 'harmony', words: ['b1'], harmony: 'square', isProposed: true }],
    ],
    [
      'state the two strongest proposed traits',
      {
        proposal: { type: { ...SILENT.type, words: ['b1'] } },
        moodAndType: {
          ...proposed('fontTraits'),
          type: { ...direction.type, traits: { calm: 0.2, bold: 1, warm: 0.5 } },
        },
      },
      [{ kind: 'letters', words: ['b1'], traits: ['bold', 'warm'], isRefused: false }],
    ],
    ['keep the traits of the reader', { brief: { reasons: [letters] } }, [letters]],
    [
      'quote a font of the description',
      { brief: { type: { ...direction.type, body: 'Lora' } } },
      [{ kind: 'font', words: ['Lora'], role: 'body' }],
    ],
    [
      'state the font of the form',
      { brief: { type: { ...direction.type, header: 'Inter' } }, form: { primaryFont: 'Inter' } },
      [{ kind: 'font', words: ['Inter'], role: 'header' }],
    ],
    [
      'state remembered fonts',
      { memory: { type: { ...direction.type, header: 'Lora', body: 'Inter' } } },
      [{ kind: 'fonts-remembered', words: ['Lora', 'Inter'] }],
    ],
  ])('%s', (_, given, reasons) => {
    expect(reasonsOf(given)).toEqual(reasons);
  });

  it('use the hues of the reader when it chose all colors, each once', () => {
    const named: Reason = { kind: 'color-named', words: ['blue'], color: 'blue', isLead: true };
    const given: Reason = { kind: 'color-given', words: ['#0000FF'], isLead: true };
    const brief = { reasons: [named, given] };
    expect(reasonsOf({ brief, colors: { colors: [chosen('given', ['#0000FF'])] } })).toEqual([given, named]);
    expect(reasonsOf({ brief, colors: { colors: [chosen('proposed', [], ['b1'])] } })).toHaveLength(1);
  });

  it('are 16 at most, for four colors at most', () => {
    const avoid = Array.from({ length: 20 }, (_, hue) => ({
      hue,
      spread: 20,
      words: ['b1'],
      origin: 'brief' as const,
    }));
    const colors = Array.from({ length: 7 }, (_, index) => chosen('given', [`#00000${index}`]));
    const reasons = reasonsOf({ colors: { colors, avoid } });
    expect(reasons).toHaveLength(16);
    expect(reasons.filter(({ kind }) => kind === 'color-given')).toHaveLength(4);
  });
});
