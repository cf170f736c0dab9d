import { describe, expect, it } from 'vitest';
import { parseBrief } from '../brief.ts';
import { NO_PREFERENCES, type Preferences } from '../preferences.ts';
import { analyzeBrief, fieldColor } from './analyze-brief.ts';

const analyze = (description: string, form: object = {}, preferences: Partial<Preferences> = {}) =>
  analyzeBrief(parseBrief('copilot', { description, ...form }), { ...NO_PREFERENCES, ...preferences });

const BAKERY = 'A bakery in teal and a bookshop.';

describe('fieldColor', () => {
  it('is a primary value, byte for byte', () => {
    expect(fieldColor('#aBcDeF')).toMatchObject({
      hex: '#aBcDeF',
      source: 'value',
      role: 'primary',
      polarity: 1,
      words: ['#aBcDeF'],
      specificity: null,
    });
  });

  it('is missing without one', () => {
    expect(fieldColor(null)).toBeNull();
  });
});

describe('analyzeBrief', () => {
  it('finds colors and business types in the description', async () => {
    const { findings, signals, primary, secondary } = await analyze(BAKERY);
    expect(findings.filter(({ source }) => source === 'word').map(({ name }) => name)).toEqual(['teal']);
    expect(signals.businessTypes.map(({ id }) => id)).toEqual(['bakery', 'bookshop']);
    expect([primary, secondary]).toEqual([null, null]);
  });

  it('puts the business type of the form before those of the description', async () => {
    const { signals } = await analyze(BAKERY, { industry: 'other', customIndustry: 'A choir' });
    expect(signals.businessTypes.map(({ id }) => id)).toEqual(['choir', 'bakery', 'bookshop']);
  });

  it('has the colors of the form, and those of the industry in words', async () => {
    const form = {
      industry: 'other',
      customIndustry: 'Crimson boats',
      primaryColorHex: '#102030',
      secondaryColorHex: '#FFEEDD',
    };
    const { primary, secondary, findings } = await analyze('A workshop by the harbor.', form);
    expect([primary?.hex, secondary?.hex]).toEqual(['#102030', '#FFEEDD']);
    expect(findings.map(({ name }) => name)).toContain('crimson');
  });

  it('adds the moods of the audience, each once', async () => {
    const { signals } = await analyze('A playful place for boats.', {
      targetAudience: 'playful children',
    });
    expect(signals.moods.map(({ kind, word }) => `${kind} ${word}`)).toEqual([
      'mood playful',
      'audience children',
    ]);
  });

  it('takes no color from the audience', async () => {
    const { findings } = await analyze('A workshop for everyone.', {
      targetAudience: 'people who love crimson',
    });
    expect(findings).toEqual([]);
  });
});

describe('the preferences of a brief', () => {
  const remembered: Partial<Preferences> = {
    industry: 'finance',
    designStyle: 'luxury',
    targetAudience: 'children',
  };

  it.each<[string, string, object, string | undefined, boolean]>([
    ['is remembered without a business type', 'Something for everyone.', {}, 'finance', true],
    ['is unknown with a business type', 'A bakery for everyone.', {}, undefined, false],
    ['is that of the form', 'Something for everyone.', { industry: 'tech' }, 'tech', false],
  ])('the industry %s', async (_, description, form, value, isRemembered) => {
    const analysis = await analyze(description, form, remembered);
    expect([analysis.industry?.value, analysis.remembered.industry]).toEqual([value, isRemembered]);
  });

  it.each<[object, string, boolean]>([
    [{}, 'luxury', true],
    [{ designStyle: 'retro' }, 'retro', false],
  ])('the style with %j is %s', async (form, value, isRemembered) => {
    const { style, remembered: found } = await analyze('Something for everyone.', form, remembered);
    expect([style?.value, found.style]).toEqual([value, isRemembered]);
  });

  it.each<[object, string]>([
    [{}, 'children'],
    [{ targetAudience: 'developers' }, 'developers'],
  ])('the audience with %j is %s', async (form, word) => {
    const { signals } = await analyze('Something for us.', form, remembered);
    expect(signals.moods.map((mood) => mood.word)).toEqual([word]);
  });

  it('have colors and moods of their own, apart from the brief', async () => {
    const { findings, signals, memory } = await analyze(
      'Something for us.',
      {},
      { notes: ['Never use crimson.', 'We like teal.'], words: ['playful'] },
    );
    expect(findings).toEqual([]);
    expect(signals.moods).toEqual([]);
    expect(memory.findings.map(({ name, polarity }) => `${name} ${polarity}`)).toEqual([
      'crimson -1',
      'teal 1',
    ]);
    expect(memory.moods.map(({ word }) => word)).toEqual(['playful']);
  });
});
