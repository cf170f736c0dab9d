import { describe, expect, test } from 'vitest';
import { SILENT } from '../../../test/silent-proposal.ts';
import { hexToOklch } from '../../color/convert-color.ts';
import { hueDistance } from '../../color/harmony.ts';
import { type AiBrief, type CopilotBrief, parseBrief } from '../brief.ts';
import { type PreferencesInput, preferencesSchema } from '../preferences.ts';
import { reasonEffect } from '../reason.ts';
import type { DirectionRequest } from './direction-request.ts';
import type { ModelProposal } from './model-proposal.ts';
import { toDirection } from './to-direction.ts';

function requestFor(
  brief: AiBrief | CopilotBrief,
  preferences: PreferencesInput = {},
  name?: string,
): DirectionRequest {
  return {
    mode: brief.mode,
    brief,
    preferences: preferencesSchema.parse(preferences),
    seed: 'seed-1',
    ...(name === undefined ? {} : { name }),
  };
}

const ai = (description: string, preferences: PreferencesInput = {}) =>
  requestFor(parseBrief('ai', { description }), preferences);
const copilot = (fields: object, preferences: PreferencesInput = {}) =>
  requestFor(
    parseBrief('copilot', { description: 'A workshop that mends wooden boats', ...fields }),
    preferences,
  );

const hue = (hex: string) => hexToOklch(hex).h;

describe('the choices of the user', () => {
  const colors = [
    { hex: '#aa3311', words: ['boats'] },
    { hex: '#113388', words: [] },
  ];

  test('keep colors of the form first and second, byte for byte, before those of the model', async () => {
    const request = copilot({ primaryColorHex: '#AbCdEf', secondaryColorHex: '#102030' });
    const { colorTargets } = await toDirection({ ...SILENT, colors }, request);
    expect(colorTargets.map(({ hex }) => hex)).toEqual(['#AbCdEf', '#102030', null, null]);
  });

  test('leave the primary to the model when only a secondary is given', async () => {
    const { colorTargets } = await toDirection(
      { ...SILENT, colors },
      copilot({ secondaryColorHex: '#102030' }),
    );
    expect(colorTargets.map(({ hex }) => hex)).toEqual([null, '#102030', null]);
    expect(hueDistance(colorTargets[0]?.hue ?? 0, hue('#aa3311'))).toBeLessThan(1);
  });

  test('keep a color value of the text that a model repeats or changes', async () => {
    const changed = [{ hex: '#3b82f7', words: ['#3B82F6'] }];
    const { colorTargets } = await toDirection(
      { ...SILENT, colors: changed },
      ai('Our blue is #3B82F6, we mend boats'),
    );
    expect(colorTargets[0]?.hex?.toUpperCase()).toBe('#3B82F6');
    expect(colorTargets.slice(1).filter((target) => hueDistance(target.hue, hue('#3B82F6')) < 5)).toEqual([]);
  });

  test('override font and harmony of the model', async () => {
    const proposal: ModelProposal = {
      ...SILENT,
      harmony: { type: 'triadic', words: [] },
      type: { header: 'Pacifico', body: 'Inter', traits: [], words: [] },
    };
    const direction = await toDirection(proposal, copilot({ primaryFont: 'Lora', colorHarmony: 'square' }));
    expect(direction.harmony).toBe('square');
    expect(direction.type).toMatchObject({ header: 'Lora', body: 'Inter' });
    expect(direction.reasons).toContainEqual({
      kind: 'font',
      words: ['Lora'],
      role: 'header',
    });
  });

  test('exclude proposed colors in hues the brief excludes', async () => {
    const proposal = { ...SILENT, colors: [{ hex: '#ff69b4', words: [] }, ...colors] };
    const direction = await toDirection(proposal, ai('We mend wooden boats and want no pink at all'));
    expect(direction.avoid.flatMap(({ words }) => words)).toContain('pink');
    expect(direction.colorTargets.every((target) => hueDistance(target.hue, hue('#ff69b4')) > 10)).toBe(true);
  });

  test('include an adjective of the design style in the first three traits', async () => {
    const proposal = { ...SILENT, traits: ['loud', 'cheap', 'fast', 'wild'] };
    const { traits } = await toDirection(proposal, copilot({ designStyle: 'luxury' }));
    expect(traits).toEqual(['loud', 'luxurious', 'cheap', 'fast', 'wild']);
    expect((await toDirection(proposal, copilot({}))).traits).toEqual(proposal.traits);
  });

  test('give a design style half of the mood', async () => {
    const proposal = structuredClone(SILENT);
    proposal.mood.lightness.value = 1;
    const read = (await toDirection(SILENT, copilot({ designStyle: 'luxury' }))).mood.lightness;
    const mood = (await toDirection(proposal, copilot({ designStyle: 'luxury' }))).mood.lightness;
    expect(mood).toBeCloseTo((1 + read) / 2);
    expect((await toDirection(proposal, copilot({}))).mood.lightness).toBe(1);
  });
});

describe('the name', () => {
  test.each([
    ['AI Generated Style', requestFor(parseBrief('ai', { description: 'We mend wooden boats' }))],
    ['Co-Pilot Style', copilot({})],
    ['Minimalist Luxury Style', copilot({ designStyle: 'minimalist-luxury' })],
    ['Tide', requestFor(parseBrief('ai', { description: 'We mend wooden boats' }), {}, ' Tide ')],
  ])('is %s', async (name, request) => expect((await toDirection(SILENT, request)).name).toBe(name));
});

describe('a missing or invalid proposal', () => {
  test('falls back to the built-in reader', async () => {
    const request = ai('A warm village bakery that loves terracotta, elegant but never dark');
    const direction = await toDirection(SILENT, request);
    expect(direction.colorTargets[0]?.words).toContain('terracotta');
    expect(direction.reasons.flatMap(({ words }) => words)).toContain('terracotta');
    expect(direction.traits.length).toBeGreaterThan(0);
    expect(direction.source).toBe('model');
  });

  test('ignores invalid colors, moods and weights', async () => {
    const request = ai('A warm village bakery that loves terracotta');
    const proposal = structuredClone(SILENT);
    proposal.colors = [
      { hex: 'a quiet teal', words: [] },
      { hex: '', words: [] },
      { hex: '#12345', words: [] },
    ];
    proposal.mood.chroma.value = 1.01;
    proposal.mood.contrast.value = -7;
    proposal.type.traits = [
      { trait: 'bold', weight: 4 },
      { trait: 'calm', weight: -1 },
    ];
    proposal.traits = ['x'.repeat(31), 'a b c', '<b>', '12'];
    proposal.example = { title: ' \u0000 ', text: '!!!' };
    expect(await toDirection(proposal, request)).toEqual(await toDirection(SILENT, request));
  });
});

describe('reasons', () => {
  const BRIEF = 'A  bold Bakery by the sea, not playful, with Sauerteigbrot for everyone';

  async function reasonsFor(change: (proposal: ModelProposal) => void, preferences: PreferencesInput = {}) {
    const proposal = structuredClone(SILENT);
    change(proposal);
    return (await toDirection(proposal, ai(BRIEF, preferences))).reasons;
  }

  test('quote the brief in its original spelling', async () => {
    const reasons = await reasonsFor((proposal) => {
      proposal.colors = [
        { hex: '#1f5f8b', words: ['“THE SEA”', 'the ocean'] },
        { hex: '#b5651d', words: ['bakery', 'sauerteigbrot.'] },
      ];
      proposal.mood.chroma = { value: 0.6, words: ['bold bakery'] };
    });
    expect(reasons).toContainEqual({
      kind: 'color-proposed',
      words: ['the sea'],
      color: 'blue',
      isLead: true,
    });
    expect(reasons).toContainEqual({
      kind: 'color-proposed',
      words: ['Bakery', 'Sauerteigbrot'],
      color: 'orange',
      isLead: false,
    });
    expect(reasons).toContainEqual({
      kind: 'mood',
      words: ['bold Bakery'],
      part: 'chroma',
      isRaised: true,
      isRefused: false,
    });
  });

  test.each([
    ['an invented word', 'ocean'],
    ['a part of a word', 'bake'],
    ['a word the brief refuses', 'playful'],
    ['markup', '<b>Bakery</b>'],
    ['nothing', '  '],
    ['a whole passage', BRIEF],
  ])('do not quote %s', async (_, words) => {
    const reasons = await reasonsFor((proposal) => {
      proposal.mood.chroma = { value: 0.6, words: [words] };
    });
    expect(reasons.filter((reason) => reasonEffect(reason) === 'chroma')).toEqual([]);
  });

  test('do not state a mood the direction does not have', async () => {
    const reasons = await reasonsFor((proposal) => {
      proposal.mood.chroma = { value: 0.1, words: ['bold'] };
    });
    expect(reasons.filter((reason) => reasonEffect(reason) === 'chroma')).toEqual([]);
  });

  test('state when a color comes from the preferences', async () => {
    const reasons = await reasonsFor(
      (proposal) => {
        proposal.colors = [{ hex: '#1f5f8b', words: ['quiet harbours'] }];
      },
      { notes: ['We love quiet harbours'], keptColors: ['#8A2BE2'], fonts: ['Lora'] },
    );
    expect(reasons.filter((reason) => reasonEffect(reason) === 'memory')).toEqual([
      { kind: 'color-remembered', words: ['#8A2BE2'], isLead: true },
      { kind: 'fonts-remembered', words: ['Lora'] },
      { kind: 'words-remembered', words: ['quiet harbours'] },
    ]);
  });

  test('put a color the brief requests before a kept one', async () => {
    const proposal = { ...SILENT, colors: [{ hex: '#1f5f8b', words: ['sea'] }] };
    const { colorTargets } = await toDirection(proposal, ai(BRIEF, { keptColors: ['#8A2BE2'] }));
    expect(colorTargets.map(({ hex }) => hex)).toEqual([null, '#8A2BE2']);
  });
});

describe('example texts', async () => {
  const texts = async (title: string | null, text: string | null) => {
    const direction = await toDirection(
      { ...SILENT, example: { title, text } },
      ai('We mend wooden boats by hand'),
    );
    return [direction.exampleTitle, direction.exampleText];
  };
  const [ownTitle, ownText] = await texts(null, null);

  test('come from the model, as plain text on one line', async () => {
    expect(
      await texts('  Boats,\n mended <b>well</b>', 'Bring \u202eyours\u0007 to `us` {now} \\ today.'),
    ).toEqual(['Boats, mended b well /b', 'Bring yours to us now today.']);
  });

  test('keep other scripts and the joiners they need', async () => {
    expect(await texts('木の船を直します', 'می\u200cخواهیم قایق')).toEqual([
      '木の船を直します',
      'می\u200cخواهیم قایق',
    ]);
  });

  test.each(['Visit https://evil.example', 'www.boats', 'mail me@boats', 'boats.com is here', '123 !!'])(
    'replace %j',
    async (text) => expect(await texts(text, text)).toEqual([ownTitle, ownText]),
  );

  test('are truncated at a word', async () => {
    const [title = '', text = ''] = await texts('plank '.repeat(40), 'plank '.repeat(400));
    expect(title).toMatch(/^(?:plank )*plank…$/);
    expect(title.length).toBeLessThanOrEqual(80);
    expect(text.length).toBeLessThanOrEqual(300);
  });
});
