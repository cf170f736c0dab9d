import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleSize } from '../../../test/sample-size.ts';
import { HARMONY_CHOICES, HARMONY_TYPES } from '../../color/harmony-types.ts';
import { loadColorNamer } from '../../color/name-color.ts';
import { buildGuide } from '../../guide/build-guide.ts';
import { guideColors } from '../../guide/guide.ts';
import { parseGuide } from '../../guide/parse-guide.ts';
import { FONT_NAMES, FONT_TRAITS } from '../../typography/font-catalog.ts';
import { parseBrief } from '../brief.ts';
import { directionSchema } from '../direction.ts';
import { NO_PREFERENCES } from '../preferences.ts';
import type { DirectionRequest } from './direction-request.ts';
import { type ModelProposal, modelProposalSchema } from './model-proposal.ts';
import { toDirection } from './to-direction.ts';

const BOATS: DirectionRequest = {
  mode: 'ai',
  brief: parseBrief('ai', { description: 'We mend wooden boats by hand' }),
  preferences: NO_PREFERENCES,
  seed: 'seed-1',
};

/** Numbers that JSON supports. */
const FINITE = { noNaN: true, noDefaultInfinity: true };

const hostile = fc.oneof(
  fc.constantFrom(
    '',
    '#ff0000',
    '#FFF',
    'rgb(1 2 3)',
    'oklch(0.6 0.4 20)',
    'bold',
    'bakery',
    'no pink',
    '$&',
    '(?:a+)+$',
    '</style><script>alert(1)</script>',
    '*/ } @import url(//evil.example) {',
    '\u0000\u001b[31m\u202e\u2028',
    '\ud800',
    '__proto__',
    'x'.repeat(5000),
    '日本のパン屋',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const words = fc.array(hostile, { maxLength: 5 });
const hex = fc.oneof(
  { weight: 3, arbitrary: fc.nat(0xffffff).map((value) => `#${value.toString(16).padStart(6, '0')}`) },
  { weight: 1, arbitrary: hostile },
);
const colorList = fc.array(fc.record({ hex, words }), { maxLength: 12 });
const value = fc.option(fc.oneof(fc.double({ min: -1, max: 1, noNaN: true }), fc.double(FINITE)));
const shift = fc.record({ value, words });
const font = fc.option(fc.constantFrom(...FONT_NAMES));
const proposals: fc.Arbitrary<ModelProposal> = fc.record({
  traits: fc.array(hostile, { maxLength: 12 }),
  colors: colorList,
  avoid: colorList,
  harmony: fc.record({ type: fc.option(fc.constantFrom(...HARMONY_TYPES)), words }),
  mood: fc.record({ chroma: shift, lightness: shift, contrast: shift }),
  type: fc.record({
    header: font,
    body: font,
    traits: fc.array(fc.record({ trait: fc.constantFrom(...FONT_TRAITS), weight: fc.double(FINITE) }), {
      maxLength: 20,
    }),
    words,
  }),
  example: fc.record({ title: fc.option(hostile), text: fc.option(hostile) }),
});

const sixDigits = fc
  .array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: 6, maxLength: 6 })
  .map((digits) => `#${digits.join('')}`);
const description = fc
  .tuple(
    fc.constantFrom('A bold bakery, no pink please', 'Wir bauen Boote in Blau', 'Wood and #C0FFEE'),
    hostile,
  )
  .map(([start, end]) => `${start} ${end}`.slice(0, 1990));
const requests: fc.Arbitrary<DirectionRequest> = fc
  .record({
    description,
    primaryColorHex: fc.option(sixDigits),
    secondaryColorHex: fc.option(sixDigits),
    primaryFont: font,
    colorHarmony: fc.constantFrom(...HARMONY_CHOICES),
    customIndustry: fc.option(hostile.map((text) => text.slice(0, 200))),
    keptColors: fc.array(sixDigits, { maxLength: 4 }),
    rejectedColors: fc.array(sixDigits, { maxLength: 4 }),
  })
  .map(({ keptColors, rejectedColors, ...fields }) => ({
    mode: 'copilot' as const,
    brief: parseBrief('copilot', fields),
    seed: 'seed-1',
    preferences: { ...NO_PREFERENCES, keptColors, rejectedColors, notes: ['never use pink'] },
  }));

describe('any proposal of a model', () => {
  test('becomes a valid direction and guide, with given colors byte for byte', async () => {
    const nameColor = await loadColorNamer();
    await fc.assert(
      fc.asyncProperty(proposals, requests, async (proposal, request) => {
        const direction = await toDirection(modelProposalSchema.parse(proposal), request);
        expect(directionSchema.parse(direction)).toEqual(direction);
        const guide = parseGuide(JSON.parse(JSON.stringify(buildGuide(direction, nameColor))));
        const hexes = guideColors(guide).map((color) => color.hex);
        const { brief } = request;
        if (brief.mode !== 'copilot') return;
        if (brief.primaryColorHex !== null) expect(hexes[0]).toBe(brief.primaryColorHex);
        if (brief.secondaryColorHex !== null) expect(hexes[1]).toBe(brief.secondaryColorHex);
        if (brief.primaryFont !== null) expect(guide.fonts.header.name).toBe(brief.primaryFont);
      }),
      { numRuns: sampleSize(80, 1_000) },
    );
  });

  test('adds no markup to the guide and no text to the explanations', async () => {
    const nameColor = await loadColorNamer();
    const marked: ModelProposal = {
      traits: ['zzqx'],
      colors: [{ hex: '#1f5f8b', words: ['zzqx'] }],
      avoid: [{ hex: '#ff69b4', words: ['zzqx'] }],
      harmony: { type: 'triadic', words: ['zzqx'] },
      mood: {
        chroma: { value: 0.5, words: ['zzqx'] },
        lightness: { value: 0.5, words: ['zzqx'] },
        contrast: { value: 0.5, words: ['zzqx'] },
      },
      type: { header: null, body: null, traits: [{ trait: 'bold', weight: 1 }], words: ['zzqx'] },
      example: { title: 'zzqx', text: 'zzqx' },
    };
    const guide = buildGuide(await toDirection(marked, BOATS), nameColor);
    expect(guide.colors.explanation.content + guide.fonts.explanation.content).not.toContain('zzqx');
    await fc.assert(
      fc.asyncProperty(proposals, async (proposal) => {
        const { traits, exampleTitle, exampleText } = await toDirection(proposal, BOATS);
        expect(`${traits.join()} ${exampleTitle} ${exampleText}`).not.toMatch(/[<>{}\\`\p{Cc}\p{Cs}\u202e]/u);
      }),
      { numRuns: sampleSize(80, 1_000) },
    );
  });
});
