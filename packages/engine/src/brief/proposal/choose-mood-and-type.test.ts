import { describe, expect, it } from 'vitest';
import { makeDirection } from '../../../test/make-direction.ts';
import { SILENT } from '../../../test/silent-proposal.ts';
import { parseBrief } from '../brief.ts';
import type { Direction } from '../direction.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import { chooseMoodAndType } from './choose-mood-and-type.ts';
import type { ModelProposal } from './model-proposal.ts';

interface Case {
  readonly proposal?: Partial<ModelProposal>;
  readonly brief?: Partial<Direction>;
  readonly memory?: Partial<Direction>;
  readonly designStyle?: 'luxury';
}

function choose({ proposal, brief, memory = brief, designStyle }: Case) {
  const form = { description: 'A workshop that mends boats', ...(designStyle && { designStyle }) };
  return chooseMoodAndType(
    { ...SILENT, ...proposal },
    { fromBrief: makeDirection(brief), withMemory: makeDirection(memory), refused: [] },
    { mode: 'copilot', brief: parseBrief('copilot', form), preferences: NO_PREFERENCES, seed: '' },
  );
}

const chromaOf = (value: number | null) => ({ ...SILENT.mood, chroma: { value, words: [] } });
const mood = (chroma: number) => ({ mood: { chroma, lightness: 0, contrast: 0 } });
const type = (changes: Partial<ModelProposal['type']>) => ({ type: { ...SILENT.type, ...changes } });
const read = (changes: Partial<Direction['type']>) => ({
  type: { header: null, body: null, traits: { warm: 1 }, uses: [], ...changes },
});

describe('the chroma of the mood', () => {
  it.each<[string, Case, number, boolean]>([
    ['is that of the model', { proposal: { mood: chromaOf(0.5) }, brief: mood(-0.2) }, 0.5, true],
    ['is that of the reader without a proposal', { brief: mood(0), memory: mood(-0.2) }, -0.2, false],
    ['may be 1', { proposal: { mood: chromaOf(1) } }, 1, true],
    ['is never above 1', { proposal: { mood: chromaOf(1.01) }, brief: mood(-0.2) }, -0.2, false],
    ['is no NaN', { proposal: { mood: chromaOf(Number.NaN) }, brief: mood(-0.2) }, -0.2, false],
    [
      'is half that of a chosen style',
      { proposal: { mood: chromaOf(1) }, brief: mood(-0.5), designStyle: 'luxury' },
      0.25,
      true,
    ],
    [
      'stays colorless when the brief asks for no color',
      { proposal: { mood: chromaOf(1) }, brief: mood(-0.95) },
      -0.95,
      false,
    ],
    [
      'yields for a brief that is almost colorless',
      { proposal: { mood: chromaOf(1) }, brief: mood(-0.94) },
      1,
      true,
    ],
  ])('%s', (_, given, chroma, isProposed) => {
    const chosen = choose(given);
    expect([chosen.mood.chroma, chosen.isProposed.chroma]).toEqual([chroma, isProposed]);
  });
});

describe('the harmony', () => {
  const square: Partial<ModelProposal> = { harmony: { type: 'square', words: [] } };

  it.each<[string, Case, Direction['harmony'], boolean]>([
    ['is that of the model', { proposal: square }, 'square', true],
    ['is that of the brief first', { proposal: square, brief: { harmony: 'triadic' } }, 'triadic', false],
    ['is open without any', {}, 'auto', false],
  ])('%s', (_, given, harmony, isProposed) => {
    const chosen = choose(given);
    expect([chosen.harmony, chosen.isProposed.harmony]).toEqual([harmony, isProposed]);
  });
});

describe('the fonts', () => {
  it.each<[string, Case, string | null, string | null]>([
    [
      'of the brief are first',
      { proposal: type({ header: 'Oswald', body: 'Inter' }), brief: read({ header: 'Lora' }) },
      'Lora',
      'Inter',
    ],
    [
      'of the preferences are next',
      { proposal: type({ header: 'Oswald' }), brief: read({}), memory: read({ header: 'Lora' }) },
      'Lora',
      null,
    ],
    ['of the model are last', { proposal: type({ header: 'Oswald' }), brief: read({}) }, 'Oswald', null],
    ['are not handwritten by default', { proposal: type({ header: 'Caveat' }), brief: read({}) }, null, null],
    [
      'are handwritten where the brief allows it',
      { proposal: type({ header: 'Caveat' }), brief: read({ uses: ['handwriting'] }) },
      'Caveat',
      null,
    ],
  ])('%s', (_, given, header, body) => {
    const chosen = choose(given);
    expect([chosen.type.header, chosen.type.body]).toEqual([header, body]);
  });

  it.each<[string, Case, Direction['type']['traits'], boolean]>([
    [
      'are those of the model',
      { proposal: type({ traits: [{ trait: 'bold', weight: 1 }] }), brief: read({}) },
      { bold: 1 },
      true,
    ],
    [
      'have the first of two weights',
      {
        proposal: type({
          traits: [
            { trait: 'bold', weight: 0.5 },
            { trait: 'bold', weight: 1 },
          ],
        }),
      },
      { bold: 0.5 },
      true,
    ],
    [
      'need a weight above 0 and up to 1',
      {
        proposal: type({
          traits: [
            { trait: 'bold', weight: 0 },
            { trait: 'calm', weight: 2 },
          ],
        }),
        brief: read({}),
      },
      { warm: 1 },
      false,
    ],
    [
      'add to those of a chosen style',
      { proposal: type({ traits: [{ trait: 'bold', weight: 1 }] }), brief: read({}), designStyle: 'luxury' },
      { warm: 1, bold: 1 },
      true,
    ],
    [
      'are six at most',
      {
        proposal: type({
          traits: (['bold', 'calm', 'warm', 'retro', 'modern', 'neutral', 'classic'] as const).map(
            (trait) => ({ trait, weight: 1 }),
          ),
        }),
      },
      { bold: 1, calm: 1, warm: 1, retro: 1, modern: 1, neutral: 1 },
      true,
    ],
  ])('have traits that %s', (_, given, traits, isProposed) => {
    const chosen = choose(given);
    expect([chosen.type.traits, chosen.isProposed.fontTraits]).toEqual([traits, isProposed]);
  });
});
